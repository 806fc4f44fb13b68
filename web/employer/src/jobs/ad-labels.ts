import { usePage } from '@hanap/shared/components/page'

/** Questions that an ad may ask. */
export const MAX_QUESTIONS = 20

/** What the fields of an ad are called, in the form's order. */
export function useAdLabels() {
  const { t } = usePage()
  const questions = Array.from({ length: MAX_QUESTIONS }, (_, at) => {
    const question = t('ads.question', { number: at + 1 })
    return [
      [`screening_questions.${at}.text`, question],
      [
        `screening_questions.${at}.choices`,
        t('resumes.labelled', { label: question, value: t('ads.choices') }),
      ],
      [
        `screening_questions.${at}.disqualifying`,
        t('resumes.labelled', { label: question, value: t('ads.unfit') }),
      ],
    ] as const
  }).flat()
  return {
    job_title: t('ads.title'),
    job_country_key: t('names.country'),
    workplace: t('job.workplace'),
    job_location_id: t('job.location'),
    job_type_id: t('job.jobType'),
    salary_range_from: t('ads.payFrom'),
    salary_range_to: t('ads.payTo'),
    description: t('job.description'),
    'legal.is_vacancy': t('ads.isVacancy'),
    'legal.uses_ranking': t('ads.usesRanking'),
    'legal.age_limit_reason': t('ads.ageReason'),
    'legal.agency_licence': t('ads.agencyLicence'),
    'legal.recruiter_registration': t('ads.recruiterRegistration'),
    'legal.job_order': t('ads.jobOrder'),
    ...Object.fromEntries(questions),
    xp_lvl_id: t('job.experience'),
    degree_id: t('job.education'),
    job_skills: t('job.skills'),
    num_of_openings: t('ads.openings'),
    expired_at: t('ads.closingDate'),
    external_apply_url: t('ads.applyUrl'),
  }
}
