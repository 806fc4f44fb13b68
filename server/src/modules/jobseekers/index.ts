import { join } from 'node:path'
import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import { avatarRoutes, namedAvatars } from './avatar.ts'
import { createFileStore } from './file-store.ts'
import { jsonResumeRoutes } from './json-resume-routes.ts'
import { madeResumeRoutes } from './made-resumes.ts'
import { ownUsers } from './own-user.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { createMaker } from './queued-maker.ts'
import { createReader } from './reader.ts'
import { readingRoutes } from './reading-routes.ts'
import { resumeCareRoutes } from './resume-care.ts'
import { createResumes, type Resumes } from './resumes.ts'
import { resumeRoutes } from './routes.ts'
import { sectionRoutes } from './section-routes.ts'
import { createSections } from './sections.ts'
import { resumesStore } from './store.ts'
import { type VideoResumesDeps, videoResumes } from './video-resumes/routes.ts'

export { createFileStore, type FileStore } from './file-store.ts'
export { jsonResume } from './json-resume.ts'
export { type PreferenceRow, preferencesStore } from './preferences-store.ts'
export type { Resumes } from './resumes.ts'
export { retention } from './retention.ts'
export { type Strengths, skillKey, strengthsOf } from './strengths.ts'

export interface JobseekersDeps extends Pick<VideoResumesDeps, 'applicationTo' | 'recordAccess'> {
  db: Db
  /** Folder of all files that people upload. */
  filesFolder: string
  mailbox: Mailbox
  findRecruiter(email: string): Promise<AccountFacts | undefined>
  /** Which of these resumes went with some application. */
  resumesSent(ids: readonly string[]): Promise<Set<string>>
  onError(error: unknown): void
}

export interface JobseekersModule extends Module {
  resumes: Resumes
  /** A seeker's video resumes as a recruiter may play them; none where they may not. */
  videosPlayableBy: ReturnType<typeof videoResumes>['playableBy']
  /** All that a seeker's profile has, in a language. */
  ownUser: ReturnType<typeof ownUsers>
}

const HOUR_MS = 3600 * 1000
const SWEEP_EVERY_MS = HOUR_MS
/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS

/**
 * What job seekers say of themselves (calls 045-047, 049-063 and 083) and look for (064-067 and 131), their resumes and
 * the files of these (068-072, 119, 120 and 195-197), those made of the profile (073, 206-209), their video resumes
 * (075-078 and 212-214), and the photo (074, 215 and 216).
 */
export const jobseekersModule = (deps: JobseekersDeps): JobseekersModule => {
  const { db, filesFolder, onError } = deps
  const files = createFileStore(join(filesFolder, 'resumes'))
  const avatars = createFileStore(join(filesFolder, 'avatars'))
  const sections = createSections(db)
  let timer: NodeJS.Timeout | undefined
  const resumes = createResumes(db, files)
  const read = createReader()
  const maker = createMaker()
  const ownUser = ownUsers(db, sections)
  const videos = videoResumes(deps)
  const sweep = async () => {
    try {
      const gone = await resumesStore.longDeleted(db)
      const kept = await deps.resumesSent(gone)
      await resumesStore.forget(
        db,
        gone.filter(id => !kept.has(id)),
      )
      await files.sweep(keys => resumesStore.namedContents(db, keys), ORPHAN_AFTER_MS)
      await videos.sweep()
      await avatars.sweep(keys => namedAvatars(db, keys), HOUR_MS)
    } catch (error) {
      onError(error)
    }
  }

  return {
    routes: [
      ...resumeRoutes(db, files),
      ...resumeCareRoutes({ ...deps, files, resumes, read }),
      ...readingRoutes({ db, files, read, ownUser }),
      ...madeResumeRoutes({ db, resumes, maker, avatars, ownUser, onError }),
      ...jsonResumeRoutes({ db, sections, ownUser }),
      ...preferenceRoutes(db),
      ...profileRoutes(db, sections),
      ...avatarRoutes(db, avatars),
      ...sectionRoutes(db, sections),
      ...videos.routes,
    ],
    resumes,
    videosPlayableBy: videos.playableBy,
    ownUser,
    start: async () => {
      await sweep()
      timer = setInterval(sweep, SWEEP_EVERY_MS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      maker.stop()
    },
  }
}
