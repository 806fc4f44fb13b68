import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { ResumeDocument } from './document.ts'
import { fontFolders } from './fonts.ts'
import { compactSvg, withFlatAnchors } from './preview-anchors.ts'
import { withReadableArabic } from './readable/readable-arabic.ts'
import type { RenderTemplate } from './render-task.ts'

const folder = fileURLToPath(new URL('../typst', import.meta.url))

/** A file that is there for the compiler alone. */
const PHOTO = 'photo.jpg'

/** Documents after which one's layout is forgotten: as many people write at once, and one that is remembered takes a third of the time. */
const REMEMBERED = 20

/** In points. */
const sheets = {
  a4: { width: 595.2756, height: 841.8898 },
  'us-letter': { width: 612, height: 792 },
} as const
type Sheet = (typeof sheets)[keyof typeof sheets]

const numberIn = (value: number) => String(value).replace('.', '\\.')
const paperIn = ({ width, height }: Sheet) =>
  new RegExp(
    `\\n *<path class="typst-shape" fill="#ffffff"[^>]*? d="M 0 0v ${numberIn(height)} h ${numberIn(width)} v -${numberIn(height)} Z "\\/>`,
    'g',
  )

/** The pages below each other on one sheet: the compiler lays each page's paper over the first page. */
const onOneSheet = (svg: string, sheet: Sheet): string => {
  const paper = paperIn(sheet)
  const count = svg.match(paper)?.length ?? 1
  const edges = Array.from({ length: count - 1 }, (_, at) => {
    const y = (at + 1) * sheet.height
    return `<path d="M 0 ${y} h ${sheet.width}" stroke="#9aa3af" stroke-width="0.7"/>`
  })
  const ground = `<rect width="${sheet.width}" height="${count * sheet.height}" fill="#ffffff"/>${edges.join('')}`
  return svg.replace(paper, '').replace(/<svg[^>]*>/, start => `${start}${ground}`)
}

/** One of the pages, of which the first is 1; empty where there is no such page. */
const onePage = (svg: string, sheet: Sheet, page: number): string => {
  const count = svg.match(paperIn(sheet))?.length ?? 1
  if (page > count) return ''
  const { width, height } = sheet
  const box = `0 ${(page - 1) * height} ${width} ${height}`
  return onOneSheet(svg, sheet).replace(/<svg[^>]*>/, start =>
    start
      .replace(/ viewBox="[^"]*"/, ` viewBox="${box}"`)
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  )
}

/** Compiles within this process, whatever it costs: `render-pool.ts` keeps it out of everybody's way. */
export const createCompiler = () => {
  // Files outside the templates' folder are out of its reach.
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] })

  /** One document at a time: each one's photo takes the place of the last one's. */
  const compiled = (
    template: RenderTemplate,
    document: ResumeDocument,
    photo: Uint8Array | undefined,
  ): NodeTypstDocument => {
    compiler.resetShadow()
    if (photo) compiler.mapShadow(join(folder, PHOTO), Buffer.from(photo))
    const outcome = compiler.compile({
      mainFilePath: join(folder, `${template}.typ`),
      inputs: { doc: JSON.stringify(document) },
    })
    if (outcome.result) return outcome.result
    const error = outcome.takeError()
    throw new Error(
      `The template ${template} could not be compiled: ${JSON.stringify(error?.shortDiagnostics)}`,
    )
  }

  return {
    pdf: (template: RenderTemplate, document: ResumeDocument, photo?: Uint8Array): Uint8Array => {
      const done = compiled(template, document, photo)
      try {
        return withReadableArabic(compiler.pdf(done, { pdfStandard: 'ua-1' }))
      } catch (error) {
        // A document without a name has no first heading, which PDF/UA asks for; it is a PDF all the same.
        if (document.author !== '') throw error
        return withReadableArabic(compiler.pdf(done))
      }
    },
    svg: (
      template: RenderTemplate,
      document: ResumeDocument,
      { photo, page }: { photo?: Uint8Array | undefined; page?: number | undefined } = {},
    ): string => {
      const sheet = sheets[document.style?.paper ?? 'a4']
      const svg = compiler.plainSvg(compiled(template, document, photo))
      const picture = page === undefined ? onOneSheet(svg, sheet) : onePage(svg, sheet, page)
      // A resume of the profile has no style of its own, and is no preview.
      return document.style ? compactSvg(withFlatAnchors(picture)) : picture
    },
    /** What was remembered of documents that were last made long ago is dropped. */
    forget: () => compiler.evictCache(REMEMBERED),
  }
}
