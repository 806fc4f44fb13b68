import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const DATABASE_URL = 'postgres://one/hanap'
const rolesOf = (environment: Record<string, string>) => [...readSettings(environment).roles]

test('a process does everything, unless it is told what', () => {
  expect(rolesOf({})).toEqual(['web', 'worker', 'search'])
  expect(rolesOf({ ROLE: 'all' })).toEqual(['web', 'worker', 'search'])
  expect(rolesOf({ ROLE: 'web', DATABASE_URL })).toEqual(['web'])
  expect(rolesOf({ ROLE: 'search, worker', DATABASE_URL })).toEqual(['worker', 'search'])
})

test('as many processes answer as there are cores, unless a process has roles of its own', () => {
  const { WEB_PROCESSES: usual } = readSettings({})
  expect(usual).toBeGreaterThanOrEqual(1)
  expect(usual).toBeLessThanOrEqual(Math.min(8, availableParallelism()))
  expect(readSettings({ WEB_PROCESSES: '' }).WEB_PROCESSES).toBe(usual)
  expect(readSettings({ WEB_PROCESSES: '3' }).WEB_PROCESSES).toBe(3)
  expect(readSettings({ ROLE: 'web', DATABASE_URL }).WEB_PROCESSES).toBe(1)
})

test.each([
  [{ ROLE: 'web' }, /requires DATABASE_URL/],
  [{ ROLE: 'cook', DATABASE_URL }, /ROLE/],
  [{ ROLE: 'web', WEB_PROCESSES: '2', DATABASE_URL }, /WEB_PROCESSES is for ROLE=all/],
  [{ WEB_PROCESSES: '0' }, /WEB_PROCESSES/],
  [{ WEB_PROCESSES: '65' }, /WEB_PROCESSES/],
  [{ DRAIN_SECONDS: 'soon' }, /DRAIN_SECONDS/],
])('%j is refused with its reason', (environment, reason) => {
  expect(() => readSettings(environment)).toThrow(reason)
})

test('production drains for half a minute, development not at all', () => {
  expect(readSettings({}).DRAIN_SECONDS).toBe(0)
  const production = { HANAP_ENV: 'production', SMTP_URL: 'smtp://mail.example', DATABASE_URL }
  expect(readSettings(production).DRAIN_SECONDS).toBe(30)
})
