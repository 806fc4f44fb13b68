export { IMPORT_HELP, parseArguments, WrongArguments } from './arguments.ts'
export { readingProgress } from './progress.ts'
export { createReport } from './report.ts'
export { importAds } from './run.ts'
