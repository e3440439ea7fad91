// Finds what a person could not read or press on the page as it is now: a sentence for each fault.
// `allowed` lists [sort of fault, selector] of what is meant to be so; `within` is what lies over the rest, if anything does.
([allowed, within]) => {
  const PIXEL = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 // as styles count them
  const SLACK = 1.5 * PIXEL
  const TOUCH = 3.5 * PIXEL // targets grown for the finger may touch
  const LOOK = 60 // pixels that a box which scrolls must show of its contents
  const SHORT = 520 // a window lower than this may scroll
  const PRESSED =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=slider], .can'
  const UNSEEN = '.vh, defs, symbol, title, desc, option, script, style'
  const faults = new Set()
  const short = innerHeight < SHORT

  const meant = {}
  for (const [sort, selector] of allowed) {
    meant[sort] ??= new Set()
    for (const el of document.querySelectorAll(selector)) meant[sort].add(el)
  }

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

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = (box) => box.right <= box.left || box.bottom <= box.top

  /** A box that cuts what lies in it, or lets it be scrolled to. */
  function clipOf(el, style, may) {
    const scrolls = (overflow) => /auto|scroll/.test(overflow)
    return {
      el,
      frame: el.getBoundingClientRect(),
      cutsAcross: style.overflowX !== 'visible',
      cutsDown: style.overflowY !== 'visible',
      sideways: scrolls(style.overflowX) && el.scrollWidth > el.clientWidth,
      scrolls: scrolls(style.overflowY) && el.scrollHeight > el.clientHeight,
      maySideways: may.sideways,
    }
  }

  /** What of a box is on the screen now. */
  const shownOf = (box, clips) => clips.reduce((seen, { frame }) => meet(seen, frame), box)

  /** How a box is cut on its way to the screen; nothing where it can be seen whole, or scrolled to. */
  function cutOf(box, clips) {
    let { left, top, right, bottom } = box
    for (let i = clips.length - 1; i >= 0; i--) {
      const { el, frame, sideways, scrolls, cutsAcross, cutsDown, maySideways } = clips[i]
      if (sideways && (right > frame.right + SLACK || left < frame.left - SLACK) && !maySideways)
        return `must be scrolled sideways in ${nameOf(el)}`
      if (sideways) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (scrolls) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      if (isEmpty({ left, top, right, bottom })) return '' // scrolled away
      const across = cutsAcross ? Math.max(right - frame.right, frame.left - left) : 0
      const down = cutsDown ? Math.max(bottom - frame.bottom, frame.top - top) : 0
      if (Math.max(across, down) > SLACK) return `is cut by ${px(Math.max(across, down))} in ${nameOf(el)}`
    }
    const below = short ? 0 : bottom - innerHeight
    const beyond = Math.max(right - innerWidth, below, -left, -top - scrollY)
    return beyond > SLACK ? `lies ${px(beyond)} beyond the screen` : ''
  }

  function isShortened(el) {
    let block = el
    while (getComputedStyle(block).display === 'inline') block = block.parentElement
    const style = getComputedStyle(block)
    const clamped = style.webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 1
    return clamped || (style.textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth)
  }

  const range = document.createRange()
  function checkText(node, el, clips) {
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (isEmpty(box)) return
    const cut = isShortened(el) ? 'is shortened by …' : cutOf(box, clips)
    if (cut) faults.add(`${nameOf(el)} ${cut}`)
  }

  /** A box that scrolls shows enough to be scrolled in, and scrolls sideways only where that is meant. */
  function checkWindow({ el, frame, scrolls, sideways, maySideways }, clips) {
    if (sideways && !maySideways) faults.add(`${nameOf(el)} can be scrolled sideways by ${px(el.scrollWidth - el.clientWidth)}`)
    const shown = shownOf(frame, clips)
    const high = short ? frame.bottom - frame.top : Math.min(shown.bottom, innerHeight) - Math.max(shown.top, 0)
    if (scrolls && high < Math.min(LOOK * PIXEL, el.scrollHeight)) faults.add(`${nameOf(el)} shows only ${px(high)} of itself`)
  }

  const targets = []
  /** Goes through what is seen, with the boxes that cut it: `flow` what is in the flow, `placed` and `fixed` what is not. */
  function visit(el, { flow, placed, fixed, may }) {
    if (el.matches(UNSEEN)) return
    if (el.parentElement?.matches('details:not([open])') && !el.matches('summary')) return
    const style = getComputedStyle(el)
    if (style.display === 'none' || style.opacity === '0') return
    const own = { ...may }
    for (const sort in meant) if (meant[sort].has(el)) own[sort] = true
    own.sticky = may.sticky || style.position === 'sticky' // it lies over what is scrolled
    const clips = style.position === 'fixed' ? fixed : style.position === 'absolute' ? placed : flow
    const seen = style.visibility === 'visible'
    if (seen && el.matches(PRESSED) && el.getBoundingClientRect().width) targets.push({ el, clips, may: own })

    const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    const inner = cuts && style.display !== 'inline' ? [...clips, clipOf(el, style, own)] : clips
    if (inner !== clips) checkWindow(inner.at(-1), clips)
    const holds = style.position !== 'static' || style.transform !== 'none'
    const context = {
      flow: inner,
      placed: holds || style.containerType !== 'normal' ? inner : placed,
      fixed: style.transform !== 'none' ? inner : fixed,
      may: own,
    }
    for (const child of el.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) visit(child, context)
      else if (child.nodeType === Node.TEXT_NODE && seen && !own.cut && child.data.trim()) checkText(child, el, inner)
    }
  }

  function isReached(el, [x, y]) {
    const at = document.elementFromPoint(x, y)
    const labels = [...(el.labels ?? [])]
    return !at || [el, ...labels].some((one) => one.contains(at) || at.contains(one)) ? '' : nameOf(at)
  }

  const middleOf = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]

  function checkTarget({ el, clips, may }) {
    const box = el.getBoundingClientRect()
    const cut = may.cut ? '' : cutOf(box, clips)
    if (cut) faults.add(`${nameOf(el)} ${cut}`)
    if (cut || may.under) return
    const [x, y] = middleOf(box)
    const shown = shownOf({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }, clips)
    if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) return // scrolled away
    const over = isReached(el, [x, y])
    if (over) covered.push({ el, over })
  }

  /** In a window that scrolls, what lies under a bar can be brought out from there. */
  function checkCovered({ el, over }) {
    if (short) {
      el.scrollIntoView({ block: 'center', behavior: 'instant' })
      over = isReached(el, middleOf(el.getBoundingClientRect()))
    }
    if (over) faults.add(`${nameOf(el)} lies under ${over}`)
  }

  function findOverlaps() {
    const boxes = targets
      .filter(({ el, may }) => !may.overlap && !el.closest('svg'))
      .map(({ el, clips, may }) => ({ el, sticky: may.sticky, box: shownOf(el.getBoundingClientRect(), clips) }))
      .filter(({ box }) => !isEmpty(box))
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        if (one.sticky !== other.sticky) continue
        const both = meet(one.box, other.box)
        const [across, down] = [both.right - both.left, both.bottom - both.top]
        if (Math.min(across, down) <= TOUCH || one.el.contains(other.el) || other.el.contains(one.el)) continue
        faults.add(`${nameOf(one.el)} overlaps ${nameOf(other.el)} by ${px(across)} × ${px(down)}`)
      }
    })
  }

  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`the page is ${px(scrollWidth - innerWidth)} too wide`)
  if (scrollHeight > innerHeight && !short) faults.add(`the page is ${px(scrollHeight - innerHeight)} too high`)

  const covered = []
  const root = document.querySelector(within) ?? document.body
  visit(root, { flow: [], placed: [], fixed: [], may: {} })
  targets.forEach(checkTarget)
  findOverlaps()
  const scrolled = [document.documentElement, document.querySelector('main')].map((el) => [el, el?.scrollTop])
  covered.forEach(checkCovered)
  for (const [el, top] of scrolled) el?.scrollTo({ top, behavior: 'instant' })
  return [...faults]
}
