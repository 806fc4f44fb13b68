import type { LanguageCode } from '@hanap/markets/languages'
import ar from '../../banks/ar.json' with { type: 'json' }
import en from '../../banks/en.json' with { type: 'json' }
import es from '../../banks/es.json' with { type: 'json' }
import id from '../../banks/id.json' with { type: 'json' }
import ja from '../../banks/ja.json' with { type: 'json' }
import ms from '../../banks/ms.json' with { type: 'json' }
import ptBr from '../../banks/pt-br.json' with { type: 'json' }
import tr from '../../banks/tr.json' with { type: 'json' }
import zhCn from '../../banks/zh-cn.json' with { type: 'json' }
import zhTw from '../../banks/zh-tw.json' with { type: 'json' }

/** What any job of its main function may say, or only those of some sub-functions. */
export type Sentence = string | { text: string; subs: readonly number[] }

/** What any job may offer, or only those of some workplaces: nobody swaps shifts at a desk. */
export type JobOffer = string | { text: string; workplaces: readonly string[] }

/**
 * Sentences of which a language's ads are made. `{company}`, `{place}`, `{title}`, `{number}` are filled in;
 * every list is large enough that two ads of one function rarely meet in more than a sentence or two.
 */
export interface Bank {
  headings: { duties: string; requirements: string; offer: string }
  /** First paragraphs: who asks whom, where. */
  intros: string[]
  /** What a company says of itself. */
  abouts: string[]
  offers: JobOffer[]
  closings: string[]
  /** By the id of the main function. */
  functions: Record<string, { duties: Sentence[]; requirements: Sentence[] }>
  /** Screening questions, by their type. */
  questions: {
    yes_no: string[]
    number: string[]
    text: string[]
    choice: { text: string; choices: string[] }[]
  }
}

const banks: Readonly<Record<LanguageCode, Bank>> = {
  ar,
  en,
  es,
  id,
  ja,
  ms,
  'pt-br': ptBr,
  tr,
  'zh-cn': zhCn,
  'zh-tw': zhTw,
}

export const bankOf = (language: LanguageCode): Bank => banks[language]
