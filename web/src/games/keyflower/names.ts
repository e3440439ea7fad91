// A tile's name in the other languages of the page: players at one table may know it by another name.
import { ADDRESSES, language } from '../../words/index.svelte'

/** `Kohász (HU), Fondeur (FR)`. */
export async function otherNames(id: string): Promise<string> {
  const others = Object.keys(ADDRESSES).filter((one) => one !== language())
  const names = await Promise.all(others.map(async (one) => [await nameIn(one, id), one] as const))
  return names.flatMap(([name, one]) => (name ? [`${name} (${one.toUpperCase()})`] : [])).join(', ')
}

async function nameIn(language: string, id: string): Promise<string> {
  const answer = await fetch(ADDRESSES[language] ?? '')
  const { texts } = (await answer.json()) as { texts: Record<string, string> }
  const line = new RegExp(`^keyflower-${id} = (.+)$`, 'm')
  for (const text of Object.values(texts)) {
    const found = line.exec(text)?.[1]
    if (found) return found
  }
  return ''
}
