import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from './refusals.ts'
import { registry } from './registry.ts'

/** Schemas that let through what they do not know, by call and place; each with the reason. */
const ratings = 'scores from 1 to 5 by criteria that a company names itself, ten at most'
const numbers = 'an ad’s applicants counted by the keys of a list'
const open: Record<string, string> = {
  'closeEmployerJob.answer': numbers,
  'createEmployerJob.answer': numbers,
  'duplicateEmployerJob.answer': numbers,
  'listEmployerJobs.answer': numbers,
  'previewEmployerJob.answer': numbers,
  'publishEmployerJob.answer': numbers,
  'readEmployerJob.answer': numbers,
  'refreshEmployerJob.answer': numbers,
  'reopenEmployerJob.answer': numbers,
  'updateEmployerJob.answer': numbers,
  'listApplicants.answer': ratings,
  'moveApplicant.answer': ratings,
  'openApplicant.answer': ratings,
  'rateApplicant.answer': ratings,
  'rateApplicant.body': ratings,
  'readApplicant.answer': ratings,
  'readApplicantBoard.answer': ratings,
  'recordAnalyticsEvent.body': 'what an event says beside its name: few plain values, bounded',
  'reportEvents.body': 'as in recordAnalyticsEvent',
  'uploadWebEvents.body': 'as in recordAnalyticsEvent',
  'readTranslation.answer': 'a catalogue of messages: keys and compiled messages are the translators’',
  'readTranslationManifest.answer': 'files by language and area',
}

const LOOSE = new Set(['any', 'unknown', 'custom', 'record', 'map'])

/** Paths at which a schema accepts anything. */
const looseParts = (schema: unknown, path: string, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (!(schema instanceof z.ZodType))
    return Object.values(schema).flatMap(part => looseParts(part, path, seen))
  const { def } = schema._zod
  // A strict object catches all in order to refuse it.
  const catchesAll =
    'catchall' in def && def.catchall instanceof z.ZodType && !(def.catchall instanceof z.ZodNever)
  const isLoose = LOOSE.has(def.type) || catchesAll
  return [
    ...(isLoose ? [path] : []),
    // A check only narrows what its schema takes.
    ...Object.entries(def).flatMap(([key, part]) => (key === 'checks' ? [] : looseParts(part, path, seen))),
  ]
}

test('no schema passes anything through outside the short named list', () => {
  const loose = registry.flatMap(({ name, schemas }) =>
    Object.entries(schemas).flatMap(([place, schema]) => looseParts(schema, `${name}.${place}`)),
  )
  expect([...new Set(loose)].sort()).toEqual(Object.keys(open).sort())
})

test.each([
  ['an unknown field', z.object({ a: z.array(z.object({ b: z.unknown().optional() })) })],
  ['any', z.object({ a: z.union([z.string(), z.any()]) })],
  ['an object that keeps what it does not know', z.object({ a: z.looseObject({}) }).nullable()],
  ['a record', z.object({ a: z.record(z.string(), z.string()) })],
])('the check sees %s', (_, planted) => {
  expect(looseParts(planted, 'planted')).toContain('planted')
})

test('every call has its own number, its own method and path, and the prefix of its service', () => {
  const numbers = registry.map(({ call }) => call.id)
  expect(new Set(numbers).size).toBe(numbers.length)
  const lines = registry.map(({ call }) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(lines).size).toBe(lines.length)
  for (const { call } of registry) {
    expect(call.id).toMatch(/^\d{3}$/)
    expect(call.path).toMatch(new RegExp(`^/api/${call.service}(/|$)`))
  }
})

test('parameters of a path are those of its schema, and only calls with a body have a schema for one', () => {
  for (const { name, call, schemas } of registry) {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    expect(Object.keys(schemas.params?.shape ?? {}), name).toEqual(named)
    expect(schemas.body !== undefined, name).toBe(call.body !== undefined)
    for (const code of call.refusals ?? []) expect(refusals).toHaveProperty(code)
  }
})

test('a call has one limit for each way of counting and length of its window', () => {
  for (const { name, call } of registry) {
    const windows = (call.limits ?? []).map(
      ({ by, isPerClient, seconds }) => `${by} ${isPerClient} ${seconds}`,
    )
    expect(new Set(windows).size, name).toBe(windows.length)
  }
})

test('what takes a file is limited by who sends it, for all processes together', () => {
  const uploads = registry.filter(({ call }) => call.files)
  expect(uploads.length).toBeGreaterThan(1)
  for (const { name, call } of uploads)
    expect(
      call.limits?.some(({ by, isPerProcess }) => by !== 'address' && !isPerProcess),
      name,
    ).toBe(true)
})
