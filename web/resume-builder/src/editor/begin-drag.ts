/** So near to an end of the window the page goes on, in pixels. */
const EDGE = 72
const MAX_STEP = 16

/** What can be dragged has its id as `data-movable`; it goes among those beside it. */
const neighboursOf = (part: HTMLElement) =>
  [...(part.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.movable !== undefined,
  )

/** How far the page moves in a frame while the pointer is at that height. */
const stepAt = (y: number) => {
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * MAX_STEP)
  const below = y - (innerHeight - EDGE)
  return below > 0 ? Math.ceil((below / EDGE) * MAX_STEP) : 0
}

/** The part before which one is dropped at that height; undefined: after all of them. */
const partAt = (parts: readonly HTMLElement[], y: number) =>
  parts.find(each => {
    const { top, height } = each.getBoundingClientRect()
    return y < top + height / 2
  })

/**
 * Follows the pointer until it is let go, Escape is pressed or the browser takes it away, and shows where the part
 * would be dropped; gives what ends it without a drop.
 */
export const beginDrag = (
  grip: HTMLElement,
  { pointerId, clientY: startedAt }: PointerEvent,
  onDrop: (before: string | null) => void,
): (() => void) => {
  const part = grip.closest<HTMLElement>('[data-movable]')
  if (!part) return () => undefined
  const ended = new AbortController()
  const { signal } = ended
  let y = startedAt
  let hasMoved = false
  let frame = 0

  const mark = (marked: HTMLElement | undefined, side: 'before' | 'after') => {
    for (const each of neighboursOf(part)) {
      if (each !== marked) delete each.dataset.drop
      else if (each.dataset.drop !== side) each.dataset.drop = side
    }
  }
  /** Undefined where the part would stay where it is. */
  const target = (): { before: HTMLElement | undefined } | undefined => {
    const parts = neighboursOf(part)
    const before = partAt(parts, y)
    const own = parts.indexOf(part)
    const to = before ? parts.indexOf(before) : parts.length
    return hasMoved && to !== own && to !== own + 1 ? { before } : undefined
  }
  const draw = () => {
    if (hasMoved) scrollBy({ top: stepAt(y), behavior: 'instant' })
    const place = target()
    if (place?.before) mark(place.before, 'before')
    else mark(place && neighboursOf(part).at(-1), 'after')
    frame = requestAnimationFrame(draw)
  }
  const end = () => {
    ended.abort()
    cancelAnimationFrame(frame)
    mark(undefined, 'before')
    delete part.dataset.dragged
  }

  grip.setPointerCapture(pointerId)
  part.dataset.dragged = ''
  grip.addEventListener(
    'pointermove',
    event => {
      y = event.clientY
      hasMoved ||= Math.abs(y - startedAt) > 3
    },
    { signal },
  )
  grip.addEventListener(
    'pointerup',
    () => {
      const place = target()
      end()
      if (place) onDrop(place.before?.dataset.movable ?? null)
    },
    { signal },
  )
  grip.addEventListener('lostpointercapture', end, { signal })
  grip.addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', event => event.key === 'Escape' && end(), { signal })
  frame = requestAnimationFrame(draw)
  return end
}
