import { z } from 'zod'
import { applyModes } from './feeds.calls.ts'

const Count = z.int().min(0)

export const FeedReport = z
  .object({
    num_of_rows: Count,
    posted: Count,
    edited: Count,
    refreshed: Count,
    closed: Count,
    unchanged: Count,
    /** Rows that were not taken; the first 100 of them are named. */
    refused: Count,
    problems: z.array(z.object({ row: z.int(), title: z.string().nullable(), reason: z.string() })),
  })
  .meta({ id: 'FeedReport' })
export type FeedReport = z.infer<typeof FeedReport>

export const uploadFeed = {
  body: z.object({
    /** `auto`: at the ad's own address where it has one and wants no direct applications. */
    apply: z.enum(applyModes).default('auto'),
    /** Whether the feed holds all ads of the company that feeds have brought: the others are closed. */
    is_complete: z.boolean().default(false),
  }),
  answer: z.object({ report: FeedReport }),
}
