import type { ListEntry } from './entry.ts'

/** Full years; `max_years` is null where the level is open. */
export interface ExperienceEntry extends ListEntry {
  min_years: number
  max_years: number | null
}

export const xp_lvls: readonly ExperienceEntry[] = [
  { id: 1, key: 'fresh-graduate', min_years: 0, max_years: 0 },
  { id: 2, key: 'no-experience', min_years: 0, max_years: 0 },
  { id: 3, key: 'under-1-year', min_years: 0, max_years: 1 },
  { id: 4, key: '1-3-years', min_years: 1, max_years: 3 },
  { id: 5, key: '3-5-years', min_years: 3, max_years: 5 },
  { id: 6, key: '5-10-years', min_years: 5, max_years: 10 },
  { id: 7, key: 'over-10-years', min_years: 10, max_years: null },
]

/** `employment_type` is schema.org's value for JobPosting. */
export interface JobTypeEntry extends ListEntry {
  employment_type: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN'
}

export const job_types: readonly JobTypeEntry[] = [
  { id: 1, key: 'full-time', employment_type: 'FULL_TIME' },
  { id: 2, key: 'part-time', employment_type: 'PART_TIME' },
  { id: 3, key: 'contract', employment_type: 'CONTRACTOR' },
  { id: 4, key: 'temporary', employment_type: 'TEMPORARY' },
  { id: 5, key: 'internship', employment_type: 'INTERN' },
  { id: 6, key: 'freelance', employment_type: 'CONTRACTOR' },
]

export interface WorkplaceEntry extends ListEntry {
  key: 'on-site' | 'hybrid' | 'remote'
}

export const workplaces: readonly WorkplaceEntry[] = [
  { id: 1, key: 'on-site' },
  { id: 2, key: 'hybrid' },
  { id: 3, key: 'remote' },
]

/** A higher `rank` includes the lower ones; 0 asks for nothing. */
export interface DegreeEntry extends ListEntry {
  rank: number
}

export const degrees: readonly DegreeEntry[] = [
  { id: 1, key: 'not-required', rank: 0 },
  { id: 2, key: 'high-school', rank: 1 },
  { id: 3, key: 'vocational', rank: 2 },
  { id: 4, key: 'diploma', rank: 3 },
  { id: 5, key: 'associate', rank: 4 },
  { id: 6, key: 'bachelor', rank: 5 },
  { id: 7, key: 'master', rank: 6 },
  { id: 8, key: 'doctorate', rank: 7 },
]

export const job_benefit_lists: readonly ListEntry[] = [
  { id: 1, key: 'health-insurance' },
  { id: 2, key: 'dental-insurance' },
  { id: 3, key: 'life-insurance' },
  { id: 4, key: 'insurance-for-dependents' },
  { id: 5, key: 'retirement-plan' },
  { id: 6, key: 'social-security-contributions' },
  { id: 7, key: 'paid-vacation-leave' },
  { id: 8, key: 'paid-sick-leave' },
  { id: 9, key: 'maternity-leave' },
  { id: 10, key: 'paternity-leave' },
  { id: 11, key: '13th-month-pay' },
  { id: 12, key: 'performance-bonus' },
  { id: 13, key: 'signing-bonus' },
  { id: 14, key: 'sales-commission' },
  { id: 15, key: 'overtime-pay' },
  { id: 16, key: 'night-shift-pay' },
  { id: 17, key: 'stock-options' },
  { id: 18, key: 'salary-reviews-every-year' },
  { id: 19, key: 'meal-allowance' },
  { id: 20, key: 'transport-allowance' },
  { id: 21, key: 'housing-allowance' },
  { id: 22, key: 'accommodation-provided' },
  { id: 23, key: 'phone-allowance' },
  { id: 24, key: 'internet-allowance' },
  { id: 25, key: 'work-laptop-provided' },
  { id: 26, key: 'company-car' },
  { id: 27, key: 'flexible-hours' },
  { id: 28, key: 'work-from-home' },
  { id: 29, key: 'four-day-workweek' },
  { id: 30, key: 'weekends-off' },
  { id: 31, key: 'training-provided' },
  { id: 32, key: 'certification-support' },
  { id: 33, key: 'education-assistance' },
  { id: 34, key: 'visa-sponsorship' },
  { id: 35, key: 'relocation-support' },
  { id: 36, key: 'annual-flight-home' },
  { id: 37, key: 'gym-membership' },
  { id: 38, key: 'mental-health-support' },
  { id: 39, key: 'childcare-support' },
  { id: 40, key: 'free-uniform' },
]

