import type { Db } from '../../db/client.ts'
import { findableAfter, findableAmong } from '../privacy/index.ts'
import type { IndexSource, TalentCollection } from '../search/index.ts'
import { loadTalents } from './load-talents.ts'
import { talentDocumentOf, talentRecipe } from './talent-documents.ts'
import type { TalentRow } from './talent-facts.ts'

const rowsAfter = async (db: Db, last: string, limit: number): Promise<TalentRow[]> => {
  const seekers = await findableAfter(db, last, limit)
  const rows = await loadTalents(db, seekers)
  const end = seekers.at(-1)?.id
  // None of these is staying: the next ones may be.
  return rows.length > 0 || end === undefined ? rows : rowsAfter(db, end, limit)
}

/** The tables publish by themselves what changes of a talent, and wake nobody. */
const LOOK_EVERY_MS = 500

const talentSource = (db: Db): IndexSource<TalentRow> => ({
  lookEveryMs: LOOK_EVERY_MS,
  rowsAfter: (last, limit) => rowsAfter(db, last, limit),
  rowsByIds: async ids => loadTalents(db, await findableAmong(db, ids)),
  idsOf: async changes => [...new Set(changes.filter(({ topic }) => topic === 'talent').map(({ id }) => id))],
  documentsOf: async rows => ({ docs: rows.map(talentDocumentOf), left: [] }),
  tagsOf: () => [],
})

/** The index of those who may be found, in its own folder. */
export const talentCollection = ({ db, folder }: { db: Db; folder: string }): TalentCollection => ({
  recipe: talentRecipe,
  folder,
  hasDocuments: async () => (await findableAfter(db, '', 1)).length > 0,
  source: talentSource(db),
})
