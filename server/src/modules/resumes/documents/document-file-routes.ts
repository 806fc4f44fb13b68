import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { ParseResume } from '../parse-queue.ts'
import type { RenderQueue } from '../render-queue.ts'
import { resumeMimes, resumeName } from '../resume-file.ts'
import { existingDocument } from './document-in-wire.ts'
import type { DocumentPrinter } from './document-printer.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'
import { machineReading } from './machine-reading.ts'
import { existingVersion } from './versions/version-routes.ts'
import { type DocumentVersionRow, versionsStore } from './versions/versions-store.ts'

export interface DocumentFilesDeps {
  db: Db
  renderQueue: RenderQueue
  parse: ParseResume
  printer: DocumentPrinter
}

const SVG = 'image/svg+xml'

/** Pictures of documents that are kept: a page's reader asks for the same one again, and for its other pages. */
const MAX_PICTURES = 40

const asItWas = (present: DocumentRow, version: DocumentVersionRow): DocumentRow => ({
  ...present,
  content: version.content,
  revision: version.revision,
  updated_at: version.written_at,
})

/** Documents as pages and files, made by one and the same process: calls 375-377. */
export const documentFileRoutes = ({ db, renderQueue, parse, printer }: DocumentFilesDeps): Route[] => {
  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const pictureOf = (row: DocumentRow, avatar: string | null, page: number | undefined) => {
    const key = [row.id, row.revision, avatar, page].join(' ')
    const cached = pictures.get(key)
    if (cached) return cached
    const picture = printer.orderOf(row, avatar).then(order => renderQueue.preview(order, page))
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest)
    return picture
  }

  return [
    seekerRoute(calls.previewDocument, schemas.previewDocument, async ({ params, query, caller }) => {
      const present = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
      const row =
        query.version_id === undefined
          ? present
          : asItWas(present, existingVersion(await versionsStore.find(db, present.id, query.version_id)))
      const bytes = await printer.rendered(pictureOf(row, caller.user.avatar, query.page))
      if (bytes.byteLength === 0) throw new Refusal('document_not_found')
      return new FileAnswer(
        {
          name: resumeName(row.content.name, 'pdf').replace(/\.pdf$/, '.svg'),
          mime: SVG,
          size: bytes.byteLength,
        },
        bytes,
      )
    }),

    seekerRoute(calls.downloadDocument, schemas.downloadDocument, async ({ params, caller }) => {
      const row = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
      const bytes = await printer.pdf(row, caller.user.avatar)
      await db.transaction().execute(trx => versionsStore.keepTaken(trx, row, 'download'))
      const name = resumeName(row.content.name, 'pdf')
      return new FileAnswer({ name, mime: resumeMimes.pdf, size: bytes.byteLength }, bytes)
    }),

    seekerRoute(calls.readDocumentByMachine, schemas.readDocumentByMachine, async ({ params, caller }) => {
      const row = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
      const bytes = await printer.pdf(row, caller.user.avatar)
      const result = await parse(bytes, 'pdf')
      return { parsed: machineReading(row.content, 'parsed' in result ? result.parsed : null) }
    }),
  ]
}
