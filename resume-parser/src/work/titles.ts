import { mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import { CJK, foldCharacters } from '../layout/characters.ts'
import { jobTitleWords } from './title-words.ts'

const MIN_WORD = 4
/** Words of titles that say as much of companies and places. */
const COMMON = new Set(
  'and the for with services service general customer customers senior junior lead head food bank hotel retail business data media school health care construction information technology systems system energy security sales marketing finance legal public quality design digital dan para como ventas empresa dados banco hotel restaurant travel real estate'.split(
    ' ',
  ),
)

const titleWords = new Set(jobTitleWords.split(/\s+/))
const wholeTitles = new Set<string>()
const lastWords = new Set<string>()
for (const { code } of languages)
  for (const main of mainFunctions(code))
    for (const sub of main.sub_function_list)
      for (const title of sub.job_titles) {
        const name = foldCharacters(title.function_title_value)
        wholeTitles.add(name)
        if (CJK.test(name)) continue
        // What one is stands last in some languages and first in others.
        const words = name.split(/[^\p{L}]+/u).filter(word => word.length >= MIN_WORD && !COMMON.has(word))
        const [first] = words
        if (first && ['es', 'pt-br', 'ar', 'id', 'ms'].includes(code)) lastWords.add(first)
        const last = words.at(-1)
        if (last && ['en', 'tr'].includes(code)) lastWords.add(last)
      }

const CJK_TITLE =
  /(?:工程师|工程師|エンジニア|经理|經理|主管|总监|總監|专员|專員|助理|设计师|設計師|设计|分析师|分析師|顾问|顧問|老师|教師|教师|讲师|講師|会计|會計|会計士|店长|店長|店員|护士|護理師|護士|看護師|医師|医生|醫師|司机|司機|厨师|廚師|秘书|秘書|实习生|實習生|インターン|开发|開發者|开发者|运营|營運|人员|人員|职员|職員|主任|係長|課長|部長|社員|スタッフ|マネージャー|マネジャー|リーダー|デザイナー|プログラマー|コンサルタント|営業|事務|販売|接客|ディレクター|アナリスト|業務|企劃|企画|担当|翻译|翻譯|编辑|編輯|客服|行政|总经理|總經理|副总裁|教授|研究员|研究員|架构师|架構師|代表取締役|作業員|介護士|保育士|調理師|薬剤師|ドライバー|テスター|技术员|技術員|专家|專家|產品負責人|文案|采购|採購)/u

/** How much a text reads as a job title, 0-1. */
export const titleScore = (text: string): number => {
  const folded = foldCharacters(text).trim()
  if (wholeTitles.has(folded)) return 1
  if (CJK.test(text)) return CJK_TITLE.test(text) ? 0.8 : 0
  const words = folded.split(/[^\p{L}]+/u).filter(Boolean)
  if (words.length === 0 || words.length > 12) return 0
  if (words.some(word => titleWords.has(word))) return 0.9
  if (words.some(word => lastWords.has(word))) return 0.7
  return 0
}

export const isTitle = (text: string) => titleScore(text) >= 0.7
