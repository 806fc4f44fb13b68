import type { Translate } from '@hanap/i18n/translate'
import { escapeHtml } from '@hanap/markets/escape-html'
import { offlineShapes } from '@hanap/ui/lens/drawing-shapes'
import type { PathLocale } from './path-locale.ts'
import type { QueuedApplication } from './queued-applications-store.ts'

export interface OfflinePageInput {
  place: PathLocale
  t: Translate
  /** Address of the page that was asked for. */
  address: string
  /** It was to log out, and the person still is logged in. */
  isLogOut?: boolean
  /** Absent where no file was kept. */
  stylesheet?: string
  /** Titles are HTML already. */
  cached: readonly { address: string; title: string }[]
  outgoing: readonly QueuedApplication[]
}

/** Path to which the page's own forms post; the worker answers there. */
export const OUTGOING_PATH = '/outgoing'

const shapes = offlineShapes.map(
  ({ look, d }) => `<path${look === undefined ? '' : ` class="${look}"`} d="${d}"/>`,
)
const DRAWING = `<svg class="drawing" viewBox="0 0 160 120" aria-hidden="true">${shapes.join('')}</svg>`

/** What opens where a page is not kept: what waits to be sent, and what there is to read. Works without script. */
export const offlinePage = ({
  place,
  t,
  address,
  isLogOut,
  stylesheet,
  cached,
  outgoing,
}: OfflinePageInput): string => {
  const { language, prefix } = place
  const text = (key: Parameters<Translate>[0]) => escapeHtml(t(key))
  const waiting = outgoing.map(
    ({ key, jobTitle }) => `<li class="card flex flex-wrap items-center gap-3 p-4">
<b class="flex-1" dir="auto">${escapeHtml(jobTitle)}</b>
<form method="post" action="${prefix}${OUTGOING_PATH}">
<input type="hidden" name="key" value="${escapeHtml(key)}"><input type="hidden" name="back" value="${escapeHtml(address)}">
<button class="btn btn-line" type="submit">${text('offline.cancel')}</button></form></li>`,
  )
  const links = cached.map(
    page =>
      `<li><a href="${escapeHtml(page.address)}" dir="auto">${page.title || escapeHtml(page.address)}</a></li>`,
  )
  const again = isLogOut
    ? `<form method="post" action="${escapeHtml(address)}"><button class="btn btn-primary" type="submit">${text('common.logOut')}</button></form>`
    : `<p><a class="btn btn-primary" href="${escapeHtml(address)}">${text('common.tryAgain')}</a></p>`
  return `<!DOCTYPE html>
<html lang="${language.tag}" dir="${language.dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${text('offline.heading')} | ${text('common.brand')}</title>
${stylesheet ? `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">` : ''}</head>
<body><main class="list-page">
${DRAWING}<h1 class="text-2xl">${text('offline.heading')}</h1>
<p class="text-lg text-muted">${isLogOut ? text('offline.notLoggedOut') : text('offline.text')}</p>
${again}
${section(text('offline.waitingHeading'), waiting, `<p class="text-muted">${text('offline.waitingText')}</p>`)}
${section(text('offline.kept'), links)}
</main></body></html>`
}

const section = (heading: string, items: readonly string[], help = '') =>
  items.length === 0
    ? ''
    : `<section class="grid gap-3"><h2 class="text-xl">${heading}</h2>${help}<ul class="grid gap-2">${items.join('\n')}</ul></section>`
