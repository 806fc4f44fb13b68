/** One row: the name by which this installation's index is told from others' in a cluster. */
type InstallationTable = { id: string }

export type SearchTables = { installation: InstallationTable }
