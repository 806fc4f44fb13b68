import type { AccessCell } from './cell.ts'

/** Reports of the company, of one of its jobs; viewers read them and take nothing away. */
export const reportCells: Record<string, AccessCell> = {
  readHiringReport: {
    input: ({ jobId }) => ({ query: { job_id: jobId } }),
    isOwned: true,
    shows: ({ jobId }) => jobId,
  },
  readMarketFigures: { input: () => ({}) },
  exportHiringReport: {
    input: ({ jobId }) => ({ query: { job_id: jobId, table: 'weeks' } }),
    isOwned: true,
  },
}
