import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import { createFileStore } from './file-store.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { createResumes, type Resumes } from './resumes.ts'
import { resumeRoutes } from './routes.ts'
import { sectionRoutes } from './section-routes.ts'
import { createSections } from './sections.ts'
import { resumesStore } from './store.ts'

export { type PreferenceRow, preferencesStore } from './preferences-store.ts'
export type { Resumes } from './resumes.ts'

export interface JobseekersDeps {
  db: Db
  /** Folder of all files that people upload. */
  filesFolder: string
  onError(error: unknown): void
}

export interface JobseekersModule extends Module {
  resumes: Resumes
}

const SWEEP_EVERY_MS = 3600 * 1000
/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000

/**
 * What job seekers say of themselves (calls 045-047, 049-063 and 083) and look for (064-067 and 131), their resumes and
 * the files of these (119 and 120).
 */
export const jobseekersModule = ({ db, filesFolder, onError }: JobseekersDeps): JobseekersModule => {
  const files = createFileStore(join(filesFolder, 'resumes'))
  const sections = createSections(db)
  let timer: NodeJS.Timeout | undefined
  const sweep = () =>
    files.sweep(keys => resumesStore.namedContents(db, keys), ORPHAN_AFTER_MS).catch(onError)

  return {
    routes: [
      ...resumeRoutes(db, files),
      ...preferenceRoutes(db),
      ...profileRoutes(db, sections),
      ...sectionRoutes(db, sections),
    ],
    resumes: createResumes(db, files),
    start: async () => {
      await sweep()
      timer = setInterval(sweep, SWEEP_EVERY_MS)
      timer.unref()
    },
    stop: async () => clearInterval(timer),
  }
}
