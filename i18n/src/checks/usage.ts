import { type CatalogueTexts, type Finding, fileOf } from './texts.ts'

/** A source file, by its path from the root of the project. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Usage {
  readonly findings: readonly Finding[]
  /** Areas that no source mentions: nobody builds with them yet, so their keys are not counted as unused. */
  readonly idleAreas: readonly string[]
}

const ASKED = /\bt(?:\.parts)?\(\s*['"`]([a-z][a-z\d]*\.\w+)['"`]/g

/**
 * English keys that nothing in the sources names, and keys that a source asks for and English lacks.
 * A key counts as used where it stands whole in quotes, or begins as a template does (`common.stage_${stage}`).
 */
export const checkUsage = (english: CatalogueTexts, sources: readonly SourceFile[]): Usage => {
  const areas = new Set([...english.keys()].map(key => key.slice(0, key.indexOf('.'))))
  const named = new Set<string>()
  const prefixes = new Set<string>()
  const findings: Finding[] = []
  for (const { path, text } of sources) {
    for (const [, key = ''] of text.matchAll(/['"`]([a-z][a-z\d]*\.\w+)['"`]/g)) named.add(key)
    for (const [, prefix = ''] of text.matchAll(/`([a-z][a-z\d]*\.\w*)\$\{/g)) prefixes.add(prefix)
    for (const [, key = ''] of text.matchAll(ASKED))
      if (!english.has(key))
        findings.push({ file: path, key, reason: 'is asked for and has no English text' })
  }
  const isUsed = (key: string) => named.has(key) || [...prefixes].some(prefix => key.startsWith(prefix))
  const keysOf = (area: string) => [...english.keys()].filter(key => key.startsWith(`${area}.`))
  const idleAreas = [...areas].filter(area => !keysOf(area).some(isUsed))
  for (const area of areas) {
    if (idleAreas.includes(area)) continue
    for (const key of keysOf(area))
      if (!isUsed(key))
        findings.push({ file: fileOf('en', key), key: key.slice(area.length + 1), reason: 'is used nowhere' })
  }
  return { findings, idleAreas }
}
