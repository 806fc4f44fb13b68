import { documentAccents } from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import type { DocumentOrder } from '@hanap/resume-templates'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { ProfilesModule } from '../../profiles/index.ts'
import type { ParseResume } from '../parse-queue.ts'
import type { RenderQueue } from '../render-queue.ts'
import { resumeMimes, resumeName } from '../resume-file.ts'
import { existingDocument } from './document-routes.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'
import { machineReading } from './machine-reading.ts'

export interface DocumentFilesDeps {
  db: Db
  renderQueue: RenderQueue
  parse: ParseResume
  portraitOf: ProfilesModule['portraitOf']
  onError(error: unknown): void
}

const SVG = 'image/svg+xml'

/** Pictures of documents that are kept: a page's reader asks for the same one again, and for its other pages. */
const MAX_PICTURES = 40

/** Documents as pages and files, made by one and the same process: calls 375-377. */
export const documentFileRoutes = ({
  db,
  renderQueue,
  parse,
  portraitOf,
  onError,
}: DocumentFilesDeps): Route[] => {
  /** What cannot be rendered is ours to know of, and theirs to try again. */
  const rendered = async <Made>(rendering: Promise<Made>): Promise<Made> => {
    try {
      return await rendering
    } catch (error) {
      if (error instanceof Refusal) throw error
      onError(error)
      throw new Refusal('resume_not_made')
    }
  }

  const orderOf = async ({ content, updated_at }: DocumentRow, avatar: string | null) => {
    const hasPhoto = content.template === 'rirekisho' && content.style.is_photo_shown
    const order: DocumentOrder = {
      template: content.template,
      language: content.language,
      paper: content.paper,
      style: { ...content.style, accent: content.style.accent && documentAccents[content.style.accent] },
      sections: content.sections,
      madeAt: updated_at,
      photo: hasPhoto ? await portraitOf(avatar) : undefined,
    }
    return order
  }

  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const pictureOf = (row: DocumentRow, avatar: string | null, page: number | undefined) => {
    const key = [row.id, row.revision, avatar, page].join(' ')
    const cached = pictures.get(key)
    if (cached) return cached
    const picture = orderOf(row, avatar).then(order => renderQueue.preview(order, page))
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest)
    return picture
  }

  return [
    seekerRoute(calls.previewDocument, schemas.previewDocument, async ({ params, query, caller }) => {
      const row = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
      const bytes = await rendered(pictureOf(row, caller.user.avatar, query.page))
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
      const bytes = await rendered(orderOf(row, caller.user.avatar).then(renderQueue.pdf))
      const name = resumeName(row.content.name, 'pdf')
      return new FileAnswer({ name, mime: resumeMimes.pdf, size: bytes.byteLength }, bytes)
    }),

    seekerRoute(calls.readDocumentByMachine, schemas.readDocumentByMachine, async ({ params, caller }) => {
      const row = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
      const bytes = await rendered(orderOf(row, caller.user.avatar).then(renderQueue.pdf))
      const result = await parse(bytes, 'pdf')
      return { parsed: machineReading(row.content, 'parsed' in result ? result.parsed : null) }
    }),
  ]
}
