import { readPublicProfile } from '@hanap/contracts/jobseekers/public-profile.calls'
import type { PageContext } from '@hanap/contracts/page'
import { personName } from '@hanap/i18n/person-name'
import { factsOf } from '@hanap/shared/page/page-facts'
import { applicantProfileView } from '@hanap/shared/person/applicant-profile.server'
import { talentFactsView } from '@hanap/shared/person/talent-card.server'
import { data } from 'react-router'
import { entryLocaleOf, meterOf, readOwn } from './load-profile.server.ts'

/** Who reads a profile: companies that one applied to, those that find it, and everybody else. */
export const audiences = ['applied', 'finders', 'everybody'] as const
export type Audience = (typeof audiences)[number]

export const audienceOf = (asked: string | null): Audience =>
  audiences.find(each => each === asked) ?? 'applied'

/** The signed-in seeker's profile as others are shown it, and what would mend it. */
export const loadSeen = async (page: PageContext, audience: Audience) => {
  const [outcome, user] = await Promise.all([page.call(readPublicProfile, {}), readOwn(page)])
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { applicant, talent, is_findable: isFindable } = outcome.data.profile
  const place = entryLocaleOf(page)
  const texts = { t: place.t, format: place.format, prefix: factsOf(page).prefix }
  return {
    audience,
    isFindable,
    isCompleted: user.is_profile_completed,
    meter: meterOf(user, place),
    applicant: {
      name: personName(applicant.first_name, applicant.last_name),
      avatar: applicant.avatar,
      profile: applicantProfileView(applicant, place.format),
    },
    talent: talent && talentFactsView(talent, texts, undefined),
  }
}
