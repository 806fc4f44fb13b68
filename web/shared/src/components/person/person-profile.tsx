import { Badge } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type { ApplicantProfileView as ProfileView } from '../../person/applicant-profile.server.ts'
import { usePage } from '../page.tsx'

type SpanView = ProfileView['work_experiences'][number]['span']

/** Whether a profile says nothing of the person's work. */
export const isProfileEmpty = (profile: ProfileView): boolean =>
  !profile.about &&
  [profile.headline, profile.location, profile.experience].every(text => !text) &&
  [profile.skills, profile.work_experiences, profile.educations, profile.licences, profile.websites].every(
    ({ length }) => length === 0,
  )

interface PersonProfileProps {
  profile: ProfileView
  /** Whether the page is about nothing else; its parts are then the page's own. */
  isPage?: boolean
}

/** What a profile says of somebody's work, as recruiters of a job that they applied to read it. */
export function PersonProfile({ profile, isPage = false }: PersonProfileProps) {
  const { t } = usePage()
  const facts = [profile.headline, profile.location, profile.experience].flatMap(text => text || [])
  if (isProfileEmpty(profile)) return null
  const part = isPage ? 'h2' : 'h3'
  return (
    <section className="grid gap-4" id="profile">
      {!isPage && <h2 className="text-lg">{t('applicants.profile')}</h2>}
      {facts.length > 0 && (
        <ul className="grid gap-1">
          {facts.map(text => (
            <li key={text} className="short" dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
      {profile.about && <Prose text={profile.about} />}
      {profile.skills.length > 0 && (
        <Part level={part} heading={t('profile.skills')}>
          <p className="flex flex-wrap gap-2">
            {profile.skills.map(skill => (
              <Badge key={skill}>
                <bdi>{skill}</bdi>
              </Badge>
            ))}
          </p>
        </Part>
      )}
      {profile.work_experiences.length > 0 && (
        <Part level={part} heading={t('profile.work')}>
          <Entries entries={profile.work_experiences.map(workEntry)} />
        </Part>
      )}
      {profile.educations.length > 0 && (
        <Part level={part} heading={t('profile.education')}>
          <Entries entries={profile.educations.map(educationEntry)} />
        </Part>
      )}
      {profile.licences.length > 0 && (
        <Part level={part} heading={t('profile.licenses')}>
          <Entries entries={profile.licences.map(licenceEntry)} />
        </Part>
      )}
      {profile.websites.length > 0 && (
        <Part level={part} heading={t('profile.links')}>
          <ul className="grid gap-1">
            {profile.websites.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer nofollow" data-reload>
                  <bdi>{title ?? url}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </section>
  )
}

interface PartProps {
  level: 'h2' | 'h3'
  heading: string
  children: ReactNode
}

function Part({ level: Heading, heading, children }: PartProps) {
  return (
    <div className="mt-4 grid gap-3">
      <Heading className="text-lg">{heading}</Heading>
      {children}
    </div>
  )
}

/** Begins where its column does, also in a language of the other direction. */
function Prose({ text }: { text: string }) {
  return (
    <p className="own-words mt-1.5 max-w-[44rem] justify-self-start whitespace-pre-line" dir="auto">
      {text}
    </p>
  )
}

/** A job, a course of study or a licence of a profile. */
export interface PersonEntry {
  title: string
  place: string
  span: SpanView
  isCurrent: boolean
  text: string | null
}

/** A job as an entry. */
export const workEntry = (work: ProfileView['work_experiences'][number]): PersonEntry => ({
  title: work.job_title,
  place: work.company_name,
  span: work.span,
  isCurrent: work.is_currently_working,
  text: work.description,
})

/** A course of study as an entry. */
export const educationEntry = (education: ProfileView['educations'][number]): PersonEntry => ({
  title: education.school,
  place: [education.degree, education.field_of_study].flatMap(text => text || []).join(' · '),
  span: education.span,
  isCurrent: false,
  text: education.description,
})

/** A licence as an entry. */
export const licenceEntry = (licence: ProfileView['licences'][number]): PersonEntry => ({
  title: licence.title,
  place: licence.issuing_organisation ?? '',
  span: licence.span,
  isCurrent: false,
  text: null,
})

/** Entries of one kind, in the profile's order. */
export function Entries({ entries }: { entries: readonly PersonEntry[] }) {
  const { t } = usePage()
  return (
    <ul className="grid gap-5">
      {entries.map(({ title, place, span, isCurrent, text }) => (
        <li key={`${title} ${place} ${span?.from}`} className="person-entry grid gap-0.5">
          <p className="short font-semibold" dir="auto">
            {title}
          </p>
          {place && place !== title && (
            <p className="short" dir="auto">
              {place}
            </p>
          )}
          {span && (
            <p className="person-span text-sm text-muted">
              {isCurrent && span.from
                ? t('profile.spanNow', { from: span.from })
                : span.from && span.to
                  ? t('applicants.since', { from: span.from, to: span.to })
                  : (span.from ?? span.to)}
            </p>
          )}
          {text && <Prose text={text} />}
        </li>
      ))}
    </ul>
  )
}
