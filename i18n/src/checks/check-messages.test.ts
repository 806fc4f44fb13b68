import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../..')
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages '))
  for (const part of ['messages', 'glossary', 'allow-equal.json'])
    await cp(join(project, 'i18n', part), join(root, 'i18n', part), { recursive: true })
  await keepTranslatedKeys(join(root, 'i18n/messages'))
})

/** Keys that have no translation yet are the check's own business; here the texts are the ground for planting. */
const keepTranslatedKeys = async (folder: string) => {
  const languages = await readdir(folder)
  for (const area of await readdir(join(folder, 'en'))) {
    const files = await Promise.all(
      languages.map(async language => {
        const path = join(folder, language, area)
        const texts: Record<string, string> = JSON.parse(await readFile(path, 'utf8'))
        return { path, texts }
      }),
    )
    const isEverywhere = ([key]: [string, string]) => files.every(({ texts }) => key in texts)
    for (const { path, texts } of files)
      await writeFile(path, JSON.stringify(Object.fromEntries(Object.entries(texts).filter(isEverywhere))))
  }
}

afterAll(() => rm(root, { recursive: true }))

const check = async (): Promise<{ code: number; out: string }> => {
  const script = join(project, 'scripts/check-messages.ts')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, root])
    return { code: 0, out: stdout }
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'stdout' in error)
      return { code: Number(error.code), out: String(error.stdout) }
    throw error
  }
}

test('the texts of all ten languages pass', async () => {
  const { code, out } = await check()
  expect(out).toContain('messages: 10 languages, 0 findings')
  expect(code).toBe(0)
})

test('faults planted in the files end the check with their file, key and reason', async () => {
  const file = (name: string) => join(root, 'i18n', name)
  const japanese = JSON.parse(await readFile(file('messages/ja/maintenance.json'), 'utf8'))
  await writeFile(
    file('messages/ja/maintenance.json'),
    JSON.stringify({ heading: 'We are under maintenance.' }),
  )
  await writeFile(file('messages/tr/help.json'), '{ "title": ')
  await rm(file('messages/ar/mail.json'))
  await writeFile(file('messages/es/spare.json'), '{}')
  await rm(file('glossary/ms.md'))
  const { code, out } = await check()
  expect(japanese).toHaveProperty('text')
  expect(code).toBe(1)
  for (const line of [
    'i18n/messages/ja/maintenance.json  text  is missing',
    'i18n/messages/ja/maintenance.json  heading  equals English',
    'i18n/messages/tr/help.json  is not a JSON object',
    'i18n/messages/ar/mail.json  is missing',
    'i18n/messages/es/spare.json  is not an area in message-key.ts',
    'i18n/glossary/ms.md  is missing',
  ])
    expect(out.split('\n')).toContain(line)
})
