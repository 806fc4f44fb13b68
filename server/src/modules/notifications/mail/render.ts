import { escapeHtml } from '@hanap/markets/escape-html'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import type { MailContent } from '../notification-events.ts'

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic','Hiragino Sans','PingFang SC',sans-serif"
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}" dir="auto">${lines(text)}</p>`

const jobHtml = ({ title, url, facts }: MailContent['jobs'][number]) =>
  `<p style="margin:0 0 16px" dir="auto"><a href="${escapeHtml(url)}" style="color:#1f5fd6;font-weight:600">${escapeHtml(title)}</a>${facts.map(fact => `<br><span style="color:#5b6573">${escapeHtml(fact)}</span>`).join('')}</p>`

/** One column with its styles in place, as mail programs need it; runs in the direction of its language. */
export const mailHtml = (letter: MailContent, language: LanguageCode): string => {
  const { tag, dir } = languageByCode(language) ?? { tag: 'en', dir: 'ltr' }
  const start = dir === 'rtl' ? 'right' : 'left'
  const [signature = '', ...small] = letter.closing
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f4f5f7">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1c2430;${FONT};font-size:16px;line-height:1.6;text-align:${start}">
${letter.greeting === null ? '' : paragraph(letter.greeting)}
${letter.paragraphs.map(text => paragraph(text)).join('\n')}
${letter.quote === null ? '' : `<blockquote style="margin:0 0 16px;padding:0 16px;border-inline-start:3px solid #c9ced6" dir="auto">${lines(letter.quote)}</blockquote>`}
${letter.jobs.map(jobHtml).join('\n')}
${letter.code === null ? '' : `<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(letter.code)}</p>`}
${letter.button === null ? '' : `<p style="margin:24px 0"><a href="${escapeHtml(letter.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5fd6;color:#ffffff;text-decoration:none">${escapeHtml(letter.button.text)}</a></p>`}
${paragraph(signature)}
${small.map(text => paragraph(text, 'font-size:13px;color:#5b6573;')).join('\n')}
${letter.footer.length === 0 ? '' : `<p style="margin:0;font-size:13px">${letter.footer.map(({ text, url }) => `<a href="${escapeHtml(url)}" style="color:#1f5fd6">${escapeHtml(text)}</a>`).join(' · ')}</p>`}
</div>
</body>
</html>
`
}

/** The same letter for programs that show no HTML. */
export const mailText = (letter: MailContent): string =>
  [
    ...(letter.greeting === null ? [] : [letter.greeting]),
    ...letter.paragraphs,
    ...(letter.quote === null ? [] : [letter.quote.replace(/^/gm, '> ')]),
    ...letter.jobs.map(({ title, url, facts }) => [title, ...facts, url].join('\n')),
    ...(letter.code === null ? [] : [letter.code]),
    ...(letter.button === null ? [] : [`${letter.button.text}\n${letter.button.url}`]),
    ...letter.closing,
    ...letter.footer.map(({ text, url }) => `${text}\n${url}`),
  ]
    .join('\n\n')
    .concat('\n')
