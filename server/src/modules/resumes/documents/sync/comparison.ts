import type { compareDocument, takeDifferences } from '@hanap/contracts/jobseekers/documents.schemas'
import type { MarketKey } from '@hanap/markets/markets'
import type { z } from 'zod'
import { refuseField } from '../../../../calls/refusal.ts'
import type { ProfileTakes, ProfileTaking, SaidProfile } from '../../../profiles/index.ts'
import type { DocumentRow } from '../documents-store.ts'
import { type Difference, documentDifferences } from './difference.ts'
import { profileMarkOf, profileSideOf } from './profile-side.ts'
import { fitsDocument, isHidden } from './take-into-document.ts'
import { profileTakeOf } from './take-into-profile.ts'

interface ComparedDifference {
  difference: Difference
  /** Absent: the profile has no place for it. */
  profileTake: ProfileTakes | undefined
  fitsDocument: boolean
  isHidden: boolean
}

export interface Comparison {
  mark: string
  differences: ComparedDifference[]
}

interface ComparedWith {
  /** In the document's language. */
  profile: SaidProfile
  market: MarketKey
  taking: ProfileTaking
}

/** A document beside what the profile says. */
export const comparisonOf = (
  { content: { sections, language } }: DocumentRow,
  { profile, market, taking }: ComparedWith,
): Comparison => ({
  mark: profileMarkOf(profile),
  differences: documentDifferences(sections, profileSideOf(profile, language)).map(difference => ({
    difference,
    profileTake: profileTakeOf(difference, { profile, market, taking }),
    fitsDocument: fitsDocument(sections, difference),
    isHidden: isHidden(sections, difference),
  })),
})

export const comparisonInWire = (
  { revision, profile_mark }: DocumentRow,
  { mark, differences }: Comparison,
): z.input<typeof compareDocument.answer> => ({
  revision,
  profile_mark: mark,
  is_profile_changed:
    profile_mark !== null &&
    profile_mark !== mark &&
    differences.some(({ difference }) => difference.side !== 'document'),
  differences: differences.map(
    ({ difference: { key, kind, title, side, fields }, profileTake, ...where }) => ({
      ...{ key, kind, title, side, fields, is_hidden: where.isHidden },
      takes: [
        ...(where.fitsDocument ? (['document'] as const) : []),
        ...(profileTake ? (['profile'] as const) : []),
      ],
    }),
  ),
})

/** What is to be taken, in the order of the sections; refuses what is no difference, or has no place there. */
export const chosenIn = (
  { differences }: Comparison,
  takes: z.output<typeof takeDifferences.body>['takes'],
) => {
  const sides = new Map(takes.map(({ key, to }) => [key, to]))
  const chosen = differences.filter(({ difference, profileTake, fitsDocument: isFitting }) => {
    const to = sides.get(difference.key)
    return to && (to === 'document' ? isFitting : profileTake)
  })
  if (chosen.length < takes.length) throw refuseField('takes', 'invalid_choice')
  const intoProfile = chosen.flatMap(({ difference, profileTake }) =>
    sides.get(difference.key) === 'profile' && profileTake ? [profileTake] : [],
  )
  return {
    intoDocument: chosen.map(each => each.difference).filter(({ key }) => sides.get(key) === 'document'),
    intoProfile: {
      basics: Object.assign({}, ...intoProfile.map(({ basics }) => basics)),
      entries: intoProfile.flatMap(({ entries }) => entries),
      skills: intoProfile.flatMap(({ skills }) => skills),
    } satisfies ProfileTakes,
  }
}
