import type { OwnUser, ProfilePart } from '@hanap/contracts/jobseekers/profile.schemas'

/** What each part is worth of 100, by what recruiters look at first; those worth most come first. */
const worth: readonly (readonly [part: ProfilePart, points: number])[] = [
  ['work_experiences', 20],
  ['educations', 15],
  ['skills', 15],
  ['about', 15],
  ['headline', 10],
  ['job_preferences', 10],
  ['phone_num', 5],
  ['location_id', 5],
  ['notice_period_id', 5],
]

/** Fewer say little. */
const ENOUGH_SKILLS = 3

type CompletenessFacts = Pick<
  OwnUser,
  'work_experiences' | 'educations' | 'skills' | 'job_preferences' | 'phone_num' | 'notice_period_id'
> & { profile: Pick<OwnUser['profile'], 'about' | 'headline' | 'location_id'> }

/** How complete a profile is, of 100, and what would add to it, the most first. */
export const completenessOf = (user: CompletenessFacts): OwnUser['profile']['completeness'] => {
  const has: Record<ProfilePart, boolean> = {
    work_experiences: user.work_experiences.length > 0,
    educations: user.educations.length > 0,
    skills: user.skills.length >= ENOUGH_SKILLS,
    about: user.profile.about !== null,
    headline: user.profile.headline !== null,
    job_preferences: user.job_preferences.length > 0,
    phone_num: user.phone_num !== null,
    location_id: user.profile.location_id !== null,
    notice_period_id: user.notice_period_id !== null,
  }
  return {
    percent: worth.reduce((sum, [part, points]) => sum + (has[part] ? points : 0), 0),
    missing: worth.flatMap(([part]) => (has[part] ? [] : [part])),
  }
}
