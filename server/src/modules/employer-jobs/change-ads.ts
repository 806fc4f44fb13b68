import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Member } from '../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { newId } from '../../db/id.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { isSameJson } from '../../db/same-json.ts'
import { marketsOfCompany } from '../companies/index.ts'
import { adMarket, inMarket } from './ad-market.ts'
import { type AdRow, adsStore } from './ads-store.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { findingsIn, refusedFields } from './linter/findings.ts'
import { adFindings, type LintedAd } from './linter/lint-own-ad.ts'
import { companyOf, findOwnAd, isEnded } from './own-ads.ts'
import { recordJobAudit } from './record-job-audit.ts'
import { allowDraft, allowOpenAd, refuseWrongFields, saveJobOf, withQuestionIds } from './save-ad.ts'
import { adOfJob } from './views.ts'

/** Who writes, and in which language they are told what is wrong. */
export interface Writer {
  caller: Member
  language: LanguageCode
}

/** Refuses an ad that may not be published, with what is missing or forbidden by field. */
export const refuseUnpublishable = async (
  deps: EmployerJobsDeps,
  linted: LintedAd,
  language: LanguageCode,
) => {
  const findings = findingsIn(await adFindings(deps, linted), translator(language))
  const fields = refusedFields(findings)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields, data: { findings } })
}

interface NewAdRequest {
  ad: Ad
  /** Of the company's own market where none is named. */
  country: string | undefined
  isDraft: boolean
  key: IdempotencyKey | null
}

/** Writes a new ad, as a draft or published. Its id. */
export const createAd = async (
  deps: EmployerJobsDeps,
  { caller, language }: Writer,
  { ad: written, country, isDraft, key }: NewAdRequest,
): Promise<string> => {
  const { companyId, accountId } = caller
  const ad = withQuestionIds(written)
  refuseWrongFields(ad)
  const company = await companyOf(deps, companyId)
  const market = await adMarket(deps.db, company, country)
  if (!isDraft) await refuseUnpublishable(deps, { id: '', companyId, market, ad }, language)
  const { id } = await withIdempotency(deps.db, key, refuseIdempotencyConflict, async trx => {
    await (isDraft ? allowDraft(trx, companyId) : allowOpenAd(trx, company))
    const row = await adsStore.insert(trx, { id: newId(), companyId, market, ad })
    if (!isDraft) {
      await saveJobOf(trx, { ad: row, company, job: undefined, recruiterId: accountId })
      await recordJobAudit(trx, caller, 'job_posted', ad.job_title ?? '')
    }
    return { id: row.id }
  })
  return id
}

/** A question that was sent without an id is the one that got its id by the first sending. */
const withGivenIds = (sent: Ad, { screening_questions: given = [] }: Ad): Ad =>
  sent.screening_questions
    ? {
        ...sent,
        screening_questions: sent.screening_questions.map((question, at) => ({
          ...question,
          id: question.id ?? given[at]?.id,
        })),
      }
    : sent

/** Whether these changes are those that made this revision: they came again, since their answer was lost. */
const isOwnRepeat = (
  { ad, market, revision }: AdRow,
  changes: Ad,
  from: { revision: number; market: string },
) =>
  revision === from.revision + 1 &&
  market === from.market &&
  isSameJson(ad, {
    ...ad,
    ...withGivenIds(changes, ad),
    ...(changes.legal && { legal: { ...ad.legal, ...changes.legal } }),
  })

/**
 * Changes fields of an ad, and at once the job that it has made; false where somebody changed it meanwhile. The same changes
 * once more change nothing.
 */
export const updateAd = async (
  deps: EmployerJobsDeps,
  { caller, language }: Writer,
  id: string,
  { changes, country, revision }: { changes: Ad; country: string | undefined; revision: number },
): Promise<boolean> => {
  const { companyId, accountId } = caller
  const own = await findOwnAd(deps, companyId, id)
  const { company, job } = own
  const present = job?.market ?? own.ad?.market ?? company.market
  const market =
    country === undefined || country === present ? present : await adMarket(deps.db, company, country)
  // Where it was published it stays.
  if (job && market !== present) throw refuseField('job_country_key', 'invalid_choice')
  const merged = (row: AdRow | undefined): Ad => ({
    ...(row && (row.market === market ? row.ad : inMarket(row.ad, market))),
    ...withQuestionIds(changes),
    ...(changes.legal && { legal: { ...row?.ad.legal, ...changes.legal } }),
  })
  const words = { ...(job && adOfJob(job)), ...merged(own.ad) }
  refuseWrongFields(job !== undefined && isEnded(job) ? { ...words, expired_at: changes.expired_at } : words)
  // A published ad stays one that may be: what its law asks for is not taken out again.
  if (job) await refuseUnpublishable(deps, { id, companyId, market, ad: words }, language)
  return deps.db.transaction().execute(async trx => {
    // A draft that was deleted meanwhile does not begin anew.
    const row = job
      ? await adsStore.lock(trx, { companyId, id, market })
      : await adsStore.lockWritten(trx, companyId, id)
    if (!row) throw new Refusal('job_not_found')
    if (row.revision !== revision) return isOwnRepeat(row, changes, { revision, market })
    const updated = await adsStore.update(trx, id, { ad: merged(row), market })
    const isOpen = job !== undefined && !isEnded(job)
    if (isOpen) {
      await saveJobOf(trx, { ad: updated, company, job, recruiterId: accountId })
      await recordJobAudit(trx, caller, 'job_changed', job.title)
    }
    return true
  })
}

/** Deletes a draft, whoever of the company began it. */
export const deleteDraft = async (
  { db }: EmployerJobsDeps,
  { companyId }: Member,
  id: string,
): Promise<void> => {
  await db.transaction().execute(async trx => {
    const row = await adsStore.lockWritten(trx, companyId, id)
    if (!row) throw new Refusal('job_not_found')
    if (row.published_at) throw new Refusal('ad_published')
    await adsStore.delete(trx, id)
  })
}

/** A new draft with what an ad says. Its id. */
export const duplicateAd = async (
  deps: EmployerJobsDeps,
  { companyId }: Member,
  id: string,
  key: IdempotencyKey | null,
): Promise<string> => {
  const { company, ad, job } = await findOwnAd(deps, companyId, id)
  const {
    expired_at: _end,
    screening_questions: questions = [],
    ...words
  } = { ...(job && adOfJob(job)), ...ad?.ad }
  const present = job?.market ?? ad?.market ?? company.market
  const markets = await marketsOfCompany(deps.db, companyId)
  const copy = { ...words, screening_questions: questions.map(({ id: _id, ...question }) => question) }
  const made = await withIdempotency(deps.db, key, refuseIdempotencyConflict, async trx => {
    await allowDraft(trx, companyId)
    const row = await adsStore.insert(trx, {
      id: newId(),
      companyId,
      market: markets.includes(present) ? present : company.market,
      ad: withQuestionIds(copy),
    })
    return { id: row.id }
  })
  return made.id
}
