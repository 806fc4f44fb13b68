import { languages } from '@hanap/markets/languages'
import { matchSkill, skills } from '@hanap/markets/skills'
import { skillStructure } from '@hanap/markets/skills/structure'
import { plainLine } from '../text/clean-text.ts'
import { UNSPACED } from '../text/fold.ts'
import { emptyTree, findNames, putName } from '../text/name-tree.ts'

const MAX_SKILLS = 20
const LONGEST_OWN = 60

/**
 * Names that are common words too, with what tells that the word is meant. In a text they are the skill only beside a
 * word of their trade or another skill in the same list, or where a capital stands within a sentence and no such word
 * is wanted.
 */
const AMBIGUOUS = new Set(
  'c r go dart swift rust ruby scala spring express opera sabre galileo excel word rails node vue flask oracle unity notion canvas access teams amadeus maya slack plc stata asana bash sass perl shopee php python java react angular snowflake spark looker kafka docker selenium cypress bootstrap outlook zoom illustrator premiere sketch blender primavera tableau workday pandas sap sas postman airflow azure confluence solidity prometheus flutter jenkins tailwind'.split(
    ' ',
  ),
)
/** Technologies whose namesakes are rare: only where nothing of the ad is of their trade they are animals and coffee. */
const SELDOM = new Set('php python java react angular'.split(' '))
/** Which a capital alone does not tell: such words begin sentences, and name buildings, seasons and networks. */
const OFTEN = new Set(
  'c r go swift express word access oracle spring ruby node opera outlook workday illustrator postman sketch teams solidity'.split(
    ' ',
  ),
)
/** Which are no names unless written as such. */
const EVERYDAY = new Set(
  'c r go express word access spring node excel teams notion canvas unity rails slack flask rust swift bash opera dart sketch outlook workday zoom spark postman airflow perl maya ruby oracle illustrator premiere blender solidity flutter'.split(
    ' ',
  ),
)
const OFFICE = new Set('excel word outlook access'.split(' '))
const OF_OFFICE =
  /\b(?:ms|microsoft|office|powerpoint|google sheets|menguasai|mahir|kemahiran|dominio|manejo|conocimientos?|conhecimentos?|pacote|paquete|bilgisayar|bilen|hakim|kullan\w+|proficien\w+|(?:skills?|knowledge|experience) (?:in|of|with))\b|إتقان|إجاد|熟[练練悉]|精通/i
/** What an ad of the trade speaks of somewhere. */
const TRADE_AD =
  /\b(?:developers?|software|programm\w+|back-?end|front-?end|full[- ]?stack|devops|microservices?|data (?:engineer\w*|scien\w+|analy\w+)|machine learning|apis?|sql|github|git|codebase|desarrollador\w*|desenvolvedor\w*|pengembang|programador\w*|yaz[ıi]l[ıi]m\w*)\b|開発|エンジニア|プログラ|开发|軟體|软件|程式|程序|برمج|مطور/i
/** Words of the trade that stand near a skill and not near its namesake. */
const TRADE =
  /\b(?:develop\w*|program\w*|cod(?:e|ing|er)|software|engineer\w*|framework|backend|back-end|frontend|front-end|full[- ]?stack|script\w*|librar(?:y|ies)|database|sql|api|firmware|embedded|microservices?|statistic\w*|analys[ei]s|tidyverse|cran|microsoft|ms|office|365|proficien\w*|spreadsheet|pivot|golang|laravel|mysql|javascript|typescript|django|hibernate|kotlin|docker|kubernetes|aws|linux|dbms?|administrator|dba|erp|machine learning|data scien\w*|node|lenguaje|linguagem|programa\w*|desarroll\w*|desenvolv\w*|pengembang\w*|pemrograman|menguasai|yaz[ıi]l[ıi]m\w*|geli[sş]tir\w*)\b|開発|言語|エンジニア|プログラ|开发|語言|语言|編程|编程|برمج|تطوير|مطور/i

const fold = (text: string) => text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase()
const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{M}\p{N}.+#-]+/gu)?.map(word => word.replace(/^[.-]+(?!net)|[.-]+$/gi, '')) ?? []

