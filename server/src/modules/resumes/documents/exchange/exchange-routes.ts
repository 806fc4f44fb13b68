import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { documentOutline } from '@hanap/resume-templates'
import { FileAnswer, type Route, seekerRoute } from '../../../../calls/route.ts'
import type { Db } from '../../../../db/client.ts'
import { resumeMimes, resumeName } from '../../resume-file.ts'
import { existingDocument } from '../document-in-wire.ts'
import { type DocumentRow, documentsStore } from '../documents-store.ts'
import { versionsStore } from '../versions/versions-store.ts'
import { jsonResumeOf } from './json-resume.ts'
import { plainTextOf } from './plain-text.ts'
import { wordFileOf } from './word.ts'

type ExportFormat = calls.DocumentFormat

const mimes: Record<ExportFormat, string> = {
  docx: resumeMimes.docx,
  text: 'text/plain; charset=utf-8',
  json_resume: 'application/json',
}
const endings: Record<ExportFormat, string> = { docx: 'docx', text: 'txt', json_resume: 'json' }

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const fileOf = async (
  { content, updated_at }: DocumentRow,
  format: ExportFormat,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (format === 'json_resume') return encoded(JSON.stringify(jsonResumeOf(content, updated_at), null, 2))
  const outline = documentOutline(content.sections, content.language)
  return format === 'text' ? encoded(plainTextOf(outline)) : wordFileOf(outline, content)
}

/** Documents as files for other programs: call 461. */
export const exchangeRoutes = ({ db }: { db: Db }): Route[] => [
  seekerRoute(calls.exportDocument, schemas.exportDocument, async ({ params, query, caller }) => {
    const row = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
    const bytes = await fileOf(row, query.format)
    await db.transaction().execute(trx => versionsStore.keepTaken(trx, row, 'download'))
    const name = resumeName(row.content.name, 'pdf').replace(/pdf$/, endings[query.format])
    return new FileAnswer({ name, mime: mimes[query.format], size: bytes.byteLength }, bytes)
  }),
]
