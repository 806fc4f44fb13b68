export const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Makes spellings of one name equal: case, accents, punctuation, width, the Turkish i's, alef forms, ta marbuta and
 * the Arabic article.
 */
export const foldPlace = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670ـ]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´‘]/gu, '')
    .replace(/[ıđłø臺ةى]/gu, letter => sameLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=^|\s)ال(?=\p{L}{3})/gu, '')

const sameLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  臺: '台',
  ة: 'ه',
  ى: 'ي',
}

const before = [
  'city of',
  'municipality of',
  'province of',
  'district of',
  'state of',
  'emirate of',
  'region of',
  'greater',
  'metro',
  'kota adm',
  'kota administrasi',
  'kotamadya',
  'kota',
  'kabupaten',
  'kab',
  'provinsi',
  'daerah',
  'wilayah persekutuan',
  'wp',
  'bandar',
  'comunidad de',
  'comunidad autonoma de',
  'provincia de',
  'ciudad de',
  'estado de',
  'estado do',
  'estado da',
  'cidade de',
  'grande',
  'grad',
  'مدينه',
  'محافظه',
  'منطقه',
  'اماره',
  'ولايه',
  'al',
  'ar',
  'as',
  'ash',
  'ad',
  'adh',
  'an',
  'at',
  'az',
]

const after = [
  'city',
  'municipality',
  'province',
  'district',
  'state',
  'region',
  'prefecture',
  'county',
  'governorate',
  'emirate',
  'metropolitan area',
  'metro area',
  'area',
  'ili',
  'ilcesi',
  'merkez',
  'ku',
  'shi',
  'ken',
  'fu',
]

const generic = new RegExp(`^(?:${before.join('|')}) (?=.{2})|(?<=.{2}) (?:${after.join('|')})$`, 'u')
const genericCharacter = /(?<=.{2})[都道府県縣县市区區省州郡鎮镇鄉乡町村]$/u

/** A folded name without the words that say what kind of place it is, which ads add and drop at will. */
export const withoutGenericWords = (folded: string): string => {
  const shorter = folded.replace(generic, '').replace(genericCharacter, '').trim()
  return shorter === folded ? folded : withoutGenericWords(shorter)
}
