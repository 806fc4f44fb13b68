import { expect, test } from 'vitest'
import { adOfForm, valuesOfForm } from './ad-fields.server.ts'

const context = { market: 'ph', language: 'en', currency: 'PHP' } as const

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a question that is empty or was removed is none, in the ad and in the form that is shown again', () => {
  const form = formOf({
    'question.0.text': 'Do you drive?',
    'question.0.type': 'yes_no',
    'question.0.removed': 'on',
    'question.1.text': 'How far do you live from here?',
    'question.1.type': 'text',
    'question.2.text': ' ',
    'question.2.type': 'yes_no',
  })
  const asked = ['How far do you live from here?']
  expect(adOfForm(form, context).ad.screening_questions?.map(({ text }) => text)).toEqual(asked)
  const shown = valuesOfForm(form).questions.map(({ text }) => text)
  expect(shown.filter(text => text !== '')).toEqual(asked)
  expect(shown.at(-1)).toBe('')
})
