import type { DemoRandom } from '../random.ts'
import type { Bank } from './bank.ts'

export interface DemoQuestion {
  id: string
  type: 'yes_no' | 'choice' | 'number' | 'text'
  text: string
  is_required: boolean
  choices: string[]
}

/** What an ad asks of those who apply; many ask nothing. */
export const questionsOf = (bank: Bank, dice: DemoRandom): DemoQuestion[] => {
  if (dice.chance(0.55)) return []
  const { yes_no, number, text, choice } = bank.questions
  const all: Omit<DemoQuestion, 'id'>[] = [
    { type: 'yes_no', text: dice.pick(yes_no), is_required: true, choices: [] },
    { type: 'number', text: dice.pick(number), is_required: true, choices: [] },
    { type: 'text', text: dice.pick(text), is_required: false, choices: [] },
    { type: 'choice', is_required: false, ...dice.pick(choice) },
  ]
  return dice.sample(all, dice.between(1, 3)).map((question, index) => ({ id: `q${index + 1}`, ...question }))
}
