import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { compile, MessageSyntaxError } from '../compile.ts'
import type { CompiledMessage } from '../message.ts'
import { type CatalogueTexts, type Finding, fileOf } from './texts.ts'

/** A translation against English: same keys, same arguments and tags, and the plural cases that its language has. */
export const checkParity = (
  language: LanguageCode,
  english: CatalogueTexts,
  texts: CatalogueTexts,
): Finding[] => {
  const findings: Finding[] = []
  const addFinding = (key: string, reason: string) =>
    findings.push({ file: fileOf(language, key), key: nameOf(key), reason })
  for (const [key, text] of texts) {
    const original = english.get(key)
    if (original === undefined) {
      addFinding(key, 'is not in English')
      continue
    }
    const own = compiled(text)
    if (own instanceof MessageSyntaxError) {
      addFinding(key, `does not parse: ${own.message}`)
      continue
    }
    for (const reason of pluralFaults(language, own)) addFinding(key, reason)
    const source = compiled(original)
    if (source instanceof MessageSyntaxError) continue
    for (const reason of differences(language, source, own)) addFinding(key, reason)
  }
  for (const key of english.keys()) if (!texts.has(key)) addFinding(key, 'is missing')
  return findings
}

const nameOf = (key: string): string => key.slice(key.indexOf('.') + 1)

const compiled = (text: string): CompiledMessage | MessageSyntaxError => {
  try {
    return compile(text)
  } catch (error) {
    if (error instanceof MessageSyntaxError) return error
    throw error
  }
}

interface Shape {
  readonly arguments: Set<string>
  readonly tags: Set<string>
  /** What is counted or chosen by, with the kind and the cases. */
  readonly choices: { readonly name: string; readonly kind: string; readonly cases: readonly string[] }[]
}

const shapeOf = (
  message: CompiledMessage,
  shape: Shape = { arguments: new Set(), tags: new Set(), choices: [] },
): Shape => {
  if (typeof message === 'string') return shape
  for (const token of message) {
    if (typeof token === 'string') continue
    if (token.length === 1) {
      if (token[0] !== '#') shape.arguments.add(token[0])
    } else if (token[1] === '<') {
      shape.tags.add(token[0])
      shapeOf(token[2], shape)
    } else {
      shape.arguments.add(token[0])
      shape.choices.push({ name: token[0], kind: token[1], cases: Object.keys(token[2]) })
      for (const content of Object.values(token[2])) shapeOf(content, shape)
    }
  }
  return shape
}

const categories = (language: LanguageCode, kind: string): readonly string[] => {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(languageByCode(language)?.tag, { type }).resolvedOptions().pluralCategories
}

const pluralFaults = (language: LanguageCode, message: CompiledMessage): string[] =>
  shapeOf(message).choices.flatMap(({ name, kind, cases }) => {
    if (kind === 'select') return []
    const needed = categories(language, kind)
    return [
      ...needed
        .filter(label => !cases.includes(label))
        .map(label => `{${name}} lacks the plural case ${label}`),
      ...cases
        .filter(label => !needed.includes(label) && !label.startsWith('='))
        .map(label => `{${name}} has the plural case ${label}, which the language does not have`),
    ]
  })

const differences = (language: LanguageCode, english: CompiledMessage, own: CompiledMessage): string[] => {
  const source = shapeOf(english)
  const shape = shapeOf(own)
  const kindsOf = ({ choices }: Shape) =>
    new Map(choices.map(({ name, kind, cases }) => [name, { kind, cases }]))
  const kinds = kindsOf(shape)
  return [
    ...missingFrom(shape.arguments, source.arguments).map(name => `lacks {${name}}`),
    ...missingFrom(source.arguments, shape.arguments).map(name => `has {${name}}, which English has not`),
    ...missingFrom(shape.tags, source.tags).map(name => `lacks <${name}>`),
    ...missingFrom(source.tags, shape.tags).map(name => `has <${name}>, which English has not`),
    ...[...kindsOf(source)].flatMap(([name, { kind, cases }]) => {
      const same = kinds.get(name)
      if (kind === 'select')
        return same?.kind === 'select' && missingFrom(new Set(same.cases), new Set(cases)).length === 0
          ? []
          : [`{${name}} does not have the cases of English`]
      // A language with one form for all numbers may write the number alone.
      return same?.kind === kind || categories(language, kind).length === 1 || !shape.arguments.has(name)
        ? []
        : [`{${name}} is counted in English and not here`]
    }),
  ]
}

const missingFrom = (has: ReadonlySet<string>, needed: ReadonlySet<string>): string[] =>
  [...needed].filter(name => !has.has(name))
