import { escapeHtml } from '@hanap/markets/escape-html'
import type { Language } from '@hanap/markets/languages'

const BODY = 'margin:0;font:1.0625rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText'
const MAIN = 'max-width:32rem;margin:0 auto;padding:15vh 1.25rem 3rem;overflow-wrap:anywhere'

/** A page of a few words that stands outside of every site: no script, no file of its own. `main` is HTML. */
export const minimalPage = (
  { tag, dir }: Pick<Language, 'tag' | 'dir'>,
  title: string,
  main: string,
): string =>
  `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="${BODY}"><main style="${MAIN}">
${main}
</main></body></html>
`
