import { DAY_MS } from '@hanap/contracts/durations'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'

const DAYS = 400
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Of day, behind a date. */
const TIME = /\(when\)[,،]? \d{1,2}:\d{2}(?:\s(?:[AP]M|ص|م))?/gu

const NO_SPACES: ReadonlySet<LanguageCode> = new Set(['ja', 'zh-cn', 'zh-tw'])
/** What keeps a value's direction apart stands around some moments and not around others. */
const ISOLATED = /\u2068?\(when\)\u2069?/gu

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every way in which a page of this language writes a moment near today. */
const momentsIn = (language: LanguageCode): RegExp => {
  const format = createFormats(language, { key: 'ph', currency: 'PHP', timeZone: 'Asia/Manila' })
  const now = Date.now()
  const texts = new Set<string>()
  for (let day = -DAYS; day <= DAYS; day++) {
    const at = new Date(now + day * DAY_MS)
    texts.add(format.date(at))
    if (day <= 0) texts.add(format.ago(at, new Date(now)))
  }
  for (let minute = 0; minute < 60; minute++)
    texts.add(format.ago(new Date(now - minute * MINUTE_MS), new Date(now)))
  for (let hour = 1; hour < 48; hour += 0.25)
    texts.add(format.ago(new Date(now - hour * HOUR_MS), new Date(now)))
  const longestFirst = [...texts].sort((a, b) => b.length - a.length)
  // Chinese and Japanese write words on without a space.
  const [before, after] = NO_SPACES.has(language) ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  return new RegExp(`${before}(?:${longestFirst.map(escaped).join('|')})${after}`, 'gu')
}

const known = new Map<LanguageCode, RegExp>()

/** A text of a page without what another day or installation would write differently: moments and years. */
export const masked = (text: string, language: LanguageCode): string => {
  const moments = known.get(language) ?? momentsIn(language)
  known.set(language, moments)
  return text
    .replaceAll(moments, '(when)')
    .replaceAll(ISOLATED, '(when)')
    .replaceAll(TIME, '(when)')
    .replace(/(?<=©\P{L}*)\d{4}/u, '(year)')
}
