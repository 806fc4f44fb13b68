import { type LanguageCode, languages } from './languages.ts'
import { toSeoValue } from './lists/seo.ts'
import { type Location, locationsOf, type Region, regionById } from './locations.ts'
import { type MarketKey, marketByKey } from './markets.ts'

interface Slugs {
  byId: ReadonlyMap<number, string>
  bySeoValue: ReadonlyMap<string, Location | Region>
}

const slugsByMarket = new Map<string, Slugs>()

/** A region or location as it stands in the market's URLs: lower-case, in its own script, unique in the market. */
export const locationSeoValue = (location: Location | Region, language: LanguageCode): string => {
  const seoValue = slugs(location.market, language).byId.get(location.id)
  if (seoValue === undefined) throw new Error(`no location ${location.id} in ${location.market}`)
  return seoValue
}

/** The inverse: in the given language, else in the market's own languages, else in any. */
export const locationBySeoValue = (
  market: MarketKey,
  seoValue: string,
  language?: LanguageCode,
): Location | Region | undefined => {
  const codes = new Set([
    ...(language ? [language] : []),
    ...marketByKey(market).languages,
    ...languages.map(({ code }) => code),
  ])
  for (const code of codes) {
    const place = slugs(market, code).bySeoValue.get(toSeoValue(seoValue, code))
    if (place) return place
  }
  return undefined
}

const slugs = (market: MarketKey, language: LanguageCode): Slugs => {
  const name = `${market} ${language}`
  const cached = slugsByMarket.get(name)
  if (cached) return cached
  const built = build(market, language)
  slugsByMarket.set(name, built)
  return built
}

// Regions keep their plain names: a search in São Paulo is one in the state. A location that shares its name with a
// region or another location carries its region's name, and where that is taken its id.
const build = (market: MarketKey, language: LanguageCode): Slugs => {
  const { regions } = locationsOf(market)
  const locations = regions.flatMap(region => region.locations)
  const plain = (place: Location | Region) => toSeoValue(place.names[language], language)
  const uses = new Map<string, number>()
  for (const place of [...regions, ...locations]) uses.set(plain(place), (uses.get(plain(place)) ?? 0) + 1)

  const byId = new Map<number, string>()
  const bySeoValue = new Map<string, Location | Region>()
  const give = (place: Location | Region, ...candidates: string[]) => {
    const seoValue = candidates.find(each => !bySeoValue.has(each)) ?? `${candidates.at(-1)}-${place.id}`
    byId.set(place.id, seoValue)
    bySeoValue.set(seoValue, place)
  }
  const isShared = (place: Location) => (uses.get(plain(place)) ?? 0) > 1
  for (const region of regions) give(region, plain(region))
  for (const location of locations.filter(each => !isShared(each))) give(location, plain(location))
  for (const location of locations.filter(isShared)) {
    const region = regionById(location.regionId)
    give(location, region ? `${plain(location)}-${plain(region)}` : plain(location))
  }
  return { byId, bySeoValue }
}
