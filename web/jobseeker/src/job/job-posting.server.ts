import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import { options } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'

const units = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

/** Google's words for degrees, by the rank of ours. */
const credentials = [
  undefined,
  'high school',
  'professional certificate',
  'professional certificate',
  'associate degree',
  'bachelor degree',
  'postgraduate degree',
  'postgraduate degree',
] as const

const MONTHS_A_YEAR = 12

/**
 * A job as schema.org's JobPosting with Google's required and recommended properties, save its title and
 * description, which the page adds as it shows them. What the ad does not say is not in it.
 */
export const jobPosting = (job: JobDetail, origin: string): object => {
  const experience = options('xp_lvls', 'en').find(({ id }) => id === job.xp_lvl_id)
  const degree = options('degrees', 'en').find(({ id }) => id === job.degree_id)
  const credential = credentials[degree?.rank ?? 0]
  // The market of everybody else is no country.
  const country = job.job_country_key === 'com' ? undefined : marketByKey(job.job_country_key)
  const isRemote = job.workplace === 'remote'
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: new URL(job.job_url, origin).href,
    identifier: { '@type': 'PropertyValue', name: job.company_name ?? undefined, value: job.id },
    datePosted: job.first_posted_at.slice(0, 10),
    validThrough: job.expired_at ?? undefined,
    employmentType: options('job_types', 'en').find(({ id }) => id === job.job_type_id)?.employment_type,
    hiringOrganization: job.company_name
      ? {
          '@type': 'Organization',
          name: job.company_name,
          sameAs: job.company_url ? origin + job.company_url : undefined,
          logo: job.company_logo ? new URL(job.company_logo, origin).href : undefined,
        }
      : 'confidential',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.full_address ?? undefined,
        addressLocality: job.job_location ?? undefined,
        addressRegion: job.job_region ?? undefined,
        addressCountry: country?.code,
      },
    },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country && { '@type': 'Country', name: country.name },
    }),
    baseSalary: baseSalary(job),
    directApply: job.external_apply_url === null,
    skills: job.job_skills.length > 0 ? job.job_skills.join(', ') : undefined,
    industry: job.company_industry ?? undefined,
    occupationalCategory: job.job_function ?? undefined,
    jobBenefits:
      job.job_benefits.length > 0 ? job.job_benefits.map(({ name }) => name).join(', ') : undefined,
    educationRequirements: credential && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: credential,
    },
    experienceRequirements:
      experience === undefined
        ? undefined
        : experience.min_years > 0
          ? {
              '@type': 'OccupationalExperienceRequirements',
              monthsOfExperience: experience.min_years * MONTHS_A_YEAR,
            }
          : 'no requirements',
  }
}

const baseSalary = (job: JobDetail): object | undefined => {
  const { salary_range_from: from, salary_range_to: to, salary_period: period, currency } = job
  if (job.is_salary_hidden || !currency || !period || period === 'once' || (from === null && to === null))
    return undefined
  const amount =
    from !== null && from === to
      ? { value: from }
      : { minValue: from ?? undefined, maxValue: to ?? undefined }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: units[period] },
  }
}
