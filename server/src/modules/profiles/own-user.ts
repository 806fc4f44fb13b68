import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { Resume } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { VideoResume } from '@hanap/contracts/jobseekers/video-resumes.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../db/client.ts'
import { blockedCompaniesOf, companiesByIds } from '../companies/index.ts'
import { ownJobPreferences } from '../job-preferences/index.ts'
import { verifiedIdentity } from '../singpass/index.ts'
import { completenessOf } from './completeness.ts'
import { saidProfileOf } from './said/said-profile.ts'
import type { Sections } from './sections.ts'

/** The session user record with all that the seeker's profile has, in a language. */
export type OwnUserOf = (user: SessionUser, language: LanguageCode) => Promise<{ user: OwnUser }>

export interface OwnUserDeps {
  db: Db
  /** A seeker's resumes and video resumes as they see them. */
  resumesOf(accountId: string): Promise<Resume[]>
  videosOf(accountId: string): Promise<VideoResume[]>
}

export const ownUsers = ({ db, resumesOf, videosOf }: OwnUserDeps, sections: Sections): OwnUserOf => {
  const blockedBy = async (accountId: string) => {
    const ids = await blockedCompaniesOf(db, accountId)
    return [...(await companiesByIds(db, ids)).values()].map(({ id, name }) => ({ id, name }))
  }

  return async (user, language) => {
    const { id } = user
    const [words, verified, preferences, resumes, videos, blockedCompanies] = await Promise.all([
      saidProfileOf(db, sections, user, language),
      verifiedIdentity(db, id),
      ownJobPreferences(db, id),
      resumesOf(id),
      videosOf(id),
      blockedBy(id),
    ])
    const { profile } = words
    const identityId = verified?.user_identity_id ?? profile.user_identity_id
    const record = {
      ...words,
      job_preferences: preferences,
      resumes,
      video_resumes: videos,
      blocked_companies: blockedCompanies,
      identity: verified
        ? {
            user_identity_id: verified.user_identity_id,
            is_verified: true,
            verified_at: verified.verified_at.toISOString(),
          }
        : null,
    }
    const completeness = completenessOf({ ...record, profile })
    return { user: { ...record, profile: { ...profile, user_identity_id: identityId, completeness } } }
  }
}
