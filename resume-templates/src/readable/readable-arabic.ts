import { lettersOf, ownLetters } from './glyph-letters.ts'
import { type PdfObject, PdfObjects } from './pdf-objects.ts'
import { blocksInOrder, piecesInOrder, withoutNotes } from './reading-order.ts'

const FONTS = /\/Font\s*<<([\s\S]*?)>>/
const NAMED = /\/(f\d+) (\d+) 0 R/g

/**
 * A PDF of the compiler's whose Arabic copies back as it was typed. Readers turn a line of Arabic around glyph by glyph,
 * which gives back what was typed only where every glyph says its own letter and stands where it is read.
 */
export const withReadableArabic = (pdf: Uint8Array): Uint8Array => {
  const objects = new PdfObjects(pdf)
  const changes = new Map<PdfObject, { entries: string; content: string }>()
  const letters = new Map<string, ReadonlyMap<number, string>>()
  for (const object of objects.all.values()) {
    if (!object.dictionary.includes('/Subtype /Type0')) continue
    const map = objects.referred('ToUnicode', object)
    const font = objects.referred('DescendantFonts', object)
    if (!map || !font) continue
    const before = objects.content(map)
    const content = ownLetters(before, font.dictionary)
    letters.set(object.number, lettersOf(content))
    if (content !== before) changes.set(map, { entries: '/Type /CMap /WMode 0', content })
  }
  for (const object of objects.all.values()) {
    if (!/\/Type \/Page\b/.test(object.dictionary)) continue
    const page = objects.referred('Contents', object)
    if (!page) continue
    const resources = objects.referred('Resources', object) ?? object
    const named = (FONTS.exec(resources.dictionary)?.[1] ?? '').matchAll(NAMED)
    const fonts = new Map(
      Array.from(named, ([, name = '', number = '']) => [name, letters.get(number) ?? new Map()]),
    )
    const before = objects.content(page)
    const content = blocksInOrder(piecesInOrder(withoutNotes(before)), fonts)
    if (content !== before) changes.set(page, { entries: '', content })
  }
  return objects.changed(changes)
}
