import type { Call } from '../call.ts'
import type * as schemas from './config.schemas.ts'

const service = 'config'

export const listConfig: Call<typeof schemas.listConfig> = {
  id: '096',
  service,
  method: 'GET',
  path: '/api/config/{type}/list',
  who: 'public',
  summary: 'Every option list of a market (type is its country key) in a language.',
  cacheControl: 'public, max-age=300',
}

export const readOutage: Call<typeof schemas.readOutage> = {
  id: '097',
  service,
  method: 'GET',
  path: '/api/config/search/website-outage',
  who: 'public',
  summary: 'Whether the site is under maintenance, and until when.',
}

export const listSkills: Call<typeof schemas.listSkills> = {
  id: '098',
  service,
  method: 'GET',
  path: '/api/config/skill/lists',
  who: 'public',
  summary: 'Skills in a language; with a query at most 100 that contain it, those that begin with it first.',
  cacheControl: 'public, max-age=300',
}

export const locate: Call<typeof schemas.locate> = {
  id: '099',
  service,
  method: 'GET',
  path: '/api/config/geo-location',
  who: 'public',
  summary: 'The market, region and location of a point; the latter two are null far from any that is listed.',
}

export const readTranslationManifest: Call<typeof schemas.readTranslationManifest> = {
  id: '100',
  service,
  method: 'GET',
  path: '/api/config/translations/manifest',
  who: 'public',
  summary: 'The version of the interface texts, and a hash of each file.',
  cacheControl: 'public, no-cache',
}

export const readTranslation: Call<typeof schemas.readTranslation> = {
  id: '101',
  service,
  method: 'GET',
  path: '/api/config/translations/{version}/{language}/{file}',
  who: 'public',
  summary: 'The compiled texts of one area in one language; a version never changes.',
  refusals: ['language_not_found'],
  cacheControl: 'public, max-age=31536000, immutable',
}
