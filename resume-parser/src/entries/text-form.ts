import type { ResumeEntry } from './entry.ts'

const flag = (is: boolean) => (is ? 1 : 0)

/** What speaks against a text as a name, whatever of. */
export const nameFormEvidence = (text: string): Record<string, number> => ({
  small: flag(/^\p{Ll}/u.test(text)),
  digits: flag(/\d{2}|%/u.test(text)),
  long: flag(text.length > 60 || text.split(/\s+/).length > 9),
  sentence: flag(/[.。;；!?]$/u.test(text) && text.split(/\s+/).length > 5),
  odd: flag(/[@=<>#]|https?:|^\p{P}/u.test(text)),
})

/** How an entry is told, and how well it is dated. */
export const layoutEvidence = ({ manner, span }: ResumeEntry): Record<string, number> => ({
  table: flag(manner === 'table'),
  form: flag(manner === 'form'),
  prose: flag(manner === 'prose'),
  range: flag(span?.isRange === true),
  undated: flag(span === undefined),
  months: flag(span?.from?.month !== undefined),
})
