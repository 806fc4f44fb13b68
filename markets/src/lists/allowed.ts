import ar from '../../lists/allowed/ar.json' with { type: 'json' }
import es from '../../lists/allowed/es.json' with { type: 'json' }
import id from '../../lists/allowed/id.json' with { type: 'json' }
import ja from '../../lists/allowed/ja.json' with { type: 'json' }
import ms from '../../lists/allowed/ms.json' with { type: 'json' }
import ptBr from '../../lists/allowed/pt-br.json' with { type: 'json' }
import tr from '../../lists/allowed/tr.json' with { type: 'json' }
import zhCn from '../../lists/allowed/zh-cn.json' with { type: 'json' }
import zhTw from '../../lists/allowed/zh-tw.json' with { type: 'json' }
import type { LanguageCode } from '../languages.ts'

/** Ids of the texts that may equal English, or lack a letter of the language's script; lists' as `list.id`. */
interface Allowed {
  functions: readonly string[]
  lists: readonly string[]
  skills: readonly string[]
}

export const allowed: Readonly<Record<LanguageCode, Allowed>> = {
  en: { functions: [], lists: [], skills: [] },
  'zh-cn': zhCn,
  id: id,
  ja: ja,
  'zh-tw': zhTw,
  ms: ms,
  tr: tr,
  'pt-br': ptBr,
  es: es,
  ar: ar,
}
