// Finds what a person could not read or press on the page as it is now: a sentence for each fault.
// `allowed` lists [sort of fault, selector] of what is meant to be so.
(allowed) => {
  const SLACK = 1.5
  const TOUCH = 3.5 // targets grown for the finger may touch
  const PRESSED =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=slider], .can'
  const faults = new Set()

  const styles = new Map()
  function styleOf(el) {
    if (!styles.has(el)) styles.set(el, getComputedStyle(el))
    return styles.get(el)
  }

  const isAllowed = (el, sort) => allowed.some(([what, selector]) => what === sort && el.closest(selector))
  const px = (n) => `${Math.round(n)} px`

  function nameOf(el) {
    const path = []
    for (let e = el; e && e !== document.body && path.length < 3; e = e.parentElement) {
      const classes = [...e.classList].filter((name) => !name.startsWith('svelte-'))
      path.unshift([e.tagName.toLowerCase(), ...classes].join('.'))
    }
    const said = (el.getAttribute('aria-label') ?? el.textContent ?? '').trim().replace(/\s+/g, ' ')
    return `${path.join(' > ')} “${said.slice(0, 50)}”`
  }

  function isSeen(el) {
    const seen = el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return seen && !el.closest('.vh, defs, symbol, title, desc, option')
  }

  /** The boxes that cut what lies in `el`, or `el` itself, from the inside out. */
  function clipsOf(el, inside = false) {
    const clips = []
    let position = inside ? 'static' : styleOf(el).position
    for (let e = inside ? el : el.parentElement; e && e !== document.documentElement; e = e.parentElement) {
      const style = styleOf(e)
      const holds = style.position !== 'static' || style.transform !== 'none'
      if (position === 'fixed' ? style.transform === 'none' : position === 'absolute' && !holds) continue
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') clips.push(e)
      position = style.position
    }
    return clips
  }

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = (box) => box.right <= box.left || box.bottom <= box.top

  /** What of a box in `el` is on the screen now. */
  const shownOf = (el, box) => clipsOf(el).reduce((seen, clip) => meet(seen, clip.getBoundingClientRect()), box)

  /** How a box in `el` is cut on its way to the screen; nothing where it can be seen whole, or scrolled to. */
  function cutOf(el, box, inside = false) {
    let { left, top, right, bottom } = box
    for (const clip of clipsOf(el, inside)) {
      const frame = clip.getBoundingClientRect()
      const { overflowX, overflowY } = styleOf(clip)
      const sideways = /auto|scroll/.test(overflowX) && clip.scrollWidth > clip.clientWidth
      const scrolls = /auto|scroll/.test(overflowY) && clip.scrollHeight > clip.clientHeight
      if (sideways && (right > frame.right + SLACK || left < frame.left - SLACK) && !isAllowed(clip, 'sideways'))
        return `must be scrolled sideways in ${nameOf(clip)}`
      if (sideways) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (scrolls) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      if (isEmpty({ left, top, right, bottom })) return '' // scrolled away
      const across = overflowX === 'visible' ? 0 : Math.max(right - frame.right, frame.left - left)
      const down = overflowY === 'visible' ? 0 : Math.max(bottom - frame.bottom, frame.top - top)
      if (Math.max(across, down) > SLACK) return `is cut by ${px(Math.max(across, down))} in ${nameOf(clip)}`
    }
    const beyond = Math.max(right - innerWidth, bottom - innerHeight, -left, -top)
    return beyond > SLACK ? `lies ${px(beyond)} beyond the screen` : ''
  }

  function isShortened(el) {
    let block = el
    while (styleOf(block).display === 'inline') block = block.parentElement
    const style = styleOf(block)
    const clamped = style.webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 1
    return clamped || (style.textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth)
  }

  function findTooLarge() {
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth) faults.add(`the page is ${px(scrollWidth - innerWidth)} too wide`)
    if (scrollHeight > innerHeight) faults.add(`the page is ${px(scrollHeight - innerHeight)} too high`)
  }

  function findCutText(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const el = walker.currentNode.parentElement
      if (!walker.currentNode.textContent.trim() || !isSeen(el) || isAllowed(el, 'cut')) continue
      range.selectNodeContents(walker.currentNode)
      const box = range.getBoundingClientRect()
      if (isEmpty(box)) continue
      const cut = isShortened(el) ? 'is shortened by …' : cutOf(el, box, true)
      if (cut) faults.add(`${nameOf(el)} ${cut}`)
    }
  }

  function findUnreachable(targets) {
    for (const el of targets) {
      const box = el.getBoundingClientRect()
      const cut = isAllowed(el, 'cut') ? '' : cutOf(el, box)
      if (cut) faults.add(`${nameOf(el)} ${cut}`)
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (cut || isAllowed(el, 'under') || isEmpty(shownOf(el, { left: x, right: x + 1, top: y, bottom: y + 1 }))) continue
      const at = document.elementFromPoint(x, y)
      const labels = [...(el.labels ?? [])]
      if (at && ![el, ...labels].some((one) => one.contains(at) || at.contains(one)))
        faults.add(`${nameOf(el)} lies under ${nameOf(at)}`)
    }
  }

  function findOverlaps(targets) {
    const boxes = targets
      .filter((el) => !el.closest('svg') && !isAllowed(el, 'overlap'))
      .map((el) => ({ el, box: shownOf(el, el.getBoundingClientRect()) }))
      .filter(({ box }) => !isEmpty(box))
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        const both = meet(one.box, other.box)
        const [across, down] = [both.right - both.left, both.bottom - both.top]
        if (Math.min(across, down) <= TOUCH || one.el.contains(other.el) || other.el.contains(one.el)) continue
        faults.add(`${nameOf(one.el)} overlaps ${nameOf(other.el)} by ${px(across)} × ${px(down)}`)
      }
    })
  }

  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const targets = [...root.querySelectorAll(PRESSED)].filter((el) => isSeen(el) && el.getBoundingClientRect().width)
  findTooLarge()
  findCutText(root)
  findUnreachable(targets)
  findOverlaps(targets)
  return [...faults]
}
