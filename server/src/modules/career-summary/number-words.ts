import type { LanguageCode } from '@hanap/markets/languages'

const range = (text: string, first = 2): [string, number][] =>
  text.split(' ').map((word, at) => [word, first + at])
const tens = (text: string): [string, number][] => text.split(' ').map((word, at) => [word, (at + 2) * 10])
const large = (text: string): [string, number][] =>
  text.split(' ').map((word, at): [string, number] => [word, [100, 1000, 1_000_000][at] ?? 0])

const malay = (twelve: string): [string, number][] => [
  ...range('dua tiga empat lima enam tujuh delapan lapan sembilan').map(([word]): [string, number] => [
    word,
    { dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, delapan: 8, lapan: 8 }[word] ?? 9,
  ]),
  ['sepuluh', 10],
  ['sebelas', 11],
  [twelve, 12],
  ['seratus', 100],
  ['seribu', 1000],
]

/** Words for numbers, folded to lower case; one itself is an article in many languages. */
const words: Partial<Record<LanguageCode, readonly [string, number][]>> = {
  en: [
    ...range(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
    ...large('hundred thousand million'),
    ['dozen', 12],
    ['dozens', 12],
    ['hundreds', 100],
    ['thousands', 1000],
    ['millions', 1_000_000],
    ['doubled', 2],
    ['tripled', 3],
  ],
  es: [
    ...range(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ...large('cien mil millones'),
    ['cientos', 100],
    ['docena', 12],
    ['miles', 1000],
    ['millón', 1_000_000],
  ],
  'pt-br': [
    ...range(
      'dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    ),
    ...tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    ...large('cem mil milhões'),
    ['duas', 2],
    ['dúzia', 12],
    ['centenas', 100],
    ['milhares', 1000],
    ['milhão', 1_000_000],
  ],
  tr: [
    ...range('iki üç dört beş altı yedi sekiz dokuz on'),
    ...tens('yirmi otuz kırk elli altmış yetmiş seksen doksan'),
    ['milyon', 1_000_000],
    ['yüzlerce', 100],
    ['binlerce', 1000],
  ],
  id: malay('duabelas'),
  ms: malay('duabelas'),
  ar: [
    ['سنتين', 2],
    ['سنتان', 2],
    ['عامين', 2],
    ['عامان', 2],
    ...range('ثلاث أربع خمس ست سبع ثماني تسع عشر', 3),
    ...range('ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة', 3),
    ...tens('عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين'),
    ...tens('عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'),
    ...large('مئة ألف مليون'),
    ['مئات', 100],
    ['آلاف', 1000],
  ],
}

const maps = new Map<LanguageCode, ReadonlyMap<string, number>>()

/** The number that a word of a language stands for; nothing for `one`. */
export const numberNamed = (word: string, language: LanguageCode): number | undefined => {
  const wordMap = maps.get(language) ?? new Map(words[language])
  maps.set(language, wordMap)
  return wordMap.get(word.toLocaleLowerCase(language))
}

const HAN = '〇一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }

/** Han numerals that count something; alone they are parts of ordinary words. */
export const HAN_NUMBER =
  /[一二三四五六七八九十百千万萬两兩〇]+(?=年|个|個|名|人|社|家|件|倍|成|％|%|割|ヶ|か月|个月|個月)/gu

/** 十五 is 15. */
export const hanValue = (text: string): number => {
  let [sum, digit] = [0, 0]
  for (const character of text.replace(/[两兩]/g, '二')) {
    const unit = UNITS[character]
    if (unit === undefined) digit = digit * 10 + HAN.indexOf(character)
    else {
      sum = unit === 10_000 ? (sum + digit || 1) * unit : sum + (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}
