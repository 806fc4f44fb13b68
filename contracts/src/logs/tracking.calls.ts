import type { Call, Limit } from '../call.ts'
import type * as schemas from './tracking.schemas.ts'

const often: readonly Limit[] = [
  { by: 'address', max: 3000, seconds: 600 },
  { by: 'device', max: 600, seconds: 600 },
]

const seldom: readonly Limit[] = [
  { by: 'address', max: 600, seconds: 600 },
  { by: 'device', max: 60, seconds: 600 },
]

export const traceDestination: Call<typeof schemas.traceDestination> = {
  id: '039',
  service: 'auth',
  method: 'POST',
  path: '/api/auth/user/destination/traceability',
  who: 'guest',
  body: 'json',
  summary: 'Record which tracker led here; both spellings of its fields are taken.',
  limits: seldom,
}

export const recordGetStarted: Call<typeof schemas.recordGetStarted> = {
  id: '079',
  service: 'jobseekers',
  method: 'POST',
  path: '/api/jobseekers/click/get-started-record',
  who: 'guest',
  beginsNoSession: true,
  body: 'json',
  summary: 'Record that somebody began to sign up; blank addresses and numbers are dropped.',
  limits: seldom,
}

export const recordPopup: Call<typeof schemas.recordPopup> = {
  id: '080',
  service: 'jobseekers',
  method: 'POST',
  path: '/api/jobseekers/popup-window/record',
  who: 'seeker',
  body: 'json',
  summary: 'Record that a pop-up was shown; again counts it again.',
  limits: seldom,
  refusals: ['too_many_entries'],
}

export const listPopups: Call<typeof schemas.listPopups> = {
  id: '081',
  service: 'jobseekers',
  method: 'GET',
  path: '/api/jobseekers/popup-window/record/list',
  who: 'seeker',
  summary: 'Pop-ups that the seeker was shown, the latest first.',
}

export const assistSpringEvent: Call<typeof schemas.assistSpringEvent> = {
  id: '082',
  service: 'jobseekers',
  method: 'POST',
  path: '/api/jobseekers/sg-spring-event/assist-trigger',
  who: 'seeker',
  body: 'json',
  summary: 'Record how the seeker came on board for the spring event; it counts once.',
  limits: seldom,
}

export const logUtm: Call<typeof schemas.logUtm> = {
  id: '102',
  service: 'recruiters',
  method: 'POST',
  path: '/api/recruiters/log_google_utm',
  who: 'guest',
  body: 'json',
  summary: 'Record the campaign that led here; a registration from this device keeps the last one.',
  limits: seldom,
}

export const reportEvents: Call<typeof schemas.reportEvents> = {
  id: '103',
  service: 'logs',
  method: 'POST',
  path: '/api/logs/report/events',
  who: 'guest',
  beginsNoSession: true,
  body: 'json',
  summary: 'Record what happened on pages; beyond a day’s measure events are not kept.',
  limits: often,
}

export const recordAnalyticsEvent: Call<typeof schemas.recordAnalyticsEvent> = {
  id: '106',
  service: 'logs',
  method: 'POST',
  path: '/api/logs/analytics/event',
  who: 'seeker',
  body: 'json',
  summary: 'Record an event of the signed-in seeker, at most once a second by its name.',
  limits: often,
}

export const uploadWebEvents: Call<typeof schemas.uploadWebEvents> = {
  id: '110',
  service: 'go',
  method: 'POST',
  path: '/api/go/app/upload_web_events',
  who: 'guest',
  beginsNoSession: true,
  body: 'json',
  summary: 'Record events that a page gathered; beyond a day’s measure they are not kept.',
  limits: often,
}
