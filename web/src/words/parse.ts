/** Rule help in Markdown: each heading is a rule id, and its title if it has one; a comment holds other words to find it by. */
export interface Rule {
  id: string
  title: string
  text: string
  also: string
}

export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = []
  let open: Rule | undefined
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) {
      const match = /^#+\s+([A-Z]+-[A-Z]*\d*[a-z]?)\b(.*)$/u.exec(line)
      open = match ? { id: match[1] ?? '', title: tail(line, match[1] ?? ''), text: '', also: '' } : undefined
      if (open) rules.push(open)
    } else if (open && line.trim()) {
      const comment = /^<!--\s*(.*?)\s*-->$/u.exec(line.trim())
      if (comment) open.also = comment[1] ?? ''
      else open.text += (open.text ? ' ' : '') + line.trim()
    }
  }
  return rules
}

/** What follows the id in its heading, without the punctuation between them. */
function tail(line: string, id: string): string {
  return line
    .slice(line.indexOf(id) + id.length)
    .replace(/^[\s.:·–—-]+/u, '')
    .trim()
}
