import {
  listConfig,
  listSkills,
  locate,
  readOutage,
  readTranslation,
  readTranslationManifest,
} from '@hanap/contracts/config/config.calls'
import * as schemas from '@hanap/contracts/config/config.schemas'
import { catalogue, translationManifest, translator } from '@hanap/i18n/catalogues'
import { isArea } from '@hanap/i18n/message-key'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { configLists } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Outages } from './outages.ts'
import { placesAt } from './places.ts'
import { findSkills } from './skills.ts'

/** The language that a query names, else the request's. */
const languageOf = (code: string | undefined, fallback: LanguageCode): LanguageCode => {
  const language = code === undefined ? fallback : languageByCode(code)?.code
  if (!language) throw refuseField('language_code', 'invalid_choice')
  return language
}

export const configRoutes = (outages: Outages): Route[] => [
  route(listConfig, schemas.listConfig, async ({ params, query, language }) => {
    const market = marketByKey(params.type)
    if (!market) throw new Refusal('not_found')
    return configLists(market.key, languageOf(query.language_code, language))
  }),

  route(readOutage, schemas.readOutage, async ({ query, language, dependsOn }) => {
    dependsOn('config')
    const t = translator(languageOf(query.language_code, language))
    const outage = outages.current()
    if (!outage) return { is_outage: false, message: null, starts_at: null, ends_at: null }
    return {
      is_outage: true,
      message: outage.message ?? t('maintenance.text'),
      starts_at: outage.startsAt.toISOString(),
      ends_at: outage.endsAt?.toISOString() ?? null,
    }
  }),

  route(listSkills, schemas.listSkills, async ({ query, language }) => ({
    skills: findSkills(languageOf(query.language_code, language), query.query),
  })),

  route(locate, schemas.locate, async ({ query, language }) => {
    const places = placesAt(query.latitude, query.longitude, language)
    if (!places) throw refuseField('latitude', 'invalid')
    return places
  }),

  route(readTranslationManifest, schemas.readTranslationManifest, async () => {
    const { version, languages } = translationManifest()
    return { version, files: languages }
  }),

  route(readTranslation, schemas.readTranslation, async ({ params }) => {
    const language = languageByCode(params.language)
    if (!language) throw new Refusal('language_not_found')
    const area = params.file.replace(/\.json$/, '')
    if (params.version !== translationManifest().version || !isArea(area)) throw new Refusal('not_found')
    return catalogue(language.code, [area])
  }),
]
