export interface Question {
  title: string
  about: string
  /** What the button says that does it. */
  verb: string
  yes: () => void
}
