import type { Translate } from '@hanap/i18n/translate'
import {
  Entries,
  educationEntry,
  licenceEntry,
  type PersonEntry,
  workEntry,
} from '@hanap/shared/components/person/person-profile'
import { Badge } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { type ComparedRow, type ComparedView, Fact } from './compared-row.tsx'

type Profile = NonNullable<ComparedView['profile']>

/** What profiles say: a line for each fact, and for each job, course of study and licence. */
export const profileRows = (applicants: readonly ComparedView[], t: Translate): ComparedRow[] => [
  textRow('headline', t('profile.headline')),
  textRow('location', t('job.location')),
  textRow('experience', t('job.experience')),
  textRow('about', t('profile.about')),
  listRow('skills', t('profile.skills'), ({ skills }) =>
    skills.map(skill => (
      <Badge key={skill}>
        <bdi>{skill}</bdi>
      </Badge>
    )),
  ),
  ...entryRows(applicants, 'work', t('profile.work'), profile => profile.work_experiences.map(workEntry)),
  ...entryRows(applicants, 'education', t('profile.education'), profile =>
    profile.educations.map(educationEntry),
  ),
  ...entryRows(applicants, 'licence', t('profile.licenses'), profile => profile.licences.map(licenceEntry)),
  listRow('websites', t('profile.links'), ({ websites }) =>
    websites.map(({ title, url }) => (
      <a key={url} href={url} rel="noopener noreferrer nofollow" data-reload>
        <bdi>{title ?? url}</bdi>
      </a>
    )),
  ),
]

const textRow = (key: 'headline' | 'location' | 'experience' | 'about', label: string): ComparedRow => ({
  key,
  label,
  said: ({ profile }) => profile?.[key] || null,
  of: ({ profile }) => profile?.[key] && <Fact label={label}>{profile[key]}</Fact>,
})

const listRow = (
  key: 'skills' | 'websites',
  label: string,
  shown: (profile: Profile) => ReactNode[],
): ComparedRow => ({
  key,
  label,
  said: ({ profile }) => profile?.[key] ?? [],
  of: ({ profile }) =>
    profile &&
    profile[key].length > 0 && (
      <Fact label={label}>
        <span className="mt-1 flex flex-wrap gap-2">{shown(profile)}</span>
      </Fact>
    ),
})

/** As many as the longer profile has: the first beside the first, and so on. */
const entryRows = (
  applicants: readonly ComparedView[],
  key: string,
  label: string,
  entriesOf: (profile: Profile) => PersonEntry[],
): ComparedRow[] => {
  const entryAt = ({ profile }: ComparedView, at: number) => (profile ? entriesOf(profile)[at] : undefined)
  const length = Math.max(...applicants.map(({ profile }) => (profile ? entriesOf(profile).length : 0)))
  return Array.from({ length }, (_, at) => ({
    key: `${key} ${at}`,
    label: at === 0 ? label : null,
    said: view => entryAt(view, at),
    of: view => {
      const entry = entryAt(view, at)
      return (
        entry && (
          <Fact label={label}>
            <Entries entries={[entry]} />
          </Fact>
        )
      )
    },
  }))
}
