import { z } from 'zod'
import { Empty, Instant, typedText } from '../fields.schemas.ts'

/** A blank one counts as absent. */
const noteText = (max: number) =>
  typedText(0, max)
    .transform(text => text || undefined)
    .optional()

/** Who it was is taken from the session; what clients say of it is accepted and not believed. */
const Claimed = noteText(80)

const EventName = z.string().regex(/^[\w.:-]{1,80}$/)

/** `YYYY-MM-DD HH:mm:ss`, as events carry it. */
const EventTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

const MAX_EXTRA = 20

/** What an event says beside its name: a few plain values. Texts lose addresses and long numbers before they are kept. */
const Extra = z
  .record(z.string().regex(/^\w{1,40}$/), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
  .refine(extra => Object.keys(extra).length <= MAX_EXTRA)
export type Extra = z.infer<typeof Extra>

const TrackerName = noteText(80)
const TrackerToken = noteText(200)

export const traceDestination = {
  body: z.object({
    tracker_name: TrackerName,
    tracker_token: TrackerToken,
    trackerName: TrackerName,
    trackerToken: TrackerToken,
    user_id: Claimed,
  }),
  answer: Empty,
}

export const recordGetStarted = {
  body: z.object({ device_id: Claimed, email: noteText(254), phone_num: noteText(40) }),
  answer: Empty,
}

const PopupKey = z.string().regex(/^[\w.:-]{1,80}$/)

export const recordPopup = { body: z.object({ popup_key: PopupKey }), answer: Empty }

/** How often the seeker was shown a pop-up, and when last. */
const PopupRecord = z.object({ popup_key: PopupKey, count: z.int(), recorded_at: Instant })

export const listPopups = { answer: z.array(PopupRecord) }

export const assistSpringEvent = {
  body: z.object({ onboarded_method: z.literal('web_complete_profile') }),
  answer: Empty,
}

const Utm = noteText(200)

/** Parameters of a campaign's address, together at most 2 KB. */
const Campaign = z.object({
  utm_source: Utm,
  utm_medium: Utm,
  utm_campaign: Utm,
  utm_term: Utm,
  utm_content: Utm,
  utm_id: Utm,
  gclid: Utm,
})
export type Campaign = z.infer<typeof Campaign>

export const logUtm = {
  body: Campaign,
  answer: Empty,
}

const PageEvent = z.object({
  event_name: EventName,
  event_time: EventTime.optional(),
  source: z.enum(['web', 'mobile_web']).optional(),
  page: noteText(200),
  user_id: Claimed,
  extra: Extra.optional(),
})
export type PageEvent = z.infer<typeof PageEvent>

const events = {
  body: z.object({ events: z.array(PageEvent).max(50) }),
  /** How many were kept. */
  answer: z.object({ accepted: z.int() }),
}

export const reportEvents = events

export const uploadWebEvents = events

export const recordAnalyticsEvent = {
  body: z.object({
    event_name: EventName,
    source: z.enum(['web', 'mobile_web']),
    user_id: Claimed,
    country_id: z.int().min(1).max(1000).optional(),
    extra: Extra.optional(),
  }),
  answer: Empty,
}
