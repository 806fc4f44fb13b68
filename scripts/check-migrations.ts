// Whether two versions can run beside each other on one database while a new one is rolled out: files that have landed are as
// they were, and of the others the first step takes nothing away: node scripts/check-migrations.ts [--land]
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationProblems } from './migration-rules.ts'

const NAME = /^\d{4}_[a-z0-9_]+(?<after>\.after)?(?<index>\.index)?\.sql$/

/** By name, the beginning of the SHA-256 of each file that has landed. */
export type LandedMigrations = Readonly<Record<string, string>>

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What is wrong with migrations, given by name. */
export const findMigrationProblems = (
  texts: ReadonlyMap<string, string>,
  landed: LandedMigrations,
): string[] => {
  const changed = Object.entries(landed).flatMap(([name, digest]) => {
    const text = texts.get(name)
    if (text === undefined) return [`${name} has landed, and is gone`]
    return digestOf(text) === digest ? [] : [`${name} has landed, and was changed`]
  })
  const fresh = [...texts].filter(([name]) => landed[name] === undefined)
  return [
    ...changed,
    ...fresh.flatMap(([name, text]) => {
      const { groups } = NAME.exec(name) ?? {}
      if (!groups) return [`${name} is not named 0001_name.sql, or with .after, .index or both before .sql`]
      const step = { isAfterRollOut: groups.after !== undefined, isConcurrent: groups.index !== undefined }
      return migrationProblems(text, step).map(problem => `${name}: ${problem}`)
    }),
  ]
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'server/src/db/migrations')
  const record = join(folder, 'landed.json')
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const texts = new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]))
  if (process.argv.includes('--land')) {
    const landed = Object.fromEntries([...texts].map(([name, text]) => [name, digestOf(text)]))
    writeFileSync(record, `${JSON.stringify(landed, null, 2)}\n`)
  } else {
    const problems = findMigrationProblems(texts, JSON.parse(readFileSync(record, 'utf8')))
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exit(1)
  }
}
