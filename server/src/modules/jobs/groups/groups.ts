import type { JobRow } from '../facts.ts'
import { statusAt } from '../rules.ts'
import type { jobStore } from '../store.ts'

type GroupStore = Pick<ReturnType<typeof jobStore>, 'byIds' | 'groupsOf'>

/** Jobs with all the others of their groups; a job that is in no group is one of its own. */
export const groupsWith = async (store: GroupStore, rows: readonly JobRow[]): Promise<JobRow[][]> => {
  const ownRows = new Map(rows.map(row => [row.id, row]))
  const groups = await store.groupsOf([...ownRows.keys()])
  const more = await store.byIds(groups.flat().filter(id => !ownRows.has(id)))
  const byId = new Map([...ownRows, ...more.map((row): [string, JobRow] => [row.id, row])])
  const grouped = new Set(groups.flat())
  return [
    ...groups.map(ids => ids.flatMap(id => byId.get(id) ?? [])),
    ...rows.filter(row => !grouped.has(row.id)).map(row => [row]),
  ]
}

/** The open job of a group that lists show: the one posted first. Undefined when none is open. */
export const leadJobOf = (group: readonly JobRow[], now: Date): JobRow | undefined =>
  group
    .filter(row => statusAt(row, now) === 'active')
    .sort((a, b) => a.first_posted_at.getTime() - b.first_posted_at.getTime() || (a.id < b.id ? -1 : 1))[0]
