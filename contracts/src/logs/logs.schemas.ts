import { z } from 'zod'
import { Empty, Id, typedText } from '../fields.schemas.ts'

/** A blank one counts as absent. */
const LogText = typedText(0, 80)
  .transform(text => text || undefined)
  .optional()

/** Position in the whole result, over all its pages, from 1. */
const Position = z.int().min(1).max(1_000_000)

/**
 * What both logs say. Who it was is taken from the session: `jobseeker_id` and the device ids are accepted, as
 * spec section 7 has them, and not believed.
 */
const Seen = z.object({
  query_id: z
    .string()
    .regex(/^[A-Za-z0-9_]{0,40}$/)
    .transform(text => text || undefined)
    .optional(),
  reco_from: LogText,
  page: LogText,
  sub_page: LogText,
  device_uuid: LogText,
  device_udid: LogText,
  jobseeker_id: LogText,
})

const from = z.literal(1).optional()

export const exposeJobs = {
  body: z.object({
    data: Seen.extend({
      /** Pages of before wrote `h5` here too. */
      device: z.enum(['web', 'mobile_web', 'h5']).transform(type => (type === 'h5' ? 'mobile_web' : type)),
      job_ids: z.array(Id).max(100),
      /** One for each of `job_ids`; without them a job's place in `job_ids` is its position. */
      positions: z.array(Position).max(100).optional(),
    }),
    from,
  }),
  answer: Empty,
}

export const clickJob = {
  body: Seen.extend({
    device: z.enum(['web', 'h5']),
    job_id: Id,
    position: Position.optional(),
    job_preference_id: Id.optional(),
    from,
  }),
  answer: Empty,
}
