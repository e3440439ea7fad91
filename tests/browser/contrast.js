// The contrast of every text with what is drawn behind it. `texts` asks the page, `faults` reads a picture of it.
({
  texts() {
    const DRAWING = 8 // a letter on a piece that is smaller belongs to the drawing: it is said beside it
    const EDGE = 24 // where something scrolls or is panned, its edge fades, or names rows and columns
    const atEdge = (box, el) => {
      if (!el) return false
      const frame = el.getBoundingClientRect()
      const scrolls = getComputedStyle(el).overflow !== 'visible'
      const down = scrolls && el.scrollHeight > el.clientHeight
      const across = scrolls && el.scrollWidth > el.clientWidth
      const inset = Math.min(
        down ? Math.min(box.top - frame.top, frame.bottom - box.bottom) : EDGE,
        across ? Math.min(box.left - frame.left, frame.right - box.right) : EDGE,
      )
      return inset < EDGE || atEdge(box, el.parentElement)
    }
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const top = document.querySelector('dialog[open]') ?? document.body
    // the bubble of a lesson lies over others until one presses there, and lets presses through
    const bubbles = [...document.querySelectorAll('.pointer')].map((one) => one.getBoundingClientRect())
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    while (walk.nextNode()) {
      const node = walk.currentNode
      const el = node.parentElement
      if (!node.data.trim() || !top.contains(el) || el.closest('.vh, option, script, style, defs, symbol, title, desc'))
        continue
      if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (el.closest(':disabled, [aria-disabled=true], [inert]')) continue // may be faint (WCAG 1.4.3)
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (atEdge(box, el) || (!el.closest('.pointer') && bubbles.some((one) => overlap(one, box)))) continue
      const isOf = (at) =>
        at && (at.contains(el) || el.contains(at) || (el.ownerSVGElement && at.closest('svg') === el.closest('svg')))
      const corners = [box.left + 1, box.right - 1].flatMap((x) => [box.top + 1, box.bottom - 1].map((y) => [x, y]))
      if (!corners.every(([x, y]) => isOf(document.elementFromPoint(x, y)))) continue // covered, or away
      const style = getComputedStyle(el)
      const matrix = el instanceof SVGElement ? el.getScreenCTM?.() : null
      const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
      if (size < DRAWING) continue
      const colour = matrix ? style.fill : style.color
      const big = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const name = [...el.classList].filter((one) => !one.startsWith('svelte-')).join('.')
      const within =
        el.closest('[class]:not(b, i, text, tspan)')?.className?.baseVal ?? el.closest('[class]')?.className ?? ''
      found.push({
        box: [box.x, box.y, box.width, box.height],
        colour,
        least: big ? 3 : 4.5,
        what: `${el.tagName.toLowerCase()}.${name} in ${String(within).replace(/ ?svelte-\S+/g, '')} “${node.data.trim().slice(0, 30)}” ${size.toFixed(1)} px`,
      })
    }
    return found
  },

  async faults(picture, texts) {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
    canvas.drawImage(image, 0, 0)
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const light = ([r, g, b]) => {
      const [x, y, z] = [r, g, b].map((v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const ratio = (one, other) => {
      const [a, b] = [light(one), light(other)].sort((x, y) => y - x)
      return (a + 0.05) / (b + 0.05)
    }
    const found = []
    for (const { box, colour, least, what } of texts) {
      const [x, y, w, h] = box.map(Math.round)
      if (w < 2 || h < 2 || x < 0 || y < 0 || x + w > image.width || y + h > image.height) continue
      // what is behind: the colour that most of the box has
      const { data } = canvas.getImageData(x, y, w, h)
      const counts = new Map()
      for (let i = 0; i < data.length; i += 4) {
        const key = ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      const [most] = [...counts].sort((a, b) => b[1] - a[1])[0]
      const behind = [most >> 12, (most >> 6) & 63, most & 63].map((v) => v * 4 + 2)
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const [r, g, b, alpha] = paint.getImageData(0, 0, 1, 1).data
      const text = [r, g, b].map((v, i) => (v * alpha + behind[i] * (255 - alpha)) / 255)
      const contrast = ratio(text, behind)
      if (contrast < least - 0.05) found.push(`contrast ${contrast.toFixed(1)} of ${least}: ${what}`)
    }
    return found
  },
})
