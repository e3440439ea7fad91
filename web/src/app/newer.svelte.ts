/** The build of the page that the server has, where it is not this one. */
let newer = $state('')

/** Empty where there is none. */
export function newBuild(): string {
  return newer
}

export function foundBuild(build: string): void {
  newer = build
}

/** By the wish of who looks at it. */
export function loadNow(): void {
  location.reload()
}
