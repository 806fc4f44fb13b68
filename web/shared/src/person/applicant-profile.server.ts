import type { ApplicantProfile } from '@hanap/contracts/job-applications/applicants.schemas'
import type { Formats } from '@hanap/i18n/format'

const span = (format: Formats, { from, to }: { from: string | null; to: string | null }) => {
  const month = format.month
  if (from === null && to === null) return null
  return { from: from && month(from), to: to && month(to) }
}

export const applicantProfileView = (profile: ApplicantProfile, format: Formats) => ({
  ...profile,
  work_experiences: profile.work_experiences.map(({ from, to, ...work }) => ({
    ...work,
    span: span(format, { from, to }),
  })),
  educations: profile.educations.map(({ from, to, ...education }) => ({
    ...education,
    span: span(format, { from, to }),
  })),
  licences: profile.licences.map(({ issue_date: from, expiry_date: to, ...licence }) => ({
    ...licence,
    span: span(format, { from, to }),
  })),
})
export type ApplicantProfileView = ReturnType<typeof applicantProfileView>
