import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { pngOf } from './png.ts'

/** A page as PNG, with its size in pixels. */
export interface DrawnPage {
  width: number
  height: number
  png: Uint8Array
}

/** Why a file has no drawn pages. `too_large`: it took more time or memory than a resume may. */
export type DrawProblem = 'locked' | 'unreadable' | 'too_large'

/** More than a resume has; readers go as far. */
export const MAX_DRAWN_PAGES = 20
/** Of A4 at 150 dots an inch, and no page has more pixels than two such. */
const PAGE_WIDTH = 1240
const MAX_PIXELS = 2 * 1240 * 1754

/** `FPDF_GetLastError` */
const PASSWORD_ERROR = 4
/** A bitmap of four bytes a pixel: “FPDFBitmap_BGRx”. */
const BGRX = 3
const WHITE = 0xffffffff
/** “FPDF_ANNOT”: what stands on the page besides its own content, such as notes. */
const WITH_ANNOTATIONS = 0x01
/** “FPDF_REVERSE_BYTE_ORDER”: red first. */
const RED_FIRST = 0x10

/** The library's memory; it is another one whenever that has grown. */
const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array => {
  if ('HEAPU8' in pdfium && pdfium.HEAPU8 instanceof Uint8Array) return pdfium.HEAPU8
  throw new Error('The library shows no memory')
}

const drawPage = (
  lib: WrappedPdfiumModule,
  { document, form, at }: { document: number; form: number; at: number },
): DrawnPage | undefined => {
  const page = lib.FPDF_LoadPage(document, at)
  if (page === 0) return undefined
  const size = { width: lib.FPDF_GetPageWidthF(page), height: lib.FPDF_GetPageHeightF(page) }
  const scale = Math.min(PAGE_WIDTH / size.width, Math.sqrt(MAX_PIXELS / (size.width * size.height)))
  const width = Math.max(1, Math.floor(size.width * scale))
  const height = Math.max(1, Math.floor(size.height * scale))
  const bitmap = lib.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
  if (bitmap === 0) return undefined
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST)
  // What was filled into its fields.
  if (form !== 0) lib.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, RED_FIRST)
  const start = lib.FPDFBitmap_GetBuffer(bitmap)
  const png = pngOf({ width, height, rgbx: memoryOf(lib).slice(start, start + width * height * 4) })
  lib.FPDFBitmap_Destroy(bitmap)
  lib.FPDF_ClosePage(page)
  return { width, height, png }
}

export type DrawResult = { numOfPages: number; pages: Iterable<DrawnPage> } | { problem: DrawProblem }

/** Draws the pages of a PDF in this process, each when it is asked for: for files that are trusted. Others by `drawIsolated`. */
export const drawPages = async (bytes: Uint8Array): Promise<DrawResult> => {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const lib = await init({ wasmBinary })
  lib.PDFiumExt_Init()
  const start = lib.pdfium.wasmExports.malloc(bytes.length)
  memoryOf(lib).set(bytes, start)
  const document = lib.FPDF_LoadMemDocument(start, bytes.length, '')
  if (document === 0) return { problem: lib.FPDF_GetLastError() === PASSWORD_ERROR ? 'locked' : 'unreadable' }
  const form = lib.PDFiumExt_InitFormFillEnvironment(document, lib.PDFiumExt_OpenFormFillInfo())
  const numOfPages = lib.FPDF_GetPageCount(document)
  const pages = function* () {
    for (let at = 0; at < Math.min(numOfPages, MAX_DRAWN_PAGES); at += 1) {
      const page = drawPage(lib, { document, form, at })
      // The pages keep their numbers: after one that cannot be drawn there is none.
      if (!page) return
      yield page
    }
  }
  return { numOfPages, pages: pages() }
}
