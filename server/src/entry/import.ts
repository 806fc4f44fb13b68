import { statSync } from 'node:fs'
import type { DatabaseConnection } from '../db/client.ts'
import { findRecruiter } from '../modules/auth/index.ts'
import {
  createImportReport,
  IMPORT_HELP,
  ImportUsageError,
  importAds,
  parseArguments,
  readingProgress,
} from '../modules/jobs/index.ts'
import { openDatabase } from './database.ts'
import { InvalidSetting, readSettings } from './settings/settings.ts'

const ownerId = async (connection: DatabaseConnection | undefined, email: string | undefined) => {
  if (!connection || email === undefined) return null
  const recruiter = await findRecruiter(connection.db, email)
  if (!recruiter) throw new ImportUsageError(`No recruiter account has the email address ${email}`)
  return recruiter.id
}

const sizeOf = (files: readonly string[]): number | null => {
  const sizes = files.map(file => statSync(file, { throwIfNoEntry: false })?.size)
  return sizes.every(size => size !== undefined) ? sizes.reduce((sum, size) => sum + size, 0) : null
}

const main = async (words: string[]) => {
  const importArguments = parseArguments(words)
  if (importArguments.isHelp) {
    process.stdout.write(IMPORT_HELP)
    return 0
  }
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
  const connection = importArguments.isDryRun ? undefined : await openDatabase(readSettings(process.env))
  try {
    const progress = readingProgress(process.stderr, sizeOf(importArguments.files))
    const report = createImportReport(progress.say)
    const began = performance.now()
    await importAds(
      { ...importArguments, ownerId: await ownerId(connection, importArguments.owner) },
      {
        ...(connection ? { db: connection.db } : {}),
        report,
        signal: stopping.signal,
        onFile: progress.file,
        onBytes: progress.bytes,
        onAds: progress.ads,
        onAd: ad => {
          if (importArguments.isPrinting) process.stdout.write(`${JSON.stringify(ad)}\n`)
        },
      },
    )
    progress.end()
    const summary = importArguments.isPrinting ? process.stderr : process.stdout
    summary.write(`${report.text((performance.now() - began) / 1000)}\n`)
    if (stopping.signal.aborted)
      summary.write('Stopped before the end. Run the same command again to continue.\n')
    return report.failedFiles > 0 || stopping.signal.aborted ? 1 : 0
  } finally {
    await connection?.close()
  }
}

main(process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isSaid = error instanceof ImportUsageError || error instanceof InvalidSetting
    process.stderr.write(`${isSaid ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exitCode = isSaid ? 2 : 1
  },
)
