import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { beginDocumentRoutes } from './documents/begin-routes.ts'
import { documentFileRoutes } from './documents/document-file-routes.ts'
import { createDocumentPrinter } from './documents/document-printer.ts'
import { createDocumentResumes, type DocumentResumes } from './documents/document-resumes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { exchangeRoutes } from './documents/exchange/exchange-routes.ts'
import { type PublicLinkDeps, publicLinkRoutes } from './documents/public-link-routes.ts'
import { type DocumentSyncDeps, documentSyncRoutes } from './documents/sync/sync-routes.ts'
import { type TailoringDeps, tailoringRoutes } from './documents/tailoring-routes.ts'
import { versionRoutes } from './documents/versions/version-routes.ts'
import { createDrawings } from './drawn/drawings.ts'
import { drawnResumeRoutes } from './drawn/drawn-resume-routes.ts'
import { type GeneratedResumesDeps, generatedResumeRoutes } from './generated-resume-routes.ts'
import { createParseQueue } from './parse-queue.ts'
import { parsedResumeRoutes } from './parsed-resume-routes.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import type { ResumeMailDeps } from './resume-mail.ts'
import { resumeRoutes } from './resume-routes.ts'
import { createResumes, type Resumes } from './resumes.ts'
import { resumesStore } from './resumes-store.ts'
import type { ResumeSource } from './tables.ts'

export { saveDemoResumes, saveOwnDemoResumes } from './demo-resumes.ts'
export { saveDemoDocuments } from './documents/demo-documents.ts'
export type { DocumentResumes, PrintedDocument } from './documents/document-resumes.ts'
export type { TailoringJob } from './documents/tailoring-routes.ts'
export { ownDocumentVersionsOf } from './documents/versions/own-versions.ts'
export { ownResumes } from './own-resumes.ts'
export type { Resumes, StoredResume } from './resumes.ts'
export { retention } from './retention.ts'
export type { ResumeSource } from './tables.ts'

/** Where the resumes of each of these accounts came from; who has none is left out. */
export const resumeSourcesOf = (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, ResumeSource[]>> => resumesStore.sourcesOf(db, accountIds)

export interface ResumesDeps
  extends ResumeMailDeps,
    Pick<GeneratedResumesDeps, 'ownUser' | 'portraitOf' | 'onError'>,
    Pick<TailoringDeps, 'jobOf'>,
    Pick<DocumentSyncDeps, 'profileTaking'>,
    Pick<PublicLinkDeps, 'publicUrlOf' | 'isStaying'> {
  /** All files that people upload. */
  allFiles: Files
  /** Which of these resumes went with some application. */
  resumesSent(ids: readonly string[]): Promise<Set<string>>
}

export interface ResumesModule extends ServerModule, Resumes, DocumentResumes {
  /** A course's certificate as PDF, by what makes resumes; not within a transaction. */
  printCertificate: RenderQueue['certificate']
}

/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000

/**
 * Resumes and the files of these (calls 068-071, 119, 120, 195 and 196), what was parsed in them (072 and 197), their drawn pages (558 and 559), those generated
 * from the profile (073, 206 and 207), and documents of the resume builder (371-378, 460-469).
 */
export const resumesModule = (deps: ResumesDeps): ResumesModule => {
  const { db, allFiles, onError } = deps
  const files = allFiles.store('resumes')
  const parse = createParseQueue()
  const drawings = createDrawings(db, { files, drawn: allFiles.store('drawn-resumes') })
  const renderQueue = createRenderQueue()
  const printer = createDocumentPrinter({ ...deps, renderQueue })
  const sweep = async () => {
    const gone = await resumesStore.longDeleted(db)
    const sent = await deps.resumesSent(gone)
    await resumesStore.forget(
      db,
      gone.filter(id => !sent.has(id)),
    )
    await files.sweep(keys => resumesStore.namedContents(db, keys), ORPHAN_AFTER_MS)
    await drawings.sweep(ORPHAN_AFTER_MS)
  }
  const sweeping = every({ everyMs: HOUR_MS, run: sweep, onError })
  return {
    routes: [
      ...resumeRoutes({ ...deps, files, parse }),
      ...parsedResumeRoutes({ ...deps, files, parse }),
      ...drawnResumeRoutes({ db, drawings }),
      ...generatedResumeRoutes({ ...deps, files, renderQueue, drawings }),
      ...beginDocumentRoutes({ ...deps, files, parse }),
      ...documentRoutes(deps),
      ...versionRoutes(deps),
      ...tailoringRoutes(deps),
      ...documentSyncRoutes(deps),
      ...exchangeRoutes(deps),
      ...publicLinkRoutes({ ...deps, printer }),
      ...documentFileRoutes({ ...deps, renderQueue, parse, printer }),
    ],
    ...createResumes(db, files, parse, drawings),
    printCertificate: renderQueue.certificate,
    ...createDocumentResumes({ db, files, printer }),
    leaderTasks: [sweeping],
    stop: async () => renderQueue.stop(),
  }
}
