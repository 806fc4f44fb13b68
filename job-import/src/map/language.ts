import { languages } from '@hanap/markets/languages'

/** Names and tags of our ten languages, and where they differ from ours the tags that browsers and feeds use. */
const ours = new Map<string, string>([
  ...languages.flatMap(({ code, tag, alias, value, label }) =>
    [code, tag, alias, value, label].map(name => [name.toLowerCase(), code] as const),
  ),
  ['zh', 'zh-cn'],
  ['zh-sg', 'zh-cn'],
  ['zh-hk', 'zh-tw'],
  ['zh-mo', 'zh-tw'],
  ['chinese', 'zh-cn'],
  ['pt-pt', 'pt-br'],
  ['portuguese', 'pt-br'],
  ['malay', 'ms'],
  ['fil', 'tl'],
])

/**
 * The language that a source names: the code of one of our ten, else the first part of its tag (`fr`). Undefined for
 * what is no language.
 */
export const statedLanguage = (text: string): string | undefined => {
  const name = text.trim().toLowerCase().replaceAll('_', '-')
  if (name === '') return undefined
  const [first = ''] = name.split('-')
  const code = ours.get(name) ?? ours.get(name.split('-').slice(0, 2).join('-')) ?? ours.get(first)
  return code ?? (/^[a-z]{2,3}$/.test(first) ? first : undefined)
}

const shareOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Characters that only one of the two ways to write Chinese has. */
const TRADITIONAL =
  /[這個們國學會對與來時說後經應開關電話業務員產長門車東書買賣讀寫點處條負責備驗術職資訊設計專歷薪優達單據]/g
const SIMPLIFIED =
  /[这个们国学会对与来时说后经应开关电话业务员产长门车东书买卖读写点处条负责备验术职资讯设计专历薪优达单据]/g

const byScript = (text: string): string | undefined => {
  const letters = shareOf(text, /\p{L}/gu)
  if (letters === 0) return undefined
  const isMost = (script: RegExp, share = 0.3) => shareOf(text, script) / letters >= share
  if (isMost(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1)) return 'ja'
  if (isMost(/\p{Script=Hangul}/gu)) return 'ko'
  if (isMost(/\p{Script=Han}/gu, 0.2)) {
    const common = (pattern: RegExp, other: string) =>
      (text.match(pattern) ?? []).filter(each => !other.includes(each)).length
    return common(TRADITIONAL, SIMPLIFIED.source) > common(SIMPLIFIED, TRADITIONAL.source) ? 'zh-tw' : 'zh-cn'
  }
  if (isMost(/\p{Script=Arabic}/gu)) return /[پچژگ]/.test(text) && /[یک]/.test(text) ? 'fa' : 'ar'
  if (isMost(/\p{Script=Thai}/gu)) return 'th'
  if (isMost(/\p{Script=Ethiopic}/gu)) return 'am'
  if (isMost(/\p{Script=Hebrew}/gu)) return 'he'
  if (isMost(/\p{Script=Cyrillic}/gu)) return /[ђћџљњј]/i.test(text) ? 'sr' : 'ru'
  if (isMost(/\p{Script=Greek}/gu)) return 'el'
  if (isMost(/\p{Script=Devanagari}/gu)) return 'hi'
  return undefined
}

/** Words that are frequent in one language and rare in the others. */
const words: Readonly<Record<string, string>> = {
  en: 'the and of to in for with you will are our your we is as be this that work experience',
  id: 'dan yang untuk dengan dalam di pada dari memiliki adalah atau pengalaman mampu kami minimal bekerja perusahaan tahun lulusan dapat karena bisa karyawan melakukan mengelola menguasai kualifikasi pekerjaan sesuai minimal',
  ms: 'dan yang untuk dengan dalam di pada dari adalah atau syarikat boleh mempunyai jawatan kosong calon kemahiran gaji sijil perlu pekerja',
  tr: 've ile bir için olan olarak bu en da de konusunda deneyimli sahibi iyi aranan nitelikler adaylar şirketimiz mezun tercihen',
  'pt-br':
    'de e em para com o a os as do da que no na ou experiência vaga empresa nossa você conhecimento desejável são não',
  es: 'de y en para con el la los las del que un una o experiencia empresa nuestro puesto trabajo conocimientos se por más años',
  fr: 'de et en pour avec le la les des du que un une vous nous dans votre est sur au poste expérience équipe',
  de: 'und der die das in mit für von zu den sie wir ist im ein eine deine du auf als bei kenntnisse erfahrung',
  pl: 'i w z na do oraz się w pracy doświadczenie dla jest nie o od wymagania obowiązki oferujemy',
  nl: 'en de het een van voor in met je wij zijn te op is jij bij onze als werk ervaring',
  it: 'di e in per con il la le gli del della che un una si esperienza azienda lavoro nel sono',
  vi: 'và của có cho các với trong là được làm việc kinh nghiệm công ty nhân viên',
  tl: 'ang ng sa mga na at para ay may kung ito hindi isang namin',
}
const wordSets = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(' '))] as const,
)

const byWords = (text: string): string | undefined => {
  const counts = new Map<string, number>()
  let count = 0
  for (const [word] of text
    .toLocaleLowerCase('en')
    .slice(0, 4000)
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    count += 1
    for (const [language, set] of wordSets)
      if (set.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && count >= 3 && best[1] / count >= 0.05 ? best[0] : undefined
}

/** The language of a text by its script, else by its small words; undefined where it has too few of either. */
export const detectLanguage = (text: string): string | undefined => byScript(text) ?? byWords(text)
