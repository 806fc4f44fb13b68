import { mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import { describe, expect, test } from 'vitest'
import { bankOf } from './bank.ts'

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves)

describe.each(languages.map(({ code }) => code))('the sentences in %s', code => {
  const bank = bankOf(code)

  test('are enough for every main function', () => {
    for (const { id } of mainFunctions('en')) {
      expect(bank.functions[id]?.duties.length).toBeGreaterThanOrEqual(9)
      expect(bank.functions[id]?.requirements.length).toBeGreaterThanOrEqual(5)
    }
    expect(bank.intros.length).toBeGreaterThanOrEqual(12)
    expect(bank.abouts.length).toBeGreaterThanOrEqual(10)
    expect(bank.offers.length).toBeGreaterThanOrEqual(24)
    expect(bank.closings.length).toBeGreaterThanOrEqual(10)
  })

  test('are said once in their list, with known slots and without markup', () => {
    const lists = [
      bank.intros,
      bank.abouts,
      bank.offers.map(offer => (typeof offer === 'string' ? offer : offer.text)),
      bank.closings,
      ...Object.values(bank.functions).map(leaves),
    ]
    for (const list of lists) expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([])
    const slots = lists.flat().flatMap(text => text.match(/\{[^}]*\}/g) ?? [])
    expect(slots.filter(slot => !/^\{(company|place|title|number)\}$/.test(slot))).toEqual([])
    expect(leaves(bank).filter(text => /[<>]|^\s|\s$/.test(text))).toEqual([])
  })

  test('tell the company, and the title and place, in every beginning', () => {
    for (const intro of bank.intros)
      for (const slot of ['{company}', '{place}', '{title}']) expect(intro).toContain(slot)
    for (const about of bank.abouts) expect(about).toContain('{company}')
    const askedBeforehand = leaves(bank.questions).concat(bank.abouts)
    expect(askedBeforehand.filter(text => /\{(place|title|number)\}/.test(text))).toEqual([])
  })
})
