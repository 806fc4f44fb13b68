import type { OutboxChange } from '../../../db/outbox.ts'
import type { JobRow, Jobs } from '../../jobs/index.ts'
import { jobDocumentOf } from '../documents.ts'
import type { IndexSource } from './index-source.ts'

const idsOfTopic = (changes: readonly OutboxChange[], topic: OutboxChange['topic']) => [
  ...new Set(changes.filter(change => change.topic === topic).map(change => change.id)),
]

/** The open jobs, each posting once. */
export const jobSource = (
  jobs: Pick<Jobs, 'openAfter' | 'rowsByIds' | 'idsOfCompanies' | 'groupedForLists'>,
): IndexSource<JobRow> => ({
  rowsAfter: jobs.openAfter,
  rowsByIds: jobs.rowsByIds,
  idsOf: async changes => {
    const companyIds = idsOfTopic(changes, 'company')
    const ofCompanies = companyIds.length === 0 ? [] : await jobs.idsOfCompanies(companyIds)
    return [...new Set([...idsOfTopic(changes, 'job'), ...ofCompanies])]
  },
  documentsOf: async rows => {
    const { shown, left } = await jobs.groupedForLists(rows)
    return { docs: shown.map(({ row, facts }) => jobDocumentOf(row, facts)), left }
  },
  tagsOf: (ids, rows) => [
    ...ids.map(id => `job:${id}`),
    ...new Set(rows.flatMap(row => [`market:${row.market}`, `company:${row.company_id}`])),
  ],
  tagsOfChanges: changes => idsOfTopic(changes, 'company').map(id => `company:${id}`),
})
