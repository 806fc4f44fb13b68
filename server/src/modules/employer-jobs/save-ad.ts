import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { functionPath } from '@hanap/markets/functions'
import { type OptionListName, options } from '@hanap/markets/lists'
import { locationById } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { type FieldErrors, Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { CompanyRow } from '../companies/index.ts'
import { countOpenJobsOf, type JobRow, type NewJob, saveJobs } from '../jobs/index.ts'
import { type AdRow, adsStore } from './ads-store.ts'
import { keepClosed, overrideJob } from './imported-jobs.ts'
import { adEnd, EMPLOYER_SOURCE, jobOfAd, ownSourcesOf } from './job-of-ad.ts'
import { adOfJob } from './views.ts'

/** Limits of hiring.md, and of drafts. */
const MAX_OPEN = { verified: 500, unverified: 20 }
const MAX_DRAFTS = 200

/** Lets the company have one draft more, in the transaction that makes it. */
export const allowDraft = async (trx: Db, companyId: string): Promise<void> => {
  await adsStore.lockAds(trx, companyId)
  if ((await adsStore.drafts(trx, companyId)).length >= MAX_DRAFTS) throw new Refusal('too_many_ads')
}

/** How many ads a company may have open. */
export const maxOpenAds = ({ is_verified }: Pick<CompanyRow, 'is_verified'>): number =>
  is_verified ? MAX_OPEN.verified : MAX_OPEN.unverified

/** Lets the company have one open ad more, in the transaction that opens it. */
export const allowOpenAd = async (trx: Db, company: CompanyRow): Promise<void> => {
  await adsStore.lockAds(trx, company.id)
  const open = await countOpenJobsOf(trx, company.id, ownSourcesOf(company.id))
  if (open >= maxOpenAds(company)) throw new Refusal('too_many_ads')
}

const listOf = {
  job_type_id: 'job_types',
  xp_lvl_id: 'xp_lvls',
  degree_id: 'degrees',
} as const satisfies Partial<Record<keyof Ad, OptionListName>>

const BOUND = /^[<>]-?\d{1,12}(\.\d{1,6})?$/

/** Whether what a question names as disqualifying can be an answer to it. */
const areDisqualifying = ({
  type,
  choices,
  disqualifying = [],
}: NonNullable<Ad['screening_questions']>[number]): boolean =>
  disqualifying.every(answer => {
    if (type === 'yes_no') return answer === 'yes' || answer === 'no'
    if (type === 'choice') return choices.includes(answer)
    return type === 'number' && BOUND.test(answer)
  })

/** What an ad names that is in no list, and ranges that are none. */
const fieldErrorsOf = (ad: Ad): FieldErrors => {
  const isOf = (list: OptionListName, id: number) => options(list, 'en').some(option => option.id === id)
  const unknown = [
    ...(['job_type_id', 'xp_lvl_id', 'degree_id'] as const).filter(field => {
      const id = ad[field]
      return id != null && !isOf(listOf[field], id)
    }),
    ...(ad.job_location_id != null && !locationById(ad.job_location_id) ? ['job_location_id'] : []),
    ...(ad.function_job_title_id != null && !functionPath(ad.function_job_title_id)
      ? ['function_job_title_id']
      : []),
    ...((ad.job_benefits ?? []).some(({ id }) => !isOf('job_benefit_lists', id)) ? ['job_benefits'] : []),
    ...((ad.attractive_reasons ?? []).some(({ id }) => !isOf('job_attractive_reasons', id))
      ? ['attractive_reasons']
      : []),
  ]
  const [from, to] = [ad.salary_range_from, ad.salary_range_to]
  const choiceless = (ad.screening_questions ?? []).flatMap(({ type, choices }, at) =>
    type === 'choice' && choices.length < 2 ? [`screening_questions.${at}.choices`] : [],
  )
  const unfit = (ad.screening_questions ?? []).flatMap((question, at) =>
    areDisqualifying(question) ? [] : [`screening_questions.${at}.disqualifying`],
  )
  return {
    ...Object.fromEntries(unfit.map(field => [field, [{ code: 'invalid_choice' as const }]])),
    ...Object.fromEntries(unknown.map(field => [field, [{ code: 'invalid_choice' as const }]])),
    ...Object.fromEntries(choiceless.map(field => [field, [{ code: 'required' as const }]])),
    ...(from != null && to != null && to < from
      ? { salary_range_to: [{ code: 'too_small' as const, values: { min: String(from) } }] }
      : {}),
    ...(ad.expired_at && new Date(ad.expired_at) <= new Date()
      ? { expired_at: [{ code: 'date_order' as const }] }
      : {}),
  }
}

export const refuseWrongFields = (ad: Ad) => {
  const fields = fieldErrorsOf(ad)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
}

/** The ad with what its questions are answered by: one that has an id keeps it. */
export const withQuestionIds = <Some extends Ad>(ad: Some): Some =>
  ad.screening_questions
    ? {
        ...ad,
        screening_questions: ad.screening_questions.map(question => ({
          ...question,
          id: question.id ?? newId(),
        })),
      }
    : ad

export interface SavedAd {
  ad: AdRow
  company: CompanyRow
  /** The job that it has made before. */
  job: JobRow | undefined
  /** Who posts it where it is new. */
  recruiterId: string
}

const madeOf = ({ ad, company, job, recruiterId }: SavedAd, isAnew: boolean): NewJob => {
  const market = marketByKey(ad.market)
  if (!market) throw new Error(`An ad of no market: ${ad.market}`)
  const now = new Date()
  const words = job && isImported(job) ? { ...adOfJob(job), ...ad.ad } : ad.ad
  return jobOfAd(
    { ...ad, ad: words },
    {
      market,
      company,
      recruiterId: job ? job.recruiter_id : recruiterId,
      firstPostedAt: job?.first_posted_at ?? now,
      publishedAt: isAnew || !job ? now : job.published_at,
      refreshedAt: isAnew || !job ? now : job.refreshed_at,
    },
  )
}

const isImported = ({ source }: JobRow) => source !== EMPLOYER_SOURCE

/** Writes the job that an ad makes, in the caller's transaction; `isAnew` opens one that was over. */
export const saveJobOf = async (trx: Db, saved: SavedAd, isAnew = false): Promise<void> => {
  const { job, ad } = saved
  const made = madeOf(saved, isAnew)
  if (job && isImported(job))
    await overrideJob(trx, job, {
      ad: ad.ad,
      made,
      ...(isAnew && { reopenedUntil: adEnd(ad.ad, new Date()) }),
    })
  else await saveJobs(trx, [made])
  await adsStore.setPublished(trx, ad.id)
}

/** Keeps a job closed whatever its feed says, in the caller's transaction. */
export const keepJobClosed = async (trx: Db, saved: SavedAd): Promise<void> => {
  const { job, ad } = saved
  if (job && isImported(job)) await keepClosed(trx, job, { ad: ad.ad, made: madeOf(saved, false) })
}
