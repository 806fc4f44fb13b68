import { z } from 'zod'
import { Id } from '../fields.schemas.ts'

/** A calendar day of the company's time zone, `YYYY-MM-DD`. */
const Day = z.iso.date()
const Count = z.int().min(0)

/** Both ends count; days that are not over are left out. */
const Period = z.object({
  from: Day.optional(),
  to: Day.optional(),
  job_id: Id.optional(),
})

/** From the ad to the contract: an application has reached a stage if it ever stood there or further. */
export const ReportStep = z.enum(['views', 'applied', 'viewed', 'in_review', 'interview', 'offer', 'hired'])
export type ReportStep = z.infer<typeof ReportStep>

/** Where somebody came to the ad from: `direct` is a link, or nothing that is known. */
export const ReportSource = z.enum(['search', 'home', 'company', 'similar', 'talent', 'direct'])
export type ReportSource = z.infer<typeof ReportSource>

/** Of applications that were sent within the period. */
const Reached = z.object({ applications: Count, interviews: Count, offers: Count, hired: Count })
const Activity = z.object({
  views: Count,
  /** On the address of an ad to which one applies elsewhere. */
  clicks: Count,
})
const Row = Activity.extend(Reached.shape)

const HiringReport = z
  .object({
    period: z.object({ from: Day, to: Day, time_zone: z.string() }),
    job: z.object({ id: Id, job_title: z.string() }).nullable(),
    clicks: Count,
    funnel: z.array(
      z.object({
        key: ReportStep,
        count: Count,
        /** Of the step before, from 0 to 1; null where that is too few to say. */
        share: z.number().min(0).nullable(),
        /** The same of the market's companies; null where they are too few, or nobody measures it. */
        market_share: z.number().min(0).max(1).nullable(),
      }),
    ),
    /** How applications ended, by the furthest stage that they reached. */
    drop_out: z.array(
      z.object({
        key: ReportStep.exclude(['views', 'hired']),
        not_selected: Count,
        withdrawn: Count,
        /** Still there. */
        open: Count,
      }),
    ),
    sources: z.array(Row.extend({ key: ReportSource })),
    /** By the Monday on which they begin; each of the period, an empty one too. */
    weeks: z.array(Row.extend({ week: Day })),
    /** Those with anything to show, the most applications first. */
    jobs: z.array(Row.extend({ id: Id, job_title: z.string() })).max(100),
    times: z.array(
      z.object({
        /** From the first posting to the first application; from an application to the answer; and to the hire. */
        key: z.enum(['first_applicant', 'answer', 'hire']),
        /** What happened within the period. */
        count: Count,
        median_hours: z.number().min(0).nullable(),
        market_median_hours: z.number().min(0).nullable(),
      }),
    ),
  })
  .meta({ id: 'HiringReport' })
export type HiringReport = z.infer<typeof HiringReport>

export const ReportTable = z.enum(['funnel', 'drop_out', 'sources', 'weeks', 'jobs', 'times'])
export type ReportTable = z.infer<typeof ReportTable>

export const readHiringReport = { query: Period, answer: HiringReport }

export const exportHiringReport = {
  query: Period.extend({ table: ReportTable, language_code: z.string().max(10).optional() }),
  answer: z.object({ name: z.string(), mime: z.string(), size: z.int() }),
}

const MarketFigures = z
  .object({
    country_key: z.string(),
    counted_at: z.iso.datetime(),
    open_jobs: Count.nullable(),
    /** With open jobs. */
    hiring_companies: Count.nullable(),
    /** Job seekers who were there within 30 days, rounded down to two digits. */
    active_seekers: Count.nullable(),
    /** Medians over 90 days. */
    first_applicant_hours: z.number().min(0).nullable(),
    answer_hours: z.number().min(0).nullable(),
  })
  .meta({ id: 'MarketFigures' })
export type MarketFigures = z.infer<typeof MarketFigures>

export const readMarketFigures = {
  /** Absent: the market of the request. */
  query: z.object({ country_key: z.string().max(10).optional() }),
  answer: MarketFigures,
}
