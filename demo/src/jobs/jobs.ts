import { functionStructure } from '@hanap/markets/functions/structure'
import jobs from '../../banks/jobs.json' with { type: 'json' }
import { demoFieldOf, isSchooling, type Schooling } from './fields.ts'
import { type Rank, rankOf } from './rank.ts'
import { isTermsKind, isWorkplaceKind, type TermsKind, type WorkplaceKind } from './terms.ts'

/** A job title, with what its ads may say. */
export interface DemoJob {
  /** Of its title. */
  id: number
  key: string
  mainFunctionId: number
  jobFunctionId: number
  rank: Rank
  /** How often it is looked for, against the others. */
  need: number
  /** Of `industry_lists`; null: every industry needs it. */
  industries: readonly number[] | null
  terms: TermsKind
  workplace: WorkplaceKind
  /** Pay against the market's usual pay at the same experience. */
  pay: number
  /** Ids of `xp_lvls` beyond which nobody is asked for it; null: as its rank says. */
  levels: readonly [lowest: number, highest: number] | null
  schooling: Schooling
  /** Ids of skills that fit. */
  skills: readonly number[]
}

interface JobEntry {
  need?: number
  share?: number
  terms?: string
  workplace?: string
  employers?: readonly number[]
  pay?: number
  levels?: readonly number[]
  schooling?: string
  titles?: Readonly<Record<string, JobEntry>>
}

const entries: Readonly<Record<string, JobEntry>> = jobs

const kindOf = <Kind extends string>(text: string | undefined, is: (text: string) => text is Kind): Kind => {
  if (text === undefined || !is(text)) throw new Error(`The table of jobs says “${text}”`)
  return text
}

/** Every title of every function; what a title does not say, its sub-function does. */
export const demoJobs: readonly DemoJob[] = functionStructure.flatMap(main =>
  main.subs.flatMap(sub => {
    const field = demoFieldOf(sub.id)
    const entry = entries[sub.id] ?? {}
    const shares = sub.titles.map(({ key }) => entry.titles?.[key]?.share ?? 1)
    const all = shares.reduce((sum, share) => sum + share, 0)
    return sub.titles.map(({ id, key }, at): DemoJob => {
      const own = { ...entry, ...entry.titles?.[key] }
      const [lowest, highest] = own.levels ?? []
      return {
        id,
        key,
        mainFunctionId: main.id,
        jobFunctionId: sub.id,
        rank: rankOf(key),
        need: ((entry.need ?? 0) * (shares[at] ?? 1)) / all,
        industries: own.employers ?? null,
        terms: kindOf(own.terms, isTermsKind),
        workplace: kindOf(own.workplace, isWorkplaceKind),
        pay: own.pay ?? field.pay,
        levels: lowest === undefined || highest === undefined ? null : [lowest, highest],
        schooling: own.schooling === undefined ? field.schooling : kindOf(own.schooling, isSchooling),
        skills: field.skills,
      }
    })
  }),
)

const byKey = new Map(demoJobs.map(job => [job.key, job]))

export const demoJobOf = (titleKey: string): DemoJob => {
  const job = byKey.get(titleKey)
  if (!job) throw new Error(`There is no job title ${titleKey}`)
  return job
}
