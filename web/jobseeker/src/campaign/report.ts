import { logUtm } from '@hanap/contracts/tracking.calls'
import { loginGuestOnce } from '@hanap/shared/session'
import { campaignIn } from './parameters.ts'

/** Loaded by pages whose address names a campaign, and by no other: tells our own server which one led here. */
const report = async ({ market, language }: DOMStringMap) => {
  const campaign = campaignIn(new URLSearchParams(location.search))
  if (!campaign) return
  await loginGuestOnce(Number(language), Number(market))
  await fetch(logUtm.path, {
    method: logUtm.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(campaign),
  }).catch(() => undefined)
}

if (document.currentScript instanceof HTMLScriptElement) void report(document.currentScript.dataset)