export const job_attractive_reasons: readonly ListEntry[] = [
  { id: 1, key: 'above-average-salary' },
  { id: 2, key: 'good-bonuses' },
  { id: 3, key: 'fast-career-growth' },
  { id: 4, key: 'work-life-balance' },
  { id: 5, key: 'flexible-working-hours' },
  { id: 6, key: 'work-from-anywhere' },
  { id: 7, key: 'close-to-home' },
  { id: 8, key: 'friendly-colleagues' },
  { id: 9, key: 'supportive-managers' },
  { id: 10, key: 'learning-opportunities' },
  { id: 11, key: 'stable-employer' },
  { id: 12, key: 'well-known-brand' },
  { id: 13, key: 'meaningful-work' },
  { id: 14, key: 'career-abroad' },
  { id: 15, key: 'no-experience-needed' },
  { id: 16, key: 'quick-hiring-process' },
]

/** `conversion` marks the categories whose applications count for conversion tracking (spec section 9). */
export interface JobCategoryEntry extends ListEntry {
  main_function_id: number
  conversion: 'it' | 'finance' | null
}

/** One for each main function: the broad names by which applications and courses are sorted. */
export const job_category_lists: readonly JobCategoryEntry[] = [
  { id: 1, key: 'it-and-software', main_function_id: 1, conversion: 'it' },
  { id: 2, key: 'engineering', main_function_id: 2, conversion: null },
  { id: 3, key: 'sales', main_function_id: 3, conversion: null },
  { id: 4, key: 'customer-service-and-bpo', main_function_id: 4, conversion: null },
  { id: 5, key: 'admin-and-office', main_function_id: 5, conversion: null },
  { id: 6, key: 'accounting-and-finance', main_function_id: 6, conversion: 'finance' },
  { id: 7, key: 'banking-and-insurance', main_function_id: 7, conversion: 'finance' },
  { id: 8, key: 'human-resources', main_function_id: 8, conversion: null },
  { id: 9, key: 'marketing-and-pr', main_function_id: 9, conversion: null },
  { id: 10, key: 'design-and-media', main_function_id: 10, conversion: null },
  { id: 11, key: 'healthcare', main_function_id: 11, conversion: null },
  { id: 12, key: 'education', main_function_id: 12, conversion: null },
  { id: 13, key: 'hotel-and-tourism', main_function_id: 13, conversion: null },
  { id: 14, key: 'food-service', main_function_id: 14, conversion: null },
  { id: 15, key: 'retail', main_function_id: 15, conversion: null },
  { id: 16, key: 'logistics-and-driving', main_function_id: 16, conversion: null },
  { id: 17, key: 'manufacturing', main_function_id: 17, conversion: null },
  { id: 18, key: 'construction-and-trades', main_function_id: 18, conversion: null },
  { id: 19, key: 'legal-and-public-sector', main_function_id: 19, conversion: null },
  { id: 20, key: 'agriculture-and-environment', main_function_id: 20, conversion: null },
  { id: 21, key: 'household-and-care', main_function_id: 21, conversion: null },
  { id: 22, key: 'security-and-safety', main_function_id: 22, conversion: null },
  { id: 23, key: 'property', main_function_id: 23, conversion: null },
  { id: 24, key: 'beauty-and-sports', main_function_id: 24, conversion: null },
  { id: 25, key: 'science', main_function_id: 25, conversion: null },
  { id: 26, key: 'management', main_function_id: 26, conversion: null },
]
