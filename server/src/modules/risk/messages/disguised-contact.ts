import { foldText } from '@hanap/search-engine/analysis/fold'

const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u20e3/gu

/** What is written for a letter so that a name is read by people only. */
const LETTERS_SEEN: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  $: 's',
  '€': 'e',
  '!': 'i',
}

/** Names that are never written with signs within them by chance. */
const MESSENGERS = [
  'whatsapp',
  'whatsap',
  'watsapp',
  'vatsap',
  'wasap',
  'telegram',
  'telegrm',
  'واتساب',
  'تلجرام',
  'تلغرام',
  'تيليجرام',
]
const names = MESSENGERS.map(name => [...foldText(name)])
/** So many signs may stand between two letters. */
const MAX_BETWEEN = 3
const OF_WORDS = /[\p{L}\p{N}]/u

const isSeenAs = (sign: string, letter: string) => sign === letter || LETTERS_SEEN[sign] === letter

/**
 * Where a name ends that is spelled from `at` on, or nothing. By hand: an expression with every sign that may stand between takes
 * a tenth of a second to compile for each name, in the first message after a start.
 */
const endOfName = (
  signs: readonly string[],
  at: number,
  [letter, ...rest]: readonly string[],
  between = MAX_BETWEEN,
): number | undefined => {
  const sign = signs[at]
  if (letter === undefined) return at
  if (sign === undefined) return undefined
  const end = isSeenAs(sign, letter) ? endOfName(signs, at + 1, rest, 0) : undefined
  if (end !== undefined) return end
  return between < MAX_BETWEEN && !OF_WORDS.test(sign)
    ? endOfName(signs, at + 1, [letter, ...rest], between + 1)
    : undefined
}

const spelledNames = (text: string): string[] => {
  const signs = [...text]
  return signs.flatMap((_, at) => {
    if (at > 0 && OF_WORDS.test(signs[at - 1] ?? '')) return []
    return names.flatMap(name => {
      const end = endOfName(signs, at, name)
      return end === undefined ? [] : [signs.slice(at, end).join('')]
    })
  })
}

/** “whats app” is how many write it. */
const PLAIN = /^\p{L}{2,}(?:[ -]\p{L}{3,})?$/u

const MESSENGERS_OF_SIGNS =
  /[微威薇卫徽v][^\p{L}\p{N}\s,.，。、]{1,4}\s?[信x芯星]|[加家+][^\p{L}\p{N}\s,.，。、]{0,3}\s?(?:薇|威信|徽|v信)|赖 ?(?:🆔|id)|(?:🆔|id) ?赖|ㄌㄞ|电[^\p{L}\p{N}\s]{1,3}报|飞[^\p{L}\p{N}\s]{1,3}机/u

/** Letters one by one, which nobody writes who wants to be found by a search. */
const LETTERS_APART =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}\p{Script=Arabic}](?:[ ._*-]{1,3}[\p{Script=Latin}\p{Script=Arabic}](?![\p{L}\p{N}])){4,}/u
const SHORT_NAMES_APART =
  /(?<![\p{L}\p{N}])(?:z[ ._*-]{1,3}a[ ._*-]{1,3}p|w[ ._*-]{1,3}p|w[ ._*-]{1,3}[as][ ._*-]{1,3}p|l[ ._*-]{1,3}[i1][ ._*-]{1,3}n[ ._*-]{1,3}e|v[ ._*-]{1,3}x|w[ ._*-]{1,3}x)(?![\p{L}\p{N}])/u

const PROVIDER =
  '(?:g ?m[ae]il|hot ?mail|outlook|ya?hoo|proton ?mail|i ?cloud|yandex|naver|gmx|163|126|qq|جيميل|جي ميل|هوتميل|ياهو|じーめーる|じめーる)'
const AT = String.raw`(?:[([{<]\s?(?:at|a|arroba|et|@)\s?[)\]}>]|(?<!\p{L})(?:at|arroba|kuyruklu a|et|a keong)(?!\p{L})|艾特|圈a|小老鼠|あっとまーく|あっと|(?<!\p{L})(?:ات|آت)(?!\p{L}))`
const DOT = String.raw`(?:[([{<]\s?(?:dot|punto|ponto|nokta|titik|\.)\s?[)\]}>]|(?<!\p{L})(?:dot|punto|ponto|nokta|titik)(?!\p{L})|点|どっと|(?<!\p{L})(?:دوت|نقطه)(?!\p{L}))`
const SPELLED_ADDRESS = [
  new RegExp(String.raw`${AT}\s{0,2}${PROVIDER}`, 'u'),
  new RegExp(String.raw`${PROVIDER}\s{0,2}${DOT}\s{0,2}(?:com|net|cn|كوم|こむ)`, 'u'),
  new RegExp(String.raw`${AT}[^@\n]{1,30}${DOT}`, 'u'),
]

/** Whether a text names a messenger or an address in a way that only people read. */
export const hasDisguisedContact = (source: string): boolean => {
  const text = foldText(source.replace(INVISIBLE, ''))
  return (
    spelledNames(text).some(written => !PLAIN.test(written)) ||
    MESSENGERS_OF_SIGNS.test(text) ||
    LETTERS_APART.test(text) ||
    SHORT_NAMES_APART.test(text) ||
    SPELLED_ADDRESS.some(address => address.test(text))
  )
}
