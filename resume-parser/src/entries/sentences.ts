import { CJK, foldCharacters } from '../layout/characters.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { isPlace } from '../person/places.ts'
import { titleScore } from '../work/titles.ts'

interface EmployerAndTitle {
  company: TextPiece | undefined
  title: TextPiece | undefined
}

const pieceAt = (text: string, start: number, from: number, length: number): TextPiece | undefined =>
  trimmed({ text: text.slice(from, from + length), start: start + from, end: start + from + length })

const NAME = '[^,，、。;；\\ufffc()（）\\s]{2,30}?'
const chinese = [
  new RegExp(
    `(?:就职于|就職於|任职于|任職於|供职于|服務於|服务于|加入|进入|進入|在|于|於)\\s*(?<company>${NAME})\\s*(?:工作)?[,，]?\\s*(?:担任|擔任|任职|任職|任|从事|從事|做)\\s*(?<title>[^,，、。;；\\ufffc()（）\\s]{2,20}?)(?:一职|一職|职务|職務|工作)?(?=[,，、。;；\\ufffc()（）\\s]|$)`,
    'u',
  ),
  new RegExp(
    `(?:就职于|就職於|任职于|任職於|供职于|服務於|服务于)\\s*(?<company>${NAME})(?=[,，、。;；\\ufffc()（）\\s]|$)`,
    'u',
  ),
]
const japanese = [
  /(?<company>[^、。\ufffc\s]{2,30}?)(?:にて|に入社|へ入社|に転職|に就職|に勤務|で)[、,し]*.{0,12}?(?:(?<title>[^、。\ufffc\s]{2,20}?)として|$|[、。])/u,
]
const FIRM =
  /公司|集团|集團|銀行|银行|医院|醫院|病院|学校|學校|株式会社|有限会社|法人|事務所|事务所|酒店|飯店|厂|廠|店|社$/u

/** “…在某公司担任某职” and “某社に入社、…として”: companies and titles of sentences without spaces. */
export const cjkSentence = (text: string, start: number): EmployerAndTitle | undefined => {
  if (!CJK.test(text)) return undefined
  for (const form of [...chinese, ...japanese]) {
    const match = form.exec(text)
    const { company = '', title = '' } = match?.groups ?? {}
    // “…担任…” says of any name that it employs.
    const isNamed = FIRM.test(company) || (title !== '' && titleScore(title) > 0 && company.length > 2)
    if (!match || !isNamed || isPlace(company)) continue
    const at = text.indexOf(company, match.index)
    const titleAt = title ? text.indexOf(title, at + company.length) : -1
    return {
      company: pieceAt(text, start, at, company.length),
      title: titleAt < 0 ? undefined : pieceAt(text, start, titleAt, title.length),
    }
  }
  return undefined
}

const ROLE =
  /(?<title>[\p{L}\p{M}.&/' -]{3,50}?)\s+(?:olarak|pozisyonunda|goreviyle|gorevinde|unvaniyla)(?!\p{L})/u
/** Endings and words that say “at”. */
const AT =
  /(?:['’](?:n?[dt][ae]|y[ae]|[ae])|\s(?:firmasi(?:nda)?|sirketinde|bunyesinde|kurumunda|isletmesinde|magazasinda|fabrikasinda|adli (?:firmada|sirkette|isyerinde))|(?<=(?:hastanesi|okulu|bankasi|oteli|universitesi|magazasi|fabrikasi|eczanesi|belediyesi|merkezi|koleji))n[dt]e|(?<=(?:hastanesi|okulu|bankasi|oteli|universitesi|magazasi|fabrikasi|eczanesi|belediyesi|merkezi|koleji))nda)(?=\s|,|$)/u
const YEARS =
  /^(?:.*\ufffc)?\s*(?:(?:yillari|tarihleri|yili)\s+(?:arasinda|icinde)|arasinda|yilinda|yilindan beri|tarihinden (?:beri|itibaren)|['’]?(?:d[ae]n|t[ae]n)\s+(?:beri|itibaren|bu yana)|su anda|halen|sonra|once|daha once|ilk olarak|onceki isim)?[\s,:-]*/u

/** “2015-2018 yılları arasında Güneş Tekstil'de muhasebeci olarak çalıştım.” */
export const turkishSentence = (text: string, start: number): EmployerAndTitle | undefined => {
  const folded = foldCharacters(text)
  const at = AT.exec(folded)
  if (!at) return undefined
  const lead = YEARS.exec(folded.slice(0, at.index))?.[0].length ?? 0
  const after = at.index + at[0].length
  const role = ROLE.exec(folded.slice(after))
  if (!role) return undefined
  const title = role.groups?.title ?? ''
  const titleAt = after + role.index + role[0].indexOf(title)
  return {
    company: pieceAt(text, start, lead, at.index - lead),
    title: pieceAt(text, start, titleAt, title.length),
  }
}
