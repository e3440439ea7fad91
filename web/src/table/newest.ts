/** Keeps the end of a box in sight when it gets another size, unless somebody has scrolled back. */
export function keepNewest(box: HTMLElement): () => void {
  let atEnd = true
  const look = (): void => {
    atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
  }
  const sized = new ResizeObserver(() => {
    if (atEnd) box.scrollTo({ top: box.scrollHeight })
  })
  box.addEventListener('scroll', look, { passive: true })
  sized.observe(box)
  return () => {
    box.removeEventListener('scroll', look)
    sized.disconnect()
  }
}
const NEAR = 8
