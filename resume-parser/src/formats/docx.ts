import { withBullets } from '../layout/bullets.ts'
import { type ReadText, withPlaces } from '../layout/line.ts'
import { joinWraps } from '../layout/wraps.ts'
import { docxLines } from './docx-lines.ts'
import { stylesIn } from './docx-styles.ts'
import { decodeXmlText } from './xml.ts'
import { openZip } from './zip.ts'

const TARGET = /Target="((?:https?|mailto):[^"]+)"/g
const HEADERS = /^word\/header\d*\.xml$/

/** The text of a DOCX, page headers first. `hasPictures` tells an empty one that is a scan. */
export const readDocx = (bytes: Uint8Array): ReadText & { hasPictures: boolean } => {
  const zip = openZip(bytes)
  const parts = [...zip.names.filter(name => HEADERS.test(name)).slice(0, 3), 'word/document.xml']
  const relations = zip.text('word/_rels/document.xml.rels') ?? ''
  const links = [...relations.matchAll(TARGET)].map(match => decodeXmlText(match[1] ?? ''))
  const styles = stylesIn(zip.text('word/styles.xml') ?? '')
  const seen = new Set<string>()
  const lines = parts.flatMap(name => {
    const own = docxLines(zip.text(name) ?? '', styles)
    // The headers of first, odd and even pages often say the same.
    const key = own.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join('\n')
    if (seen.has(key)) return []
    seen.add(key)
    return own
  })
  return {
    ...withPlaces(joinWraps(withBullets(lines)), links),
    hasPictures: zip.names.some(name => name.startsWith('word/media/')),
  }
}
