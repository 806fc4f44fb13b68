import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { currentPosition } from '../../db/outbox.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import { type CertificateDeps, certificateRoutes } from './certificates/certificate-routes.ts'
import { createIssuer } from './certificates/issuer.ts'
import { createCatalogue } from './published/catalogue.ts'
import { type CourseRoutesDeps, courseRoutes } from './published/course-routes.ts'
import { ACADEMY } from './published/publish-courses.ts'
import { createVersions } from './published/versions.ts'
import { recommendedRoute } from './recommended-route.ts'
import { enrolmentRoutes } from './taken/enrolment-routes.ts'

export { adminCommands } from './admin-commands.ts'
export { importCourses } from './import-courses.ts'
export { ownAcademyOf } from './own-academy.ts'
export { coursePages } from './published/course-pages.ts'
export { publishCourses } from './published/publish-courses.ts'
export { readFolder } from './published/read-folder.ts'
export { retention } from './retention.ts'
export { type NewCourse, saveCourses } from './store.ts'

export interface AcademyDeps
  extends Pick<CourseRoutesDeps, 'skillsOfJob' | 'profileSkills'>,
    Pick<CertificateDeps, 'site' | 'printCertificate'> {
  db: Db
  listener: Listener
  /** The PKCS#8 text of the key with which credentials are signed; undefined where there is none. */
  credentialKey(): string | undefined
  /** Told which pages' contents have changed. */
  changed(tags: readonly string[]): void
  onError(error: unknown): void
}

/** Courses that bring seekers on: others' (call 043), and the academy's own (381-386, 520-527). */
export const academyModule = (deps: AcademyDeps): ServerModule => {
  const { db, listener, site, changed, onError } = deps
  const catalogue = createCatalogue(db)
  const versions = createVersions(db)
  const issuer = createIssuer(db, deps.credentialKey)
  let consumer: Consumer | undefined
  return {
    routes: [
      recommendedRoute({ db, catalogue, site }),
      ...courseRoutes({ ...deps, catalogue, versions }),
      ...enrolmentRoutes({ db, catalogue, versions }),
      ...certificateRoutes({ ...deps, catalogue, versions, issuer }),
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
