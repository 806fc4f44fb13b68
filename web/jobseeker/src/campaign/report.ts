import type { Call } from '@hanap/contracts/call'
import { logUtm, traceDestination } from '@hanap/contracts/logs/tracking.calls'
import { loginGuestOnce, readSessionUser } from '@hanap/shared/session/session'
import { campaignIn, trackerIn } from './parameters.ts'

const sendCampaignReport = ({ path, method }: Call, body: object) =>
  fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)

/** Loaded by pages whose address names a campaign or a tracker, and by no other: tells our own server which one led here. */
const report = async ({ market, language }: DOMStringMap) => {
  const query = new URLSearchParams(location.search)
  const campaign = campaignIn(query)
  const tracker = trackerIn(query)
  if (!campaign && !tracker) return
  await loginGuestOnce(Number(language), Number(market))
  if (campaign) await sendCampaignReport(logUtm, campaign)
  const user = readSessionUser()
  if (tracker) await sendCampaignReport(traceDestination, { ...tracker, ...(user && { user_id: user.id }) })
}

if (document.currentScript instanceof HTMLScriptElement) void report(document.currentScript.dataset)
