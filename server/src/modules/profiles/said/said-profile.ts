import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { phoneView } from '../../../calls/phone.ts'
import type { Db } from '../../../db/client.ts'
import { ownSettingOf } from '../../auth/index.ts'
import { type ProfileFacts, profileStore } from '../profile-store.ts'
import type { Sections } from '../sections.ts'
import { skillsOfAccount } from '../skills.ts'

/** What a profile says of its owner in words: of it resumes are made. */
export interface SaidProfile
  extends Pick<
    OwnUser,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'phone'
    | 'work_experiences'
    | 'educations'
    | 'license_certifications'
    | 'websites'
    | 'skills'
  > {
  profile: Pick<ProfileFacts, 'headline' | 'about' | 'location_id'>
}

/** The session user record with what their profile says, in a language; also within a transaction. */
export const saidProfileOf = async (
  db: Db,
  sections: Sections,
  user: SessionUser,
  language: LanguageCode,
): Promise<SessionUser & SaidProfile & { profile: ProfileFacts }> => {
  const { id } = user
  const [setting, profile, skills, workExperiences, educations, licenses, websites] = await Promise.all([
    ownSettingOf(db, id),
    profileStore.find(db, id),
    skillsOfAccount(db, id, language),
    sections.work.list(id, db),
    sections.educations.list(id, db),
    sections.licenses.list(id, db),
    sections.websites.list(id, db),
  ])
  const phone = phoneView(user.phone_num, setting?.market ?? '')
  return {
    ...user,
    phone: phone && {
      country_key: phone.market,
      national: phone.national,
      international: phone.international,
    },
    profile,
    work_experiences: workExperiences,
    educations,
    license_certifications: licenses,
    websites,
    skills,
  }
}
