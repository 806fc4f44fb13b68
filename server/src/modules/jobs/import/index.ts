export { IMPORT_HELP, ImportUsageError, parseArguments } from './arguments.ts'
export { readingProgress } from './progress.ts'
export { createImportReport } from './report.ts'
export { importAds } from './run.ts'
