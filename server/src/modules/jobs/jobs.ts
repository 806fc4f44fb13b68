import type { Caller } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { Db } from '../../db/client.ts'
import { companiesByIds, findCompany, type OpenJobCounts } from '../companies/index.ts'
import { jobCards } from './cards.ts'
import { companyMixes } from './companies/company-mixes.ts'
import { statedSalaries } from './companies/stated-salaries.ts'
import { type JobWithDetails, noSeekerState, type SeekerJobState } from './detail.ts'
import { type JobFacts, type JobRow, jobFacts } from './facts.ts'
import { groupsWith, leadJobOf } from './groups/groups.ts'
import { marketCounts } from './market-counts.ts'
import { noteIn } from './notes/notes.ts'
import { jobNotes } from './notes/notes-store.ts'
import { similarPay } from './pay/similar-pay.ts'
import type { Personalization, Recruiters } from './ports.ts'
import { jobRisks } from './risk/risks.ts'
import { jobStore } from './store.ts'

export interface JobsDeps {
  db: Db
  personalization: Personalization
  recruiters: Recruiters
}

/** What there is to know about jobs; the calls of this module and other modules stand on it. */
export const createJobs = ({ db, personalization, recruiters }: JobsDeps) => {
  const store = jobStore(db)
  const risksOf = jobRisks(db)
  const payOf = similarPay(db)
  const notes = jobNotes(db)
  const openJobs: OpenJobCounts = {
    ofCompanies: store.openJobsOfCompanies,
    inMarket: store.openJobsByCompany,
    mixInMarket: companyMixes(db),
    salariesOf: statedSalaries(db),
  }
  const companiesOf = (rows: readonly JobRow[]) =>
    companiesByIds(db, [...new Set(rows.flatMap(row => row.company_id ?? []))])

  return {
    find: store.find,
    rowsByIds: store.byIds,
    openAfter: store.openAfter,
    groupsOf: store.groupsOf,
    idsOfCompanies: store.idsOfCompanies,
    openJobsByTitle: store.openJobsByTitle,
    findCompany: (id: string) => findCompany(db, id),
    notesAmong: notes.among,
    openJobs,
    marketCounts: marketCounts(db),
    recordSeekerView: personalization.recordSeekerView,
    cards: jobCards(personalization, recruiters),

    /**
     * What lists show for these jobs: of a group's open jobs the one that was posted first, which names the others.
     * `left` are the ids of all jobs of these groups that lists do not show, closed ones too.
     */
    groupedForLists: async (rows: readonly JobRow[]) => {
      const groups = await groupsWith(store, rows)
      const companiesById = await companiesOf(groups.flat())
      const now = new Date()
      const shown = groups.flatMap(group => {
        const row = leadJobOf(group, now)
        if (!row) return []
        const company = row.company_id === null ? undefined : companiesById.get(row.company_id)
        return [
          {
            row,
            facts: jobFacts(
              row,
              company,
              group.filter(other => other !== row),
            ),
          },
        ]
      })
      const isShown = new Set(shown.map(({ row }) => row.id))
      return {
        shown,
        left: groups.flatMap(group => group.map(({ id }) => id)).filter(id => !isShown.has(id)),
      }
    },

    /** Jobs by their ids, open or not, in the order of the ids; an id of none is left out. */
    factsByIds: async (ids: readonly string[]): Promise<JobFacts[]> => {
      const rows = await store.byIds(ids)
      const companiesById = await companiesOf(rows)
      const byId = new Map(
        rows.map(row => [
          row.id,
          jobFacts(row, row.company_id === null ? undefined : companiesById.get(row.company_id)),
        ]),
      )
      return ids.flatMap(id => byId.get(id) ?? [])
    },

    withDetails: async (row: JobRow): Promise<JobWithDetails> => {
      const { company_id, recruiter_id } = row
      const [company, openJobsOfCompany, changes, people, group, pay] = await Promise.all([
        company_id === null ? undefined : findCompany(db, company_id),
        company_id === null ? undefined : store.openJobsOfCompanies([company_id]),
        store.changes(row.id),
        recruiter_id === null ? undefined : recruiters.byIds([recruiter_id]),
        groupsWith(store, [row]),
        payOf(row),
      ])
      return {
        row,
        similarPay: pay,
        risks: await risksOf(row, company, recruiter_id === null ? undefined : people?.get(recruiter_id)),
        others: group.flat().filter(other => other.id !== row.id),
        company,
        openJobsOfCompany: openJobsOfCompany?.get(company_id ?? '') ?? 0,
        changes,
        recruiter: recruiter_id === null ? undefined : people?.get(recruiter_id),
      }
    },

    /** Jobs of one company as its own people see them: without what warns readers. */
    detailsForCompany: async (rows: readonly JobRow[], companyId: string): Promise<JobWithDetails[]> => {
      const recruiterIds = [...new Set(rows.flatMap(row => row.recruiter_id ?? []))]
      const [company, openJobsOfCompany, changes, people] = await Promise.all([
        findCompany(db, companyId),
        store.openJobsOfCompanies([companyId]),
        store.changesOf(rows.map(row => row.id)),
        recruiters.byIds(recruiterIds),
      ])
      return rows.map(row => ({
        row,
        risks: [],
        others: [],
        company,
        openJobsOfCompany: openJobsOfCompany.get(companyId) ?? 0,
        changes: changes.get(row.id) ?? [],
        recruiter: row.recruiter_id === null ? undefined : people.get(row.recruiter_id),
      }))
    },

    /** What a seeker has to do with a job; nothing for anybody else. */
    seekerStateOf: async (
      row: JobRow,
      { caller, market, language }: Locale & { caller: Caller },
    ): Promise<SeekerJobState> => {
      if (caller.kind !== 'seeker') return noSeekerState
      const { accountId } = caller
      const [{ saved, applied, followed }, match, written] = await Promise.all([
        personalization.marksAmong(accountId, [row.id]),
        personalization.matchWith(accountId, jobFacts(row, undefined), { market, language }),
        notes.among(accountId, [row.id]),
      ])
      return {
        isSaved: saved.has(row.id),
        isApplied: applied.has(row.id),
        isCompanyFollowed: followed.has(row.id),
        match,
        note: noteIn(written.get(row.id)),
      }
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>
