import type { Applicant } from '@hanap/contracts/job-applications/application.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { csvText } from '../../../files/csv.ts'

/** Applicants as a table: a line each, and a column for each question that any of them answered. */
export const applicantsCsv = (applicants: readonly Applicant[], language: LanguageCode): string => {
  const t = translator(language)
  const questions = new Map(
    applicants.flatMap(each =>
      each.screening_answers.map(({ question_id, question }) => [question_id, question]),
    ),
  )
  const head = [
    t('auth.firstName'),
    t('auth.lastName'),
    t('auth.email'),
    t('applicants.phone'),
    t('applicants.job'),
    t('employer.stage'),
    t('applicants.appliedAt'),
    t('applicants.movedAt'),
    t('employer.identityVerified'),
    t('applicants.match'),
    t('applicants.labels'),
    t('employer.message'),
    ...questions.values(),
  ]
  const lines = applicants.map(applicant => {
    const { seeker } = applicant
    const answers = new Map(applicant.screening_answers.map(each => [each.question_id, each.answer]))
    return [
      seeker.first_name,
      seeker.last_name,
      seeker.email ?? '',
      seeker.contact_number ?? '',
      applicant.job_title,
      applicant.stage_text,
      applicant.applied_at,
      applicant.moved_at,
      t(seeker.is_identity_verified ? 'common.yes' : 'common.no'),
      applicant.match?.percent == null ? '' : String(applicant.match.percent),
      applicant.labels.join(', '),
      applicant.first_message ?? '',
      ...[...questions.keys()].map(id => answers.get(id) ?? ''),
    ]
  })
  return csvText([head, ...lines])
}

/** What leaves with a file: neither others' judgement, nor the profile, nor addresses that only we answer. */
export const exportedApplicant = ({ rating: _, background: __, resume, ...applicant }: Applicant) => ({
  ...applicant,
  resume: resume && { name: resume.name },
})
