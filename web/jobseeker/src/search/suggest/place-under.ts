const GAP = 6
const NARROW = 480

/** Under its field, as wide as that or, on a phone, as the form; as high as what is to be seen of the page leaves. */
export const placeUnder = (field: HTMLElement | null, list: HTMLElement | null): void => {
  const own = field?.closest('label')?.getBoundingClientRect()
  const form = field?.closest('form')?.getBoundingClientRect()
  if (!own || !form || !list) return
  const { left, width } = form.width < NARROW ? form : own
  const height = (visualViewport?.height ?? innerHeight) - own.bottom - 2 * GAP
  Object.assign(list.style, {
    top: `${own.bottom + scrollY + GAP}px`,
    left: `${left + scrollX}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(height, 160)}px`,
  })
}
