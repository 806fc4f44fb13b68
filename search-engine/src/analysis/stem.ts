const ARABIC_LETTER = /^[\u0620-\u064a]/
const PLAIN_WORD = /^\p{L}+$/u

/** Light stemming: plural and the commonest affixes, nothing that changes a word's meaning. Works on folded words. */
export const stem = (word: string, language: string | undefined): string => {
  if (word.length < 3 || !PLAIN_WORD.test(word)) return word
  if (ARABIC_LETTER.test(word)) return stemArabic(word)
  const stemmer = (language === undefined ? undefined : stemmers.get(language)) ?? stemEnglish
  return stemmer(word)
}

const englishIrregular: ReadonlyMap<string, string> = new Map([
  ['buses', 'bus'],
  ['children', 'child'],
])

const stemEnglish = (word: string): string => {
  if (word.length < 4) return word
  const irregular = englishIrregular.get(word)
  if (irregular !== undefined) return irregular
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`
  if (word.endsWith('men') && word.length > 4) return `${word.slice(0, -2)}an`
  if (!word.endsWith('s')) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('yses')) return `${word.slice(0, -2)}is`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  // Names such as nodejs are no plurals.
  if (/(?:ss|us|is|js)$/.test(word)) return word
  return word.slice(0, -1)
}

const spanishPlurals: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])ces$/, '$1z'],
  [/iones$/, 'ion'],
  [/([a-z]{3})eses$/, '$1e'],
  [/([aeiou][lnrj])es$/, '$1'],
  [/([aiu]d)es$/, '$1'],
  [/([aeiou])s$/, '$1'],
]

const portuguesePlurals: readonly (readonly [RegExp, string])[] = [
  [/[oa]es$/, 'ao'],
  [/([aou])is$/, '$1l'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
  [/([aeiou][rz])es$/, '$1'],
  [/([aeiou])s$/, '$1'],
]

const feminine: readonly (readonly [RegExp, string])[] = [
  [/([dts])ora$/, '$1or'],
  [/(ei?r|str|ic|ari|ad|iv|og|an|os)a$/, '$1o'],
]

const firstRule = (word: string, rules: readonly (readonly [RegExp, string])[]): string => {
  for (const [ending, replacement] of rules) if (ending.test(word)) return word.replace(ending, replacement)
  return word
}

const stemRomance = (word: string, plurals: readonly (readonly [RegExp, string])[]): string => {
  const singular = word.length > 4 ? firstRule(word, plurals) : word
  return singular.length > 5 ? firstRule(singular, feminine) : singular
}

/** Words on s, whose s is no part of a possessive ending, and one that is too short for the rules. */
const turkishOnS = /(?:muhendis|satis|servis|ofis|polis|tesis|giris|cikis|calis|akis)[iu]$/
const turkishIrregular: ReadonlyMap<string, string> = new Map([['sefi', 'sef']])

/** Diacritics are folded before: ı and i, ü and u, ğ and g are one here. */
const stemTurkish = (word: string): string => {
  const irregular = turkishIrregular.get(word)
  if (irregular !== undefined) return irregular
  let stemmed = word.replace(
    /^(.{3,}?)l[ae]r(?:i|in|ini|ina|ine|inda|inde|imiz|iniz|a|e|da|de|dan|den)?$/,
    '$1',
  )
  if (stemmed.length > 5 && !turkishOnS.test(stemmed)) stemmed = stemmed.replace(/([aeiou])s[iu]$/, '$1')
  if (stemmed.length > 4) stemmed = stemmed.replace(/[iu]$/, '')
  return stemmed.length > 4 ? stemmed.replace(/([iu])g$/, '$1k') : stemmed
}

const stemMalay = (word: string): string => {
  const bare = word.length > 6 ? word.replace(/(?:nya|lah|kah)$/, '') : word
  return bare.length > 7 ? bare.replace(/^ber(?=p)/, '') : bare
}

const stemArabic = (word: string): string => {
  let stemmed = word
  for (const prefix of ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و']) {
    const left = stemmed.length - prefix.length
    if (stemmed.startsWith(prefix) && left >= (prefix === 'و' ? 5 : 2)) {
      stemmed = stemmed.slice(prefix.length)
      break
    }
  }
  for (const suffix of ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']) {
    if (stemmed.endsWith(suffix) && stemmed.length - suffix.length >= 3) {
      return stemmed.slice(0, -suffix.length)
    }
  }
  return stemmed
}

const stemmers: ReadonlyMap<string, (word: string) => string> = new Map([
  ['en', stemEnglish],
  ['es', (word: string) => stemRomance(word, spanishPlurals)],
  ['pt-br', (word: string) => stemRomance(word, portuguesePlurals)],
  ['tr', stemTurkish],
  ['id', stemMalay],
  ['ms', stemMalay],
])
