import { escapeHtml } from '@hanap/markets/escape-html'

/** The title of a page of ours, as its HTML has it. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

/** A page that says that it is a copy: behind all that the page's own script draws. `text` and `again` are plain text. */
export const withOfflineNotice = (html: string, text: string, again: string): string => {
  const strip = `<aside class="offline-strip" role="status"><p>${escapeHtml(text)}</p><a href="" data-reload>${escapeHtml(again)}</a></aside>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : html.slice(0, end) + strip + html.slice(end)
}

/** When a copy was made, as its reader writes it. */
export const momentIn = (tag: string, time: Date): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
