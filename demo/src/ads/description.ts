import { escapeHtmlText } from '@hanap/markets/escape-html'
import type { DemoJob } from '../jobs/jobs.ts'
import type { DemoRandom } from '../random.ts'
import type { Bank } from './bank.ts'
import { sentencesFor } from './sentences.ts'

/** What the slots of a bank's sentences stand for. */
export interface Slots {
  company: string
  place: string
  title: string
}

const fill = (text: string, slots: Slots & { number: string }) =>
  text.replaceAll(/\{(company|place|title|number)\}/g, (_, name: keyof typeof slots) => slots[name])

const list = (items: readonly string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

/** An ad's text as HTML of paragraphs, headings and lists, and the sentences of which it was made. */
export const demoDescription = (
  bank: Bank,
  job: DemoJob,
  slots: Slots,
  dice: DemoRandom,
): { html: string; sentences: string[] } => {
  const { duties, requirements, offers } = sentencesFor(bank, job)
  const parts = {
    intro: dice.pick(bank.intros),
    duties: dice.sample(duties, dice.between(4, 6)),
    requirements: dice.sample(requirements, dice.between(2, 4)),
    offers: dice.sample(offers, dice.between(2, 4)),
    closing: dice.pick(bank.closings),
  }
  const say = (text: string) => escapeHtmlText(fill(text, { ...slots, number: String(dice.between(4, 18)) }))
  const html = [
    `<p>${say(parts.intro)}</p>`,
    `<h3>${bank.headings.duties}</h3>`,
    list(parts.duties.map(say)),
    `<h3>${bank.headings.requirements}</h3>`,
    list(parts.requirements.map(say)),
    `<h3>${bank.headings.offer}</h3>`,
    list(parts.offers.map(say)),
    `<p>${say(parts.closing)}</p>`,
  ].join('')
  return { html, sentences: Object.values(parts).flat() }
}
