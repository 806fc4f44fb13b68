import { rewriteTypes } from '@hanap/contracts/go/career-summary.calls'
import { describe, expect, test } from 'vitest'
import { type CareerFacts, partsMissing } from './facts.ts'
import { rulesWriter, styleOf } from './rules-writer.ts'

const work = (title: string, company: string): CareerFacts['works'][number] => ({
  job_title: title,
  company_name: company,
  from: null,
  to: null,
  description: null,
  skills: [],
})
const nothing: CareerFacts = {
  works: [],
  isWorking: false,
  years: 0,
  educations: [],
  licenses: [],
  skills: [],
  headline: null,
  about: null,
}

const write = (facts: CareerFacts, type: number, more: { before?: string; code?: 'en' | 'ja' } = {}) =>
  rulesWriter.write(
    { facts, goal: 'Foreman', style: styleOf(type), language: more.code ?? 'en', before: more.before },
    () => undefined,
    new AbortController().signal,
  )

const least: [string, CareerFacts, string[]][] = [
  [
    'three jobs',
    { ...nothing, works: [work('Cook', 'Ada'), work('Baker', 'Bo'), work('Waiter', 'Cy')] },
    ['Cook', 'Baker', 'Waiter'],
  ],
  ['three skills', { ...nothing, skills: ['Latin', 'Chess', 'Sewing'] }, ['Latin', 'Chess', 'Sewing']],
  ['three studies', { ...nothing, educations: ['Eton', 'Yale', 'Oxford'] }, ['Eton', 'Yale', 'Oxford']],
  ['three licences', { ...nothing, licenses: ['Diver', 'Pilot', 'Sailor'] }, ['Diver', 'Pilot', 'Sailor']],
  [
    'a job, a skill and a headline',
    { ...nothing, works: [work('Cook', 'Ada')], skills: ['Chess'], headline: 'Likes soup' },
    ['Cook', 'Chess', 'Likes soup'],
  ],
]

describe.each(least)('a profile of %s', (_, facts, told) => {
  test.each(Object.entries(rewriteTypes))('is told whole in the style %s', async (_, type) => {
    const text = await write(facts, type)
    for (const fact of told) expect(text).toContain(fact)
  })

  test('is enough, and with one fact less is not', () => {
    expect(partsMissing(facts)).toEqual([])
    for (const part of ['works', 'skills', 'educations', 'licenses'] as const)
      if (facts[part].length > 0)
        expect(partsMissing({ ...facts, [part]: facts[part].slice(1) }).length).toBeGreaterThan(0)
  })
})

test('own sentences stay once, however often and in whichever styles a text is rewritten', async () => {
  const [, facts] = least[0] ?? ['', nothing]
  let text = 'I never burn the soup.'
  for (const type of [1, 2, 3, 4, 3, 2, 1]) text = await write(facts, type, { before: text })
  expect(text.split('I never burn the soup.')).toHaveLength(2)
  expect(text.length).toBeLessThan(120)
})

test('sentences of a language with full-width stops follow each other without spaces', async () => {
  const text = await write(least[1]?.[1] ?? nothing, 4, { code: 'ja' })
  expect(text).toMatch(/。[^ ]/)
})
