import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { AnswerOf, Call, CallInput } from '@hanap/contracts/call'
import type { Company, JobCard, JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import type { Facets, JobSearchAnswer } from '@hanap/contracts/search/search.schemas'
import { countedFilters, recordOf } from '@hanap/markets/search-filters'

/** A seeker whose profile is complete. */
export const fakeUser = (parts: Partial<SessionUser> = {}): SessionUser => ({
  active_key: 0,
  id: 'u1',
  first_name: 'Lina',
  last_name: '',
  email: 'lina@example.com',
  phone_num: null,
  is_mobile_verified: false,
  avatar: null,
  additional_info: null,
  is_email_verify: true,
  is_terms_accepted: true,
  notice_period_id: null,
  is_profile_completed: true,
  longitude: null,
  latitude: null,
  is_new_account: false,
  register_flow: null,
  ...parts,
})

type FakeHandler = (input: {
  query?: Record<string, unknown>
  params?: Record<string, unknown>
}) => Outcome<unknown>

/** A page whose API answers by the calls' paths; a call without an answer fails the test. */
export const fakePage = (
  answers: Record<string, FakeHandler>,
  place: Partial<PageContext> = {},
): PageContext => ({
  market: 'ph',
  language: 'en',
  origin: 'https://ph.hanap.example',
  user: null,
  assetsUrl: '',
  supportEmail: 'help@hanap.example',
  sites: { com: 'https://com.hanap.example', sg: 'https://sg.hanap.example' },
  isOurSite: origin => origin.endsWith('.hanap.example'),
  async call<C extends Call>(call: C, input: CallInput<C>) {
    const answer = answers[call.path]
    if (!answer) throw new Error(`no answer for ${call.path}`)
    // Each test gives the answer of the very call it expects.
    return answer(input) as Outcome<AnswerOf<C>>
  },
  ...place,
})

const noFacets: Facets = recordOf(countedFilters, () => [])

export const fakeSearchAnswer = (parts: Partial<JobSearchAnswer> = {}): JobSearchAnswer => ({
  jobs: [],
  page: 1,
  size: 30,
  total_num: 0,
  total_pages: 0,
  mention_num: 0,
  similar: [],
  facets: noFacets,
  query_id: 'q1',
  is_personal: false,
  relaxed: null,
  help: null,
  clauses: [],
  translated: [],
  ...parts,
})

export const fakeCard = (parts: Partial<JobCard> = {}): JobCard => ({
  id: 'j1',
  job_title: 'Data Analyst',
  job_url: '/job/data-analyst-j1',
  status_key: 'active',
  salary_range_from: 40_000,
  salary_range_to: 60_000,
  salary_range_value: '₱40,000 – ₱60,000 a month',
  is_salary_hidden: false,
  salary_period: 'month',
  currency: 'PHP',
  job_type_id: 1,
  job_type: 'Full-time',
  workplace: 'on_site',
  xp_lvl_id: 4,
  xp_lvl: '1–3 years',
  degree_id: 6,
  degree: "Bachelor's degree",
  job_location_id: null,
  job_location: 'Makati',
  job_region: 'Metro Manila',
  job_country_key: 'ph',
  main_function_id: null,
  main_function: null,
  job_function_id: null,
  job_function: null,
  function_job_title_id: null,
  function_job_title: null,
  job_skills: ['SQL'],
  job_benefits: [],
  language_code: 'en',
  company_id: 'c1',
  company_name: 'Tala Payments',
  company_url: '/company/tala-payments-c1',
  company_logo: null,
  company_industry: null,
  company_size: null,
  is_company_verified: true,
  recruiter_id: null,
  recruiter_name: null,
  recruiter_last_active_at: null,
  is_urgent: false,
  is_featured: false,
  is_saved: false,
  is_applied: false,
  is_viewed: false,
  external_apply_url: null,
  first_posted_at: '2026-11-01T02:00:00Z',
  published_at: '2026-11-01T02:00:00Z',
  also_posted: [],
  refreshed_at: '2026-11-18T02:00:00Z',
  expired_at: '2026-12-24T15:59:59Z',
  distance_km: null,
  match: null,
  explain: null,
  ...parts,
})

export const fakeDetail = (parts: Partial<JobDetail> = {}): JobDetail => ({
  ...fakeCard(),
  description: '<p>Count &amp; explain.</p>',
  requirements: null,
  screening_questions: [],
  seeker_match: null,
  note: null,
  full_address: null,
  coordinates: null,
  company: null,
  recruiter: null,
  history: [],
  risk: null,
  ...parts,
})

export const fakeCompany = (parts: Partial<Company> = {}): Company => ({
  id: 'c1',
  name: 'Tala Payments',
  legal_name: null,
  company_url: '/company/tala-payments-c1',
  logo: null,
  cover: null,
  industry: null,
  industry_id: null,
  size: null,
  website: null,
  about: null,
  locations: [],
  benefits: [],
  is_verified: false,
  num_of_active_jobs: 0,
  ...parts,
})

/** Status and address of the redirect or refusal that a loader throws. */
export const thrownBy = async (
  load: () => Promise<unknown>,
): Promise<{ status: number; to: string | null }> => {
  try {
    await load()
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('Location') }
    const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined
    if (typeof init === 'object' && init !== null && 'status' in init && typeof init.status === 'number')
      return { status: init.status, to: null }
    throw thrown
  }
  throw new Error('nothing was thrown')
}