const build = () => {
  const spaced = emptyTree<number>()
  const unspaced = emptyTree<number>()
  const english = new Map(skills('en').map(({ id, value }) => [id, value]))
  const add = (name: string, id: number) => {
    const folded = fold(name)
    const bare = [...folded.replaceAll(' ', '')]
    if (UNSPACED.test(folded)) {
      if (bare.length > 2) putName(unspaced, bare, earlierId => earlierId ?? id)
    } else if (folded.length > 1) putName(spaced, wordsOf(folded), earlierId => earlierId ?? id)
  }
  // Of words that any text may use, such as communication or recruitment, only names of several are looked for.
  const isTelling = (text: string) => UNSPACED.test(text) || text.includes(' ')
  for (const { id, name, aliases = [] } of skillStructure)
    for (const each of [...(name === undefined ? [] : [name]), ...aliases])
      if (name !== undefined || isTelling(each)) add(each, id)
  for (const { code } of languages)
    for (const { id, value } of skills(code)) if (isTelling(value)) add(value, id)
  return { spaced, unspaced, english }
}

const idOf = (key: string): number => skillStructure.find(each => each.key === key)?.id ?? 0

let built: ReturnType<typeof build> | undefined

/** Amounts in pesos, idioms and departments that hold the letters of a skill's name. */
const NAMESAKES =
  /\bPHP[\s:.~–-]{0,3}(?=₱|x{2}|\d{3}|\d{1,3}[,.]\d{3}|\d+\s?k\b)|\bPHP\b(?=\s?(?:\/|per\b|a (?:month|day|week)|monthly|daily|gross|net|basic|pesos?))|(?<=\b(?:in|currency|peso[s)]*)\s?\(?)PHP\b(?=\)|\.|,|$)(?!.{0,40}(?:Laravel|MySQL|JavaScript|develop))|(?<=(?:\d{3}|\d[,.]\d{2}|\dk)\s?)PHP\b|\b(?:go|sell)-(?:to|live|getter)\w*(?:-\w+)*|\bgo (?:to|the|above|for|on|out|live|beyond|through|by|further)\b|\bon the go\b|\bon-the-go\b|\bset,? go\b|\bR\s?&(?:amp;)?\s?[DI]\b|\bword[- ]of[- ]mouth\b|\b(?:vitamin|section|class|category|plan|grade|type|level|option|appendix|series|hepatitis|driving licen[cs]e|licen[cs]e|sim) [CR]\b|\b[CR]-(?:level|suite|class)\b|\bC\/O\b|\bjava (?:island|coffee|bean)|\b(?:east|west|central|caf[ée] de) java\b|\b(?:positive|career|global|economic|long[- ]term) outlook\b|\boutlook on\b|\b(?:our|great|all|other|cross-functional|global|local|across|of|two|both) teams\b|\boracle (?:building|park|arena|tower|red bull)\b/gi

const skillsInText = (text: string, names: ReturnType<typeof build>): number[] => {
  const ids: number[] = []
  const isTradeAd = TRADE_AD.test(text)
  for (const line of text.split('\n')) {
    const plain = line
      .normalize('NFKC')
      .replace(NAMESAKES, ' ')
      .replace(/\bSWIFT\b/g, ' ')
    for (const sentence of plain.split(/(?<=[.!?。])\s+/)) {
      const parts = /[\u0600-\uffff]/.test(sentence) ? scriptParts(sentence) : sentence
      const words = wordsOf(parts)
      const folded = words.map(fold)
      const nameMatches = findNames(names.spaced, folded).map(name => ({
        ...name,
        plain:
          name.to - name.from === 1 && AMBIGUOUS.has(folded[name.from] ?? '') ? (words[name.from] ?? '') : '',
      }))
      const capitals = nameMatches.filter(
        ({ plain, from }) => plain === '' || (from > 0 && /^\p{Lu}/u.test(plain)),
      )
      const around: SkillContext = {
        hasCompany: TRADE.test(parts) || nameMatches.some(({ plain }) => plain === '') || capitals.length > 1,
        isTradeAd,
        isOffice: OF_OFFICE.test(parts),
        isShouted: isShouted(words),
        isBareList: words.length <= nameMatches.length * 2,
      }
      for (const { plain, from, meaning } of nameMatches)
        if (plain === '' || isMeant(plain, from, around)) ids.push(meaning)
      for (const [letter, id, pattern] of SINGLE)
        if (pattern.test(parts) && isOfLanguage(parts, letter, around.hasCompany)) ids.push(id)
      if (UNSPACED.test(sentence))
        for (const { meaning } of findNames(names.unspaced, [...fold(sentence).replaceAll(' ', '')]))
          ids.push(meaning)
    }
  }
  return ids
}

