import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { recommendedCourses } from '@hanap/contracts/academy/academy.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { levelFor } from './rules.ts'
import { type NewCourse, saveCourses } from './store.ts'

const command = fileURLToPath(new URL('../../entry/import-courses.ts', import.meta.url))
const EN = 1
const JA = 4

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.connection.sql`delete from courses`
})

const course = (more: Partial<NewCourse> & { source_id: string }): NewCourse => ({
  title: more.source_id,
  provider: 'A school',
  url: 'https://school.example/course',
  image: null,
  duration: 2,
  level: 'beginner',
  price_amount: null,
  price_currency: null,
  language_code: 'en',
  category_ids: [],
  ...more,
})

const titles = async (query: Record<string, string>, language = EN) =>
  (await app.call(recommendedCourses, { query }, { language })).data.courses.map(({ title }) => title)

describe('GET recommended-courses', () => {
  test('those of the wanted fields come first, then those for everybody; no others', async () => {
    await saveCourses(app.db, 'test', [
      course({ source_id: 'everybody' }),
      course({ source_id: 'nursing', category_ids: [11] }),
      course({ source_id: 'programming', category_ids: [1] }),
      course({ source_id: 'accounts', category_ids: [6, 7] }),
    ])
    expect(await titles({ job_category_ids: '1,7' })).toEqual(['accounts', 'programming', 'everybody'])
    expect((await titles({})).sort()).toEqual(['accounts', 'everybody', 'nursing', 'programming'])
    expect(await titles({ job_category_ids: '1,7', size: '1' })).toEqual(['accounts'])
  })

  test('the reader’s language comes first, then English, and no other', async () => {
    await saveCourses(app.db, 'test', [
      course({ source_id: 'english' }),
      course({ source_id: 'arabic', language_code: 'ar' }),
      course({ source_id: 'japanese', language_code: 'ja' }),
    ])
    expect(await titles({}, JA)).toEqual(['japanese', 'english'])
    expect(await titles({})).toEqual(['english'])
  })

  test.each([
    ['fresh-graduate', ['beginner', 'intermediate', 'advanced']],
    ['1-3-years', ['intermediate']],
    ['over-10-years', ['advanced', 'intermediate', 'beginner']],
  ])('courses near to the experience come first: %s', async (xp_lvl_key, first) => {
    await saveCourses(
      app.db,
      'test',
      (['advanced', 'beginner', 'intermediate'] as const).map(level => course({ source_id: level, level })),
    )
    expect((await titles({ xp_lvl_key })).slice(0, first.length)).toEqual(first)
  })

  test('every level of experience has courses; an unknown one is refused by its name', async () => {
    for (const { key } of options('xp_lvls', 'en')) expect(levelFor(key), key).toBeDefined()
    const { status, errors } = await app.call(recommendedCourses, { query: { xp_lvl_key: 'wizard' } })
    expect([status, Object.keys(errors)]).toEqual([422, ['xp_lvl_key']])
  })

  test('a course says what it is, where, how long and for how much', async () => {
    await saveCourses(app.db, 'test', [
      course({ source_id: 'paid', price_amount: 12.5, price_currency: 'SGD', duration: 1.5 }),
    ])
    const { data } = await app.call(recommendedCourses, {})
    expect(data.courses).toEqual([
      {
        id: expect.stringMatching(/^\w+$/),
        title: 'paid',
        provider: 'A school',
        url: 'https://school.example/course',
        image: null,
        duration: 1.5,
        level: 'beginner',
        price: { amount: 12.5, currency: 'SGD' },
        language_code: 'en',
      },
    ])
  })
})

describe('npm run import-courses', () => {
  const line = (more: object) => ({
    id: 'a',
    title: 'First aid',
    provider: 'A school',
    url: 'https://school.example/a',
    level: 'beginner',
    language_code: 'en',
    ...more,
  })

  const run = async (lines: readonly (object | string)[], ...words: string[]) => {
    const file = join(app.settings.DATA_DIR, 'courses.jsonl')
    await writeFile(
      file,
      lines.map(each => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'),
    )
    return promisify(execFile)(process.execPath, [command, ...words, file], {
      env: { ...process.env, DATABASE_URL: app.settings.DATABASE_URL },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    )
  }

  test('takes over a list; read again it changes what has changed, and a complete one removes the rest', async () => {
    const first = await run([line({}), line({ id: 'b', title: 'Welding', job_category_ids: [18] })])
    expect([first.code, first.stdout]).toEqual([0, '2 courses imported, 0 removed, 0 invalid lines\n'])
    expect((await titles({})).sort()).toEqual(['First aid', 'Welding'])
    await saveCourses(app.db, 'test', [course({ source_id: 'of another list' })])
    const again = await run([line({ title: 'First aid, renewed' }), ''], '--complete')
    expect(again.stdout).toBe('1 courses imported, 1 removed, 0 invalid lines\n')
    expect((await titles({})).sort()).toEqual(['First aid, renewed', 'of another list'])
  })

  test('says which lines are wrong, takes the others and removes nothing', async () => {
    await run([line({ id: 'kept' })])
    const { code, stdout, stderr } = await run(
      [
        line({ title: 'Good' }),
        '{not json',
        line({ url: 'javascript:alert(1)' }),
        line({ language_code: 'xx' }),
        line({ job_category_ids: [999] }),
        line({ level: 'expert' }),
        line({ surprise: 1 }),
      ],
      '--complete',
    )
    expect(code).toBe(1)
    expect(stdout).toBe('1 courses imported, 0 removed, 6 invalid lines\n')
    expect(stderr.match(/^line \d+: [\w.]+/gm)).toEqual([
      'line 2: invalid',
      'line 3: url',
      'line 4: language_code',
      'line 5: job_category_ids.0',
      'line 6: level',
      'line 7: object',
    ])
    expect((await titles({})).sort()).toEqual(['First aid', 'Good'])
  })
})
