import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { currentPosition } from '../../db/outbox.ts'
import type { Files } from '../../files/files.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { type CertificateDeps, certificateRoutes } from './certificates/certificate-routes.ts'
import { createIssuer } from './certificates/issuer.ts'
import { createCatalogue } from './published/catalogue.ts'
import { type CourseRoutesDeps, courseRoutes } from './published/course-routes.ts'
import { lessonFileRoute } from './published/lesson-file-route.ts'
import { lessonFilesStore } from './published/lesson-files-store.ts'
import { ACADEMY } from './published/publish-courses.ts'
import { createVersions } from './published/versions.ts'
import { recommendedRoute } from './recommended-route.ts'
import { enrolmentRoutes } from './taken/enrolment-routes.ts'

export { adminCommands } from './admin-commands.ts'
export { importCourses } from './import-courses.ts'
export { ownAcademyOf } from './own-academy.ts'
export { coursePages } from './published/course-pages.ts'
export { publishDemoCourses } from './published/publish-folder.ts'
export { retention } from './retention.ts'
export { type NewCourse, saveCourses } from './store.ts'
export { saveDemoProgress } from './taken/demo-progress.ts'

export interface AcademyDeps
  extends Pick<CourseRoutesDeps, 'skillsOfJob' | 'profileSkills'>,
    Pick<CertificateDeps, 'site' | 'printCertificate'> {
  db: Db
  listener: Listener
  /** All files that are stored. */
  allFiles: Files
  /** The PKCS#8 text of the key with which credentials are signed; undefined where there is none. */
  credentialKey(): string | undefined
  /** Told which pages' contents have changed. */
  changed(tags: readonly string[]): void
  onError(error: unknown): void
}

/** Longer than a publication lives between storing its files and committing its rows. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS

/** Courses that bring seekers on: others' (call 043), and the academy's own (381-386, 520-529). */
export const academyModule = (deps: AcademyDeps): ServerModule => {
  const { db, listener, site, changed, onError } = deps
  const catalogue = createCatalogue(db)
  const versions = createVersions(db)
  const files = deps.allFiles.store('academy')
  const issuer = createIssuer(db, deps.credentialKey)
  let consumer: Consumer | undefined
  return {
    routes: [
      recommendedRoute({ db, catalogue, site }),
      ...courseRoutes({ ...deps, catalogue, versions }),
      ...enrolmentRoutes({ db, catalogue, versions }),
      lessonFileRoute({ db, catalogue, files }),
      ...certificateRoutes({ ...deps, catalogue, versions, issuer }),
    ],
    leaderTasks: [
      every({
        everyMs: HOUR_MS,
        run: async () => {
          await files.sweep(keys => lessonFilesStore.namedContents(db, keys), ORPHAN_AFTER_MS)
        },
        onError,
      }),
    ],
    start: async () => {
      consumer = await startConsumer(
        { db, listener },
        await currentPosition(db),
        async changes => {
          if (changes.some(({ topic }) => topic === ACADEMY)) changed([ACADEMY])
        },
        onError,
      )
    },
    stop: async () => consumer?.stop(),
  }
}
