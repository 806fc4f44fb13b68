import { attribute, xmlTokensIn } from './xml.ts'

/** How a style of a document looks. */
export interface DocxStyle {
  isBold: boolean
  isHeading: boolean
  /** In points; 0 where it does not say. */
  size: number
}

const HALF_POINTS = 2
const HEADING = /^(?:heading|title|berschrift|ttulo|subtitle)/i

export const isOn = (attributes: string) =>
  !['0', 'false', 'none'].includes(attribute(attributes, 'w:val') ?? '1')
export const pointsIn = (attributes: string) => Number(attribute(attributes, 'w:val') ?? 0) / HALF_POINTS

/** The styles of a document by their names. */
export const stylesIn = (xml: string): ReadonlyMap<string, DocxStyle> => {
  const styles = new Map<string, DocxStyle>()
  let open: (DocxStyle & { id: string }) | undefined
  for (const { name, isEnd, attributes } of xmlTokensIn(xml)) {
    if (name === 'w:style' && !isEnd) {
      const id = attribute(attributes, 'w:styleId') ?? ''
      open = { id, isBold: false, isHeading: HEADING.test(id), size: 0 }
      if (id && attribute(attributes, 'w:type') === 'paragraph') styles.set(id, open)
    }
    if (!open || isEnd) continue
    if (name === 'w:b') open.isBold = isOn(attributes)
    if (name === 'w:sz') open.size = pointsIn(attributes)
    if (name === 'w:outlineLvl') open.isHeading = true
  }
  return styles
}

export const plainStyle = (id: string): DocxStyle => ({ isBold: false, isHeading: HEADING.test(id), size: 0 })
