import arFunctions from '../../functions/ar.json' with { type: 'json' }
import enFunctions from '../../functions/en.json' with { type: 'json' }
import esFunctions from '../../functions/es.json' with { type: 'json' }
import idFunctions from '../../functions/id.json' with { type: 'json' }
import jaFunctions from '../../functions/ja.json' with { type: 'json' }
import msFunctions from '../../functions/ms.json' with { type: 'json' }
import ptBrFunctions from '../../functions/pt-br.json' with { type: 'json' }
import trFunctions from '../../functions/tr.json' with { type: 'json' }
import zhCnFunctions from '../../functions/zh-cn.json' with { type: 'json' }
import zhTwFunctions from '../../functions/zh-tw.json' with { type: 'json' }
import arLists from '../../lists/ar.json' with { type: 'json' }
import enLists from '../../lists/en.json' with { type: 'json' }
import esLists from '../../lists/es.json' with { type: 'json' }
import idLists from '../../lists/id.json' with { type: 'json' }
import jaLists from '../../lists/ja.json' with { type: 'json' }
import msLists from '../../lists/ms.json' with { type: 'json' }
import ptBrLists from '../../lists/pt-br.json' with { type: 'json' }
import trLists from '../../lists/tr.json' with { type: 'json' }
import zhCnLists from '../../lists/zh-cn.json' with { type: 'json' }
import zhTwLists from '../../lists/zh-tw.json' with { type: 'json' }
import arSkills from '../../skills/ar.json' with { type: 'json' }
import enSkills from '../../skills/en.json' with { type: 'json' }
import esSkills from '../../skills/es.json' with { type: 'json' }
import idSkills from '../../skills/id.json' with { type: 'json' }
import jaSkills from '../../skills/ja.json' with { type: 'json' }
import msSkills from '../../skills/ms.json' with { type: 'json' }
import ptBrSkills from '../../skills/pt-br.json' with { type: 'json' }
import trSkills from '../../skills/tr.json' with { type: 'json' }
import zhCnSkills from '../../skills/zh-cn.json' with { type: 'json' }
import zhTwSkills from '../../skills/zh-tw.json' with { type: 'json' }
import type { LanguageCode } from '../languages.ts'

/** Texts by id. */
export type TextsById = Readonly<Record<string, string>>

export const functionTexts: Readonly<Record<LanguageCode, TextsById>> = {
  en: enFunctions,
  'zh-cn': zhCnFunctions,
  id: idFunctions,
  ja: jaFunctions,
  'zh-tw': zhTwFunctions,
  ms: msFunctions,
  tr: trFunctions,
  'pt-br': ptBrFunctions,
  es: esFunctions,
  ar: arFunctions,
}

export const listTexts: Readonly<Record<LanguageCode, Readonly<Record<string, TextsById>>>> = {
  en: enLists,
  'zh-cn': zhCnLists,
  id: idLists,
  ja: jaLists,
  'zh-tw': zhTwLists,
  ms: msLists,
  tr: trLists,
  'pt-br': ptBrLists,
  es: esLists,
  ar: arLists,
}

export const skillTexts: Readonly<Record<LanguageCode, TextsById>> = {
  en: enSkills,
  'zh-cn': zhCnSkills,
  id: idSkills,
  ja: jaSkills,
  'zh-tw': zhTwSkills,
  ms: msSkills,
  tr: trSkills,
  'pt-br': ptBrSkills,
  es: esSkills,
  ar: arSkills,
}
