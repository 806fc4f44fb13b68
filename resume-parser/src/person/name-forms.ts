import { CJK, foldCharacters, hasArabic } from '../layout/characters.ts'
import type { TextPiece } from '../layout/text-piece.ts'

const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|eng|engr|er|ir|ar|atty|arch|rev|fr|sr|sra|srta|don|doña|ing|lic|licda|dra|drs?|h|hj|hjh|tn|tuan|puan|cik|encik|en|pn|datuk|dato|sayın|bay|bayan|av|uzm|doç|capt|col|maj|lt|sgt|shri|smt|md|ca|cs|adv|الدكتور|الدكتوره|المهندس|المهندسه|الاستاذ|الاستاذه|د|م|أ)\.?[\s/]+)+(?=\p{L})/iu
const MD = /^md\.?\s/i
/** Degrees and memberships after a name. */
const AFTER =
  /\s*[,،]\s*(?:[\p{L}.]{1,7}\.?(?:\s?\([\p{L}. ]+\))?(?:\s*[,&/]\s*|$))+$|\s+(?:ph\.?d|m\.?b\.?a|m\.?d|r\.?n|c\.?p\.?a|b\.?sc|m\.?sc|esq|jr\.?|s\.kom|s\.e|s\.t|s\.pd|s\.h|a\.md|m\.m|m\.kom)\.?$/iu

/** A name as one is called: without “Dr” before it and “MA” after it. */
export const withoutTitles = (piece: TextPiece): TextPiece => {
  // “Md.” is a name in Bangladesh and India.
  const lead = MD.test(piece.text) ? 0 : (TITLES.exec(piece.text)?.[0].length ?? 0)
  const bare = piece.text.slice(lead)
  const after = AFTER.exec(bare)
  const name = after ? bare.slice(0, after.index) : bare
  return { text: name, start: piece.start + lead, end: piece.start + lead + name.length }
}

const NO_NAME =
  /\d|@|https?:|www\.|curriculum|resume|vitae|ozgecmis|riwayat hidup|hoja de vida|履歴書|職務経歴書|简历|履歷|السيره|سيره ذاتيه|updated|写真|照片|^現在|^以上|連絡先|電話|\bpage\b|[;:|/=<>#•]|["“”]/iu
const NO_NAME_ASKED = /\d|@|https?:|www\.|[;:|=<>#•]/iu
const PARTICLE =
  /^(?:de|da|do|dos|das|del|della|di|du|des|la|le|van|von|der|den|ten|ter|zu|bin|binti|bte|bt|ibn|ibni|ben|abu|al|el|ul|ur|y|e|i|san|dela|delos|af|av|ap|a\/l|a\/p|s\/o|d\/o|anak|'t|st\.?)$/u
const CJK_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·々ヶ]{2,10}$/u

export const nameWords = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether a text has the form of a name: a few words that begin large, in scripts that know that. */
export const hasNameForm = (text: string, isAsked: boolean): boolean => {
  const folded = foldCharacters(text)
  const slashed = folded.replace(/\b[asd]\/[lpo]\b/gu, '')
  if ((isAsked ? NO_NAME_ASKED : NO_NAME).test(slashed) || text.length > 50 || /[,،]/u.test(text))
    return false
  const words = nameWords(text)
  if (CJK.test(text)) return CJK_NAME.test(words.join('')) && words.length <= 4 && words.join('').length <= 12
  if (hasArabic(text))
    return (
      words.length >= (isAsked ? 1 : 2) &&
      words.length <= 7 &&
      words.every(word => /^[\p{L}\p{M}ـ-]+$/u.test(word))
    )
  return (
    words.length >= (isAsked ? 1 : 2) &&
    words.length <= 7 &&
    /^\p{Lu}/u.test(words[0] ?? '') &&
    words.every(
      word =>
        /^[\p{Lu}(][\p{L}\p{M}.'’()-]*$/u.test(word) ||
        PARTICLE.test(foldCharacters(word)) ||
        /^['’‘]\p{Lu}/u.test(word),
    )
  )
}

/** Capitals as a name is otherwise written. */
export const tidyName = (text: string) => {
  const clean = text.replace(/\s+/g, ' ').trim()
  const isLoud = /\p{Lu}{2}/u.test(clean) && !/\p{Ll}/u.test(clean)
  return isLoud
    ? clean.replace(
        /(\p{L})([\p{L}\p{M}]*)/gu,
        (_, first: string, rest: string) => first + rest.toLocaleLowerCase(),
      )
    : clean
}

/** “Lin, Yu-Hsuan 林語軒” by its own script; spread signs of a form (“陈 晓 雯”) together. */
export const ownScript = (piece: TextPiece): TextPiece => {
  if (!CJK.test(piece.text)) return piece
  const match =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·々ヶ](?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·々ヶ\s]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])?/u.exec(
      piece.text,
    )
  if (!match) return piece
  const words = match[0].split(/\s+/)
  const text = words.length > 2 || (words.length === 2 && match[0].length === 3) ? words.join('') : match[0]
  return { text, start: piece.start + match.index, end: piece.start + match.index + match[0].length }
}
