import * as companies from './companies.ts'
import * as jobs from './jobs.ts'
import * as recruiting from './recruiting.ts'
import * as reports from './reports.ts'
import * as seekers from './seekers.ts'

/** Every option list that has entries of its own, under its name on the wire. */
export const listStructure = { ...jobs, ...companies, ...seekers, ...recruiting, ...reports }

export type ListName = keyof typeof listStructure
