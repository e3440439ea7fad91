/** Whether a word, such as a step, is one of these: words of the same type, so that a misspelt one is found. */
export function oneOf<Word extends string>(word: Word, ...these: NoInfer<Word>[]): boolean {
  return these.includes(word)
}
