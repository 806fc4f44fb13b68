import { escapeHtmlText } from '@hanap/markets/escape-html'
import type { Bank } from './bank.ts'
import type { DemoRandom } from './random.ts'

/** What the slots of a bank's sentences stand for. */
export interface Slots {
  company: string
  place: string
  title: string
}

const fill = (text: string, slots: Slots & { number: string }) =>
  text.replaceAll(/\{(company|place|title|number)\}/g, (_, name: keyof typeof slots) => slots[name])

const list = (items: readonly string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

/** An ad's text as HTML of paragraphs, headings and lists. */
export const demoDescription = (
  bank: Bank,
  mainFunctionId: number,
  slots: Slots,
  dice: DemoRandom,
): string => {
  const part = bank.functions[mainFunctionId]
  if (!part) throw new Error(`No sentences for main function ${mainFunctionId}`)
  const say = (text: string) => escapeHtmlText(fill(text, { ...slots, number: String(dice.between(4, 18)) }))
  return [
    `<p>${say(dice.pick(bank.intros))}</p>`,
    `<h3>${bank.headings.duties}</h3>`,
    list(dice.sample(part.duties, dice.between(4, 6)).map(say)),
    `<h3>${bank.headings.requirements}</h3>`,
    list(dice.sample(part.requirements, dice.between(2, 4)).map(say)),
    `<h3>${bank.headings.offer}</h3>`,
    list(dice.sample(bank.offers, dice.between(2, 4)).map(say)),
    `<p>${say(dice.pick(bank.closings))}</p>`,
  ].join('')
}
