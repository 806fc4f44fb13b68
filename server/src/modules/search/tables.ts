/** One row: the name by which this installation's index is told from others' in a cluster. */
export type SearchTables = { installation: { id: string } }
