import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importCourses } from '../modules/academy/index.ts'
import { openDatabase } from './database.ts'
import { readSettings, WrongSetting } from './settings/settings.ts'

const HELP = `Usage: npm run import-courses -- [--complete] FILE

Imports courses to recommend to job seekers, one JSON object per line:
  {"id": "a1", "title": "…", "provider": "…", "url": "https://…", "level": "beginner|intermediate|advanced",
   "language_code": "en", "job_category_ids": [1, 10], "duration": 8, "image": "https://…",
   "price": {"amount": 0, "currency": "USD"}}
The duration is in hours. duration, image, price and job_category_ids are optional. Importing a list again updates its
courses.

  --complete   remove courses from earlier lists that are not in this one
`

const main = async (words: string[]) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { complete: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (values.help || file === undefined) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  const text = await readFile(file, 'utf8')
  const connection = await openDatabase(readSettings(process.env))
  try {
    const { saved, removed, wrong } = await importCourses(connection.db, text, {
      isComplete: values.complete,
    })
    for (const { line, why } of wrong) process.stderr.write(`line ${line}: ${why}\n`)
    process.stdout.write(`${saved} courses imported, ${removed} removed, ${wrong.length} invalid lines\n`)
    return wrong.length > 0 ? 1 : 0
  } finally {
    await connection.close()
  }
}

main(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    const isSaid = error instanceof WrongSetting
    process.stderr.write(`${isSaid ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(isSaid ? 2 : 1)
  },
)