interface SkillContext {
  /** Whether the sentence has words of the trade or other skills. */
  hasCompany: boolean
  isTradeAd: boolean
  /** Whether the sentence speaks of knowing programs. */
  isOffice: boolean
  isShouted: boolean
  /** Hardly anything but names: `Go, Rust, C++`. */
  isBareList: boolean
}

/** Whether a name that is a word too is the skill where it stands. */
const isMeant = (word: string, from: number, around: SkillContext): boolean => {
  const isName = /^\p{Lu}/u.test(word)
  const { hasCompany, isTradeAd, isBareList } = around
  if (SELDOM.has(fold(word))) return isName ? isTradeAd || hasCompany || isBareList : isTradeAd && hasCompany
  // Programmers write their tools without capitals; words of every day stay words.
  if (!isName && around.isOffice && OFFICE.has(fold(word))) return true
  if (!isName) return isTradeAd && hasCompany && !EVERYDAY.has(fold(word))
  const isWithin = from > 0 && !around.isShouted
  if (OFTEN.has(fold(word))) return hasCompany || isBareList || (isTradeAd && isWithin)
  return isWithin || hasCompany || isBareList
}

/** Latin words apart from the letters of other scripts around them: `وSQL`, `Go、AWSを`. */
const scriptParts = (text: string) =>
  text.replace(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}ー])(?=[A-Za-z])|(?<=[A-Za-z0-9+#])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}])/gu,
    ' ',
  )

const SINGLE = (['c', 'r'] as const).map(key => {
  const letter = key.toUpperCase()
  const alone = new RegExp(
    `(?<![\\p{L}\\p{N}&'’.+#-])${letter}(?![\\p{L}\\p{N}&'’+#-]|\\.\\p{L}|\\s?[+#&])`,
    'u',
  )
  return [letter, idOf(key), alone] as const
})

/** A letter is a language beside other skills or words of programming, not as a mark, a vitamin or an initial. */
const isOfLanguage = (sentence: string, letter: string, hasOther: boolean) =>
  new RegExp(
    `(?:\\b(?:in|with|using|of|knowledge|like|language|either|en|em|dengan|dan|,|and|or|und|y|e|ve)|[,、/(]|^)\\s*${letter}(?![\\p{L}\\p{N}])|${letter}\\s?(?:言語|语言|語言|language|programming|(?:[,、/]|and|or|y|e|dan|und|ve|و)\\s?(?:C\\+\\+|C#|Python|SQL|SAS|Java|MATLAB|SPSS|Stata))`,
    'u',
  ).test(sentence) &&
  (hasOther || /firmware|embedded|programming|language|言語|语言|statistic|tidyverse/i.test(sentence))

/** In a line of capitals, or with a capital for each word, none says anything. */
const isShouted = (words: readonly string[]) =>
  words.length > 1 && words.every(word => !/^\p{Ll}/u.test(word)) && words.length < 7

/**
 * An ad's skills: those that its source lists, by our English names where we know them and else as written, then those
 * of ours that its text names. At most twenty, none twice.
 */
export const mapSkills = (listed: readonly string[], text: string): string[] => {
  built ??= build()
  const { english } = built
  const names = new Map<string, string>()
  const add = (name: string | undefined) => {
    if (name && !names.has(fold(name))) names.set(fold(name), name)
  }
  for (const each of listed) {
    const name = plainLine(each)
    const id = matchSkill(name)
    if (id !== undefined) add(english.get(id))
    else if (name.length > 1 && name.length <= LONGEST_OWN) add(name)
  }
  for (const id of skillsInText(text.slice(0, 12_000), built)) add(english.get(id))
  return [...names.values()].slice(0, MAX_SKILLS)
}
