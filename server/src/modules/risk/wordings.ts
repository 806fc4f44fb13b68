import { arabic } from './wording/ar.ts'
import { english } from './wording/en.ts'
import { spanish } from './wording/es.ts'
import { indonesian } from './wording/id.ts'
import { japanese } from './wording/ja.ts'
import { createJudge } from './wording/judge.ts'
import { malay } from './wording/ms.ts'
import { brazilianPortuguese } from './wording/pt-br.ts'
import { turkish } from './wording/tr.ts'
import { simplifiedChinese } from './wording/zh-cn.ts'
import { traditionalChinese } from './wording/zh-tw.ts'

export const wordings = {
  en: english,
  es: spanish,
  'pt-br': brazilianPortuguese,
  tr: turkish,
  ar: arabic,
  'zh-cn': simplifiedChinese,
  'zh-tw': traditionalChinese,
  ja: japanese,
  id: indonesian,
  ms: malay,
} as const

let judge: ReturnType<typeof createJudge> | undefined

/** The tables of all languages, compiled when first asked for. */
export const wordingJudge = () => {
  judge ??= createJudge(Object.values(wordings))
  return judge
}
