/** Rule help in Markdown: each heading is a rule id, and its title if it has one. */
export interface Rule {
  id: string
  title: string
  text: string
}

export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = []
  let open: Rule | undefined
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) {
      const match = /^#+\s+([A-Z]+-[A-Z]*\d*[a-z]?)\b(.*)$/u.exec(line)
      open = match ? { id: match[1] ?? '', title: tail(line, match[1] ?? ''), text: '' } : undefined
      if (open) rules.push(open)
    } else if (open && line.trim()) {
      open.text += (open.text ? ' ' : '') + line.trim()
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
