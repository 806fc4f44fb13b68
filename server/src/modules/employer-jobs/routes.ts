import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import * as schemas from '@hanap/contracts/recruiters/employer-jobs.schemas'
import * as feedCalls from '@hanap/contracts/recruiters/feeds.calls'
import * as feedSchemas from '@hanap/contracts/recruiters/feeds.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Member } from '../../calls/caller.ts'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route } from '../../calls/route.ts'
import { newId } from '../../db/id.ts'
import { adMarket } from './ad-market.ts'
import { adsStore } from './ads-store.ts'
import { createAd, deleteDraft, duplicateAd, updateAd } from './change-ads.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { describeAds, rowOfDraft } from './describe.ts'
import { takeFeed } from './feeds/take-feed.ts'
import { findingsIn } from './linter/findings.ts'
import { adFindings } from './linter/lint-own-ad.ts'
import { adHtml } from './markdown.ts'
import { companyOf, findOwnAd, ownersOf } from './own-ads.ts'
import { pageOfOwnAds } from './own-ads-page.ts'
import { closeAd, publishAd, refreshAd, reopenAd } from './publish-ads.ts'
import { refuseWrongFields, withQuestionIds } from './save-ad.ts'
import { employerJobIn } from './views.ts'

/** Ads that employers write: calls 331 to 341, and their feeds, 366 (hiring.md, Jobs of an employer). */
export const employerJobRoutes = (deps: EmployerJobsDeps): Route[] => {
  const { db, jobs } = deps

  const jobOf = async ({ caller, language }: { caller: Member; language: LanguageCode }, id: string) => {
    const own = await findOwnAd(deps, caller.companyId, id)
    const [job] = await describeAds(deps, caller, [own], { language, isLinted: true })
    if (!job) throw new Refusal('job_not_found')
    return { job }
  }

  /** Where an ad would be that is only looked at; one that is there already may stay where it is. */
  const marketOfWords = async (companyId: string, id: string, country: string | undefined) => {
    const own = country === undefined ? undefined : await adsStore.find(db, companyId, id)
    if (own && own.market === country) return own.market
    return adMarket(db, await companyOf(deps, companyId), country)
  }

  return [
    memberRoute(calls.createEmployerJob, schemas.createEmployerJob, async incoming => {
      const { is_draft: isDraft, job_country_key: country, ...ad } = incoming.body
      const id = await createAd(deps, incoming, { ad, country, isDraft, key: incoming.idempotencyKey })
      return jobOf(incoming, id)
    }),

    memberRoute(calls.listEmployerJobs, schemas.listEmployerJobs, async incoming => {
      const { query, caller, language } = incoming
      const { companyId } = caller
      const [company, owners] = await Promise.all([companyOf(deps, companyId), ownersOf(deps, companyId)])
      const { ids, total } = await pageOfOwnAds(db, owners, query)
      const [ads, rows] = await Promise.all([adsStore.byIds(db, ids), jobs.rowsByIds(ids)])
      const rowsById = new Map(rows.map(row => [row.id, row]))
      const owned = ids.map(id => ({ id, company, ad: ads.get(id), job: rowsById.get(id) }))
      return {
        jobs: await describeAds(deps, caller, owned, { language, isLinted: false }),
        ...pageEnvelope(total, query),
      }
    }),

    memberRoute(calls.readEmployerJob, schemas.readEmployerJob, incoming =>
      jobOf(incoming, incoming.params.id),
    ),

    memberRoute(calls.updateEmployerJob, schemas.updateEmployerJob, async incoming => {
      const { params, body } = incoming
      const { revision, job_country_key: country, ...changes } = body
      const isUpdated = await updateAd(deps, incoming, params.id, { changes, country, revision })
      const present = await jobOf(incoming, params.id)
      if (!isUpdated) throw new Refusal('stale_revision', { data: present })
      return present
    }),

    memberRoute(calls.deleteEmployerJob, schemas.deleteEmployerJob, async ({ caller, params }) => {
      await deleteDraft(deps, caller, params.id)
      return {}
    }),

    memberRoute(calls.lintEmployerJob, schemas.lintEmployerJob, async ({ body, caller, language }) => {
      const { id = '', job_country_key: country, ...ad } = body
      const { companyId } = caller
      const market = await marketOfWords(companyId, id, country)
      const spotted = await adFindings(deps, { id, companyId, market, ad })
      return { findings: findingsIn(spotted, translator(language)) }
    }),

    memberRoute(calls.previewEmployerJob, schemas.previewEmployerJob, async ({ body, caller, language }) => {
      const { id = newId(), job_country_key: country, ...written } = body
      const { companyId, accountId } = caller
      const ad = withQuestionIds(written)
      refuseWrongFields(ad)
      const company = await companyOf(deps, companyId)
      const market = await marketOfWords(companyId, id, country)
      const row = rowOfDraft(
        { id, company_id: companyId, market, ad, created_at: new Date() },
        company,
        accountId,
      )
      const [[details], spotted] = await Promise.all([
        jobs.detailsForCompany([row], companyId),
        adFindings(deps, { id, companyId, market, ad }),
      ])
      if (!details) throw new Error('A preview of no job')
      const findings = findingsIn(spotted, translator(language))
      const preview = { details, isDraft: true, isRefused: false, findings, numbers: {}, opened: undefined }
      return {
        html: adHtml(ad.description ?? ''),
        job: employerJobIn({ ...preview, ad: { ad, revision: 1, close_reason: null } }, language),
      }
    }),

    memberRoute(calls.publishEmployerJob, schemas.publishEmployerJob, async incoming => {
      await publishAd(deps, incoming, incoming.params.id)
      return jobOf(incoming, incoming.params.id)
    }),

    memberRoute(calls.closeEmployerJob, schemas.closeEmployerJob, async incoming => {
      const { params, body, caller } = incoming
      await closeAd(deps, caller, params.id, { ...body, message: body.message || null })
      return jobOf(incoming, params.id)
    }),

    memberRoute(calls.reopenEmployerJob, schemas.reopenEmployerJob, async incoming => {
      await reopenAd(deps, incoming, incoming.params.id)
      return jobOf(incoming, incoming.params.id)
    }),

    memberRoute(calls.refreshEmployerJob, schemas.refreshEmployerJob, async incoming => {
      await refreshAd(deps, incoming.caller, incoming.params.id)
      return jobOf(incoming, incoming.params.id)
    }),

    memberRoute(feedCalls.uploadFeed, feedSchemas.uploadFeed, async incoming => {
      const { body, files } = incoming
      const upload = { file: files.file, apply: body.apply, isComplete: body.is_complete }
      return { report: await takeFeed(deps, incoming, upload) }
    }),

    memberRoute(calls.duplicateEmployerJob, schemas.duplicateEmployerJob, async incoming => {
      const { params, caller, idempotencyKey } = incoming
      return jobOf(incoming, await duplicateAd(deps, caller, params.id, idempotencyKey))
    }),
  ]
}
