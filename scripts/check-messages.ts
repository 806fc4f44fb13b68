// Checks the interface texts of every language: node scripts/check-messages.ts [ROOT]
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkGlossary, forbiddenWords } from '@hanap/i18n/checks/glossary'
import { checkParity } from '@hanap/i18n/checks/parity'
import { checkSameness } from '@hanap/i18n/checks/sameness'
import { type Finding, readAllowedEqual, readLanguage } from '@hanap/i18n/checks/texts'
import { checkUsage } from '@hanap/i18n/checks/usage'
import { areas } from '@hanap/i18n/message-key'
import type { LanguageCode } from '@hanap/markets/languages'

/** The languages that must have every text; a language that is not here is not checked. */
export const requiredLanguages: readonly LanguageCode[] = [
  'en',
  'zh-cn',
  'id',
  'ja',
  'zh-tw',
  'ms',
  'tr',
  'pt-br',
  'es',
  'ar',
]

const SOURCES = [
  'web/*/src/**/*.{ts,tsx}',
  'server/src/**/*.ts',
  'i18n/src/salary.ts',
  'markets/src/search-filters.ts',
]

export interface MessageReport {
  readonly findings: readonly Finding[]
  readonly notices: readonly string[]
}

/** `root` is the folder that holds `i18n/`, `web/` and `server/`. */
export const checkMessages = (root: string): MessageReport => {
  const folder = join(root, 'i18n/messages')
  const english = readLanguage(folder, 'en')
  const findings: Finding[] = []
  const allowedEqual = readAllowedEqual(join(root, 'i18n/allow-equal.json'), findings)

  for (const language of requiredLanguages) {
    const {
      areas: own,
      texts,
      findings: unread,
    } = language === 'en' ? english : readLanguage(folder, language)
    findings.push(...unread)
    for (const area of new Set<string>([...areas, ...own])) {
      const file = `i18n/messages/${language}/${area}.json`
      if (!own.includes(area)) findings.push({ file, key: '', reason: 'is missing' })
      if (!areas.some(name => name === area))
        findings.push({ file, key: '', reason: 'is not an area in message-key.ts' })
    }
    const due = [...english.texts].filter(([key]) => own.some(area => key.startsWith(`${area}.`)))
    findings.push(...checkParity(language, new Map(due), texts))
    if (language !== 'en')
      findings.push(...checkSameness(language, english.texts, texts, allowedEqual.get(language) ?? new Set()))

    const glossary = join(root, `i18n/glossary/${language}.md`)
    if (existsSync(glossary))
      findings.push(...checkGlossary(language, texts, forbiddenWords(readFileSync(glossary, 'utf8'))))
    else findings.push({ file: `i18n/glossary/${language}.md`, key: '', reason: 'is missing' })
  }

  const paths = globSync(SOURCES, { cwd: root }).filter(path => !/\.test\.tsx?$/.test(path))
  const sources = paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const { findings: unused, idleAreas } = checkUsage(english.texts, sources)
  findings.push(...unused)
  return { findings, notices: idleAreas.map(area => `no source file uses the area ${area} yet`) }
}

if (import.meta.main) {
  const { findings, notices } = checkMessages(resolve(process.argv[2] ?? join(import.meta.dirname, '..')))
  for (const notice of notices) console.log(`notice: ${notice}`)
  for (const { file, key, reason } of findings) console.log([file, key, reason].filter(Boolean).join('  '))
  console.log(`messages: ${requiredLanguages.length} languages, ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}
