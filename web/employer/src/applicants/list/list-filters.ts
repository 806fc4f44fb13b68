import type { ApplicantFilter } from '@hanap/contracts/job-applications/applicants.schemas'

const DAY_MS = 86_400_000
const sorts = ['date', 'match', 'moved'] as const
const periods = ['within7', 'idle14', 'idle30'] as const

/** What a list's address says, as its form has it; empty where nothing is chosen. */
export interface ListFilters {
  job: string
  query: string
  stage: string
  label: string
  skill: string
  answer: string
  isVerified: boolean
  /** Whether they wait for an answer for longer than they should. */
  isOverdue: boolean
  moved: (typeof periods)[number] | ''
  sort: (typeof sorts)[number]
}

/** The filters of an address; what it says wrongly is left out. */
export const filtersOf = (search: URLSearchParams, jobId = ''): ListFilters => {
  const text = (name: string, max: number) => (search.get(name) ?? '').trim().slice(0, max)
  const stage = text('stage', 3)
  return {
    job: jobId || text('job', 40).replace(/\W/g, ''),
    query: text('query', 100),
    stage: /^\d+$/.test(stage) ? stage : '',
    label: text('label', 40),
    skill: text('skill', 60),
    answer: text('answer', 200),
    isVerified: search.get('verified') === '1',
    isOverdue: search.get('overdue') === '1',
    moved: periods.find(each => each === search.get('moved')) ?? '',
    sort: sorts.find(each => each === search.get('sort')) ?? 'date',
  }
}

/** The same as an address says it, without what is not chosen. */
export const filterAddress = (filters: ListFilters, { isJobInPath }: { isJobInPath: boolean }) => {
  const { job, isVerified, isOverdue, sort, ...texts } = filters
  const entries = Object.entries({
    ...(isJobInPath ? {} : { job }),
    ...texts,
    verified: isVerified ? '1' : '',
    overdue: isOverdue ? '1' : '',
    sort: sort === 'date' ? '' : sort,
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const movedDays = { within7: 7, idle14: 14, idle30: 30 } as const

const movedRange = (moved: ListFilters['moved']): Partial<Record<'moved_from' | 'moved_to', string>> => {
  if (moved === '') return {}
  const day = dayBefore(movedDays[moved])
  return moved === 'within7' ? { moved_from: day } : { moved_to: day }
}

const common = ({ job, query, label, skill, answer, moved }: ListFilters) => ({
  ...(job && { job_id: job }),
  ...(query && { query }),
  ...(label && { label }),
  ...(skill && { skill }),
  ...(answer && { answer }),
  ...movedRange(moved),
})

/** As calls take it in an address. */
export const callQuery = (filters: ListFilters) => ({
  ...common(filters),
  ...(filters.stage && { pipeline_stage_id: filters.stage }),
  ...(filters.isVerified && { verified: '1' as const }),
  ...(filters.isOverdue && { overdue: '1' as const }),
  sort: filters.sort,
})

/** As a bulk takes it in its body. */
export const callFilter = (filters: ListFilters): ApplicantFilter => ({
  ...common(filters),
  ...(filters.stage && { pipeline_stage_id: [Number(filters.stage)] }),
  ...(filters.isVerified && { verified: true }),
  ...(filters.isOverdue && { overdue: true }),
})

/** Of an address: who stands beside the list. */
export const CHOSEN = 'applicant'

export const chosenOf = (search: URLSearchParams): string =>
  (search.get(CHOSEN) ?? '').replace(/[^\w-]/g, '').slice(0, 40)

/** Whether anything narrows the list. */
export const isNarrowed = (filters: ListFilters): boolean =>
  Object.keys(filterAddress({ ...filters, sort: 'date' }, { isJobInPath: true })).length > 0

/** The call's filters as an address has them. */
export const callAddressQuery = (filters: ListFilters): string =>
  new URLSearchParams(Object.entries(callQuery(filters))).toString()
