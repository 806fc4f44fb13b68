import { randomBytes } from 'node:crypto'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { documentOutline } from '@hanap/resume-templates'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { resumeMimes, resumeName } from '../resume-file.ts'
import { documentInWire, existingDocument, type PublicUrlOf } from './document-in-wire.ts'
import type { DocumentPrinter } from './document-printer.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'

/** 256 random bits, in letters that an address of ours may have: those of pages are in lower case. */
const newKey = () => randomBytes(32).toString('hex')

export interface PublicLinkDeps {
  db: Db
  printer: DocumentPrinter
  publicUrlOf: PublicUrlOf
  /** Whether an account is neither suspended nor to be deleted. */
  isStaying(accountId: string): Promise<boolean>
}

/** Documents that anybody may read who has their link: calls 463-465. */
export const publicLinkRoutes = ({ db, printer, publicUrlOf, isStaying }: PublicLinkDeps): Route[] => {
  const publicDocument = async (key: string): Promise<DocumentRow> => {
    const row = await documentsStore.findPublic(db, key)
    if (!row || !(await isStaying(row.account_id))) throw new Refusal('document_not_found')
    return row
  }

  return [
    seekerRoute(calls.setDocumentLink, schemas.setDocumentLink, async ({ params, body, caller }) =>
      db.transaction().execute(async trx => {
        const row = existingDocument(await documentsStore.findLocked(trx, caller.accountId, params.id))
        const link = body.is_public
          ? { public_key: row.public_key ?? newKey(), is_indexed: body.is_indexed }
          : { public_key: null, is_indexed: false }
        return { document: documentInWire(await documentsStore.setLink(trx, row.id, link), publicUrlOf) }
      }),
    ),

    route(calls.readPublicDocument, schemas.readPublicDocument, async ({ params, caller }) => {
      const { account_id, content, is_indexed } = await publicDocument(params.key)
      const isOwner = caller.kind === 'seeker' && caller.accountId === account_id
      if (!isOwner) await documentsStore.countView(db, params.key)
      const outline = documentOutline(content.sections, content.language)
      return { ...outline, name: outline.name || content.name, language: content.language, is_indexed }
    }),

    route(calls.downloadPublicDocument, schemas.downloadPublicDocument, async ({ params }) => {
      const row = await publicDocument(params.key)
      // A portrait is for those to whom the owner sends it.
      const bytes = await printer.pdf(row, null)
      const name = resumeName(row.content.name, 'pdf')
      return new FileAnswer({ name, mime: resumeMimes.pdf, size: bytes.byteLength }, bytes)
    }),
  ]
}
