import type { ServerModule } from '../../calls/module.ts'
import type { Files } from '../../files/files.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { avatarRoutes, namedAvatars, portraitFor } from './avatar.ts'
import { jsonResumeRoutes } from './json-resume-routes.ts'
import { type OwnUserDeps, type OwnUserOf, ownUsers } from './own-user.ts'
import { profileRoutes } from './profile-routes.ts'
import { type ProfileTaking, profileTaking } from './said/profile-takes.ts'
import { sectionRoutes } from './section-routes.ts'
import { createSections } from './sections.ts'

export { applicantProfileOf, backgroundsOf } from './applicant-profile.ts'
export { saveDemoPhoto } from './demo-photo.ts'
export { type DemoProfile, saveDemoBackgrounds, saveDemoProfile } from './demo-profiles.ts'
export { jsonResume } from './json-resume.ts'
export { degreeIds } from './json-resume-import.ts'
export type { OwnUserOf } from './own-user.ts'
export { portfolioOf } from './portfolio.ts'
export { type Qualifications, qualificationsIn, qualificationsOf, skillKey } from './qualifications.ts'
export { retention } from './retention.ts'
export type { ProfileTakes, ProfileTaking, WriteEntry } from './said/profile-takes.ts'
export type { SaidProfile } from './said/said-profile.ts'
export { hasSkill } from './skills.ts'
export { type WholeProfile, wholeProfiles } from './whole-profiles.ts'
export { workingFor } from './works-for.ts'

export interface ProfilesDeps extends OwnUserDeps {
  /** All files that people upload. */
  allFiles: Files
  onError(error: unknown): void
}

export interface ProfilesModule extends ServerModule {
  ownUser: OwnUserOf
  /** What other texts of somebody say, taken over. */
  profileTaking: ProfileTaking
  /** A seeker's photo by its address, as forms on paper have it; undefined where there is none. */
  portraitOf(avatar: string | null): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/**
 * What job seekers say of themselves (calls 045-047, 049-063 and 083), taken along and brought from elsewhere (208, 209),
 * and the photo (074, 215 and 216).
 */
export const profilesModule = ({ onError, allFiles, ...deps }: ProfilesDeps): ProfilesModule => {
  const { db } = deps
  const avatars = allFiles.store('avatars')
  const sections = createSections(db)
  const ownUser = ownUsers(deps, sections)
  const sweep = () => avatars.sweep(keys => namedAvatars(db, keys), HOUR_MS)
  return {
    routes: [
      ...jsonResumeRoutes({ db, sections, ownUser }),
      ...profileRoutes(db, ownUser),
      ...avatarRoutes(db, avatars),
      ...sectionRoutes(db, sections),
    ],
    ownUser,
    profileTaking: profileTaking(sections),
    portraitOf: avatar => portraitFor(avatars, avatar),
    leaderTasks: [every({ everyMs: HOUR_MS, run: sweep, onError })],
  }
}
