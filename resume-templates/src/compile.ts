import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { TemplateKey } from './content.ts'
import type { ResumeDocument } from './document.ts'
import { fontFolders } from './fonts.ts'
import { withReadableArabic } from './readable/readable-arabic.ts'

const folder = fileURLToPath(new URL('../typst', import.meta.url))

/** A file that is there for the compiler alone. */
const PHOTO = 'photo.jpg'

const PAGE = { width: 595.2756, height: 841.8898 }
const PAPER =
  /\n *<path class="typst-shape" fill="#ffffff"[^>]*? d="M 0 0v 841\.8898 h 595\.2756 v -841\.8898 Z "\/>/g

/** The pages below each other on one sheet: the compiler lays each page's paper over the first page. */
const onOneSheet = (svg: string): string => {
  const count = svg.match(PAPER)?.length ?? 1
  const edges = Array.from({ length: count - 1 }, (_, at) => {
    const y = (at + 1) * PAGE.height
    return `<path d="M 0 ${y} h ${PAGE.width}" stroke="#9aa3af" stroke-width="0.7"/>`
  })
  const sheet = `<rect width="${PAGE.width}" height="${count * PAGE.height}" fill="#ffffff"/>${edges.join('')}`
  return svg.replace(PAPER, '').replace(/<svg[^>]*>/, start => `${start}${sheet}`)
}

/** Compiles within this process, whatever it costs: `render-pool.ts` keeps it out of everybody's way. */
export const createCompiler = () => {
  // Files outside the templates' folder are out of its reach.
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] })

  /** One document at a time: each one's photo takes the place of the last one's. */
  const compiled = (
    template: TemplateKey,
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
    pdf: (template: TemplateKey, document: ResumeDocument, photo?: Uint8Array): Uint8Array => {
      const done = compiled(template, document, photo)
      return withReadableArabic(compiler.pdf(done, { pdfStandard: 'ua-1' }))
    },
    svg: (template: TemplateKey, document: ResumeDocument, photo?: Uint8Array): string =>
      onOneSheet(compiler.plainSvg(compiled(template, document, photo))),
    /** What was remembered of the documents before the last few is dropped. */
    forget: () => compiler.evictCache(2),
  }
}
