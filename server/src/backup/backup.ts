import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import { z } from 'zod'
import type { DatabaseConnection } from '../db/client.ts'
import type { SqlTag } from '../db/sql.ts'
import { copyInFiles, copyOutFiles, type FilePlace, filesOf, hasFiles, sha256Of } from './files.ts'
import { copyIn, copyOut, partitionsOf, sequencesOf, tablesOf, tablesWithTriggers } from './tables.ts'

/** What makes a backup or its restoring impossible, for the operator to read. */
export class BackupError extends Error {}

const BackupManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
})
export type BackupManifest = z.infer<typeof BackupManifest>

const manifestOf = (folder: string) => join(folder, 'backup.json')
const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy`)
const filesFolder = (folder: string) => join(folder, 'files')

const migrationsOf = async (sql: SqlTag) =>
  (await sql<{ name: string }[]>`select name from migrations order by name`).map(({ name }) => name)

/**
 * Writes the database as it is at one moment, and all files, to a new folder. The server may run
 * meanwhile. The manifest is written last: a folder without one is no backup.
 */
export const backUp = async (
  { begin }: Pick<DatabaseConnection, 'begin'>,
  place: FilePlace,
  folder: string,
): Promise<BackupManifest> => {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new BackupError(`The folder ${folder} is not empty`)
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(filesFolder(folder), { mode: 0o700 })
  // Old files may go as soon as no row names them: before the moment they are there, and new ones stay after it.
  await copyOutFiles(place, filesFolder(folder))
  const database = await begin(async trx => {
    const tables: BackupManifest['tables'] = []
    for (const shape of await tablesOf(trx)) {
      const { name, columns } = shape
      tables.push({ name, columns, ...(await copyOut(trx, shape, tableFile(folder, name))) })
    }
    const [partitions, sequences] = [await partitionsOf(trx), await sequencesOf(trx)]
    return {
      migrations: await migrationsOf(trx),
      tables,
      partitions: [...partitions],
      sequences: [...sequences],
    }
  }, 'isolation level repeatable read read only')
  await copyOutFiles(place, filesFolder(folder))
  const files: BackupManifest['files'] = []
  for (const path of await filesOf(filesFolder(folder)))
    files.push({ path, sha256: await sha256Of(join(filesFolder(folder), path)) })
  const manifest = BackupManifest.parse({ format: 1, made_at: new Date().toISOString(), ...database, files })
  await writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  return manifest
}

const readManifest = async (folder: string): Promise<BackupManifest> => {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`${folder} is not a backup: it has no backup.json`)
  const parsed = BackupManifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BackupError(`${manifestOf(folder)} was not written by Hanap, or is damaged`)
  return parsed.data
}

/** A backup of which any byte is another than it was is not restored. */
const refuseChanged = async (folder: string, { tables, files }: BackupManifest) => {
  for (const { path, sha256 } of [
    ...tables.map(({ name, sha256 }) => ({ path: tableFile(folder, name), sha256 })),
    ...files.map(({ path, sha256 }) => ({ path: join(filesFolder(folder), path), sha256 })),
  ])
    if ((await sha256Of(path).catch(() => undefined)) !== sha256)
      throw new BackupError(`${path} is missing, or has changed since the backup was made`)
}

const refuseFilled = async (sql: SqlTag, { dataDir, bucket }: FilePlace) => {
  const [row] = await sql<{ isFilled: boolean }[]>`
    select exists (select from accounts) or exists (select from companies) or exists (select from jobs) as "isFilled"`
  if (row?.isFilled) throw new BackupError('The database is in use. Restore into an empty database.')
  const [file] = await filesOf(dataDir)
  if (file !== undefined)
    throw new BackupError(`The data folder ${dataDir} contains files. Restore into an empty folder.`)
  if (bucket && (await hasFiles(bucket)))
    throw new BackupError('The bucket contains files. Restore into an empty bucket.')
}

/** Fills an empty installation of the same version from a backup: everything or nothing. */
export const restoreBackup = async (
  { sql, begin }: Pick<DatabaseConnection, 'sql' | 'begin'>,
  place: FilePlace,
  folder: string,
): Promise<BackupManifest> => {
  const manifest = await readManifest(folder)
  const here = await migrationsOf(sql)
  if (here.join() !== manifest.migrations.join())
    throw new BackupError(
      `The backup was made by another version of Hanap: its last migration is ${manifest.migrations.at(-1)}, this version's is ${here.at(-1)}. Restore with that version, then start this one.`,
    )
  await refuseFilled(sql, place)
  await refuseChanged(folder, manifest)
  await begin(async (trx, client) => {
    const partitionNames = new Set((await partitionsOf(trx)).map(({ name }) => name))
    for (const { name, parent, bound } of manifest.partitions)
      if (!partitionNames.has(name))
        await trx.unsafe(
          `create table ${escapeIdentifier(name)} partition of ${escapeIdentifier(parent)} ${bound}`,
        )
    const tables = await tablesOf(trx)
    await trx.unsafe(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join()}`)
    // What triggers wrote once is in the backup: they would write it again.
    const triggered = await tablesWithTriggers(trx)
    for (const name of triggered)
      await trx.unsafe(`alter table ${escapeIdentifier(name)} disable trigger user`)
    for (const { name } of tables) {
      const tableBackup = manifest.tables.find(each => each.name === name)
      if (tableBackup) await copyIn(client, name, tableBackup.columns, tableFile(folder, name))
    }
    for (const name of triggered)
      await trx.unsafe(`alter table ${escapeIdentifier(name)} enable trigger user`)
    for (const { name, value } of manifest.sequences)
      await trx`select setval(${name}::regclass, ${value}::bigint)`
    await copyInFiles(
      filesFolder(folder),
      place,
      manifest.files.map(({ path }) => path),
    )
  })
  return manifest
}
