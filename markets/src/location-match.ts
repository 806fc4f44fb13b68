import type { LanguageCode } from './languages.ts'
import { foldPlace, unspacedScript, withoutGenericWords } from './locations/fold.ts'
import { type Location, locationName, locationsOf, type Region } from './locations.ts'
import type { MarketKey } from './markets.ts'

type AnyPlace = Location | Region

/** What one piece of a text may mean. */
interface Mention {
  places: readonly AnyPlace[]
  /** The piece is nothing but this name, so that a region there is surely meant. */
  isWhole: boolean
  /** Two pieces are one name, which says the region better than any other piece. */
  isJoined?: boolean
}

/**
 * The place that an ad's text means ("Makati City, Metro Manila", "東京都港区", "São Paulo - SP"): a location that
 * agrees with the region beside it, else the region. Undefined where it names neither; a market's own name is neither.
 */
export const matchLocation = (market: MarketKey, freeText: string): Location | Region | undefined => {
  const mentions = findMentions(index(market), freeText)
  const sure = mentions.filter(({ isWhole, places }) => isWhole && !places.some(isLocation))
  const sureIds = new Set(sure.flatMap(({ places }) => places.map(({ id }) => id)))

  for (const mention of mentions) {
    const locations = mention.places
      .filter(isLocation)
      .filter(({ regionId }) => mention.isJoined || sureIds.size === 0 || sureIds.has(regionId))
    const others = mentions.filter(other => other !== mention)
    const agrees = ({ regionId }: Location) =>
      others.some(({ places }) => places.some(({ id }) => id === regionId))
    const [best] = locations.toSorted(
      (a, b) => Number(agrees(b)) - Number(agrees(a)) || (b.population ?? 0) - (a.population ?? 0),
    )
    if (best) return best
  }
  return sure[0]?.places[0] ?? mentions.flatMap(({ places }) => places).find(({ kind }) => kind === 'region')
}

/** The name in a language of what is called so in any; a text that names no place of the market, or places of other names, comes back as it is. */
export const placeNameIn = (market: MarketKey, text: string, language: LanguageCode): string => {
  const folded = foldPlace(text)
  const called = (index(market).exact.get(folded) ?? []).filter(({ names }) =>
    Object.values(names).some(name => foldPlace(name) === folded),
  )
  const [name, ...others] = new Set(called.map(place => locationName(place, language)))
  return name !== undefined && others.length === 0 ? name : text
}

const isLocation = (place: AnyPlace): place is Location => place.kind === 'location'

const separators = /[,،、;|/()[\]<>•【】\n]|\s[-–—·]\s/u

const findMentions = (places: PlaceIndex, freeText: string): Mention[] => {
  const pieces = freeText
    .normalize('NFKC')
    .split(separators)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
  const mentions: Mention[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    // "Washington, DC" and "San Fernando, La Union" are names of one place.
    const joined = places.exact.get(foldPlace(`${piece} ${pieces[at + 1] ?? ''}`))
    if (joined && pieces[at + 1] !== undefined) {
      mentions.push({ places: joined, isWhole: true, isJoined: true })
      at++
    } else {
      mentions.push(...mentionsIn(places, piece))
    }
  }
  return mentions
}

const mentionsIn = (places: PlaceIndex, piece: string): Mention[] => {
  const withoutPostcode = piece.replace(/[\s\d-]+$/u, '')
  const folded = foldPlace(withoutPostcode)
  const whole =
    places.codes.get(withoutPostcode) ??
    places.exact.get(foldPlace(piece)) ??
    places.exact.get(folded) ??
    places.loose.get(withoutGenericWords(folded))
  if (whole) return [{ places: whole, isWhole: true }]
  return unspacedScript.test(folded)
    ? mentionsInUnspaced(places, folded.replaceAll(' ', ''))
    : mentionsAmongWords(places, withoutPostcode)
}

const longestNameInWords = 6
// Shorter names are words of other languages too often to be found inside a sentence.
const shortestNameAmongWords = 4

const mentionsAmongWords = (places: PlaceIndex, piece: string): Mention[] => {
  const words = foldPlace(piece).split(' ')
  const mentions: Mention[] = []
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestNameInWords, words.length - from); length > 0; length--) {
      const name = words.slice(from, from + length).join(' ')
      const match = name.length < shortestNameAmongWords ? undefined : places.exact.get(name)
      if (match) {
        mentions.push({ places: match, isWhole: false })
        from += length - 1
        break
      }
    }
  }
  const code = places.codes.get(piece.split(/\s+/u).at(-1) ?? '')
  if (code) mentions.push({ places: code, isWhole: true })
  return mentions
}

const mentionsInUnspaced = (places: PlaceIndex, text: string): Mention[] => {
  const mentions: Mention[] = []
  for (let from = 0; from < text.length; from++) {
    const name = places.unspaced.find(each => text.startsWith(each, from))
    const match = name && (places.exact.get(name) ?? places.loose.get(name))
    if (name && match) {
      mentions.push({ places: match, isWhole: true })
      from += name.length - 1
    }
  }
  return mentions
}

interface PlaceIndex {
  /** By folded name, and by folded name without generic words. */
  exact: ReadonlyMap<string, readonly AnyPlace[]>
  loose: ReadonlyMap<string, readonly AnyPlace[]>
  /** By abbreviation as written. */
  codes: ReadonlyMap<string, readonly AnyPlace[]>
  /** The names of scripts without spaces, longest first. */
  unspaced: readonly string[]
}

const indexes = new Map<MarketKey, PlaceIndex>()

const index = (market: MarketKey): PlaceIndex => {
  const cached = indexes.get(market)
  if (cached) return cached
  const built = build(market)
  indexes.set(market, built)
  return built
}

const build = (market: MarketKey): PlaceIndex => {
  const exact = new Map<string, AnyPlace[]>()
  const loose = new Map<string, AnyPlace[]>()
  const codes = new Map<string, AnyPlace[]>()
  const { regions } = locationsOf(market)
  for (const place of [...regions, ...regions.flatMap(region => region.locations)]) {
    for (const name of [...Object.values(place.names), ...place.also, place.key]) {
      const folded = foldPlace(name)
      add(exact, folded, place)
      add(loose, withoutGenericWords(folded), place)
    }
    for (const code of place.codes) if (place.kind === 'region' || !codes.has(code)) add(codes, code, place)
  }
  const unspaced = [...new Set([...exact.keys(), ...loose.keys()])]
    .filter(name => name.length > 1 && unspacedScript.test(name))
    .map(name => name.replaceAll(' ', ''))
    .toSorted((a, b) => b.length - a.length)
  return { exact, loose, codes, unspaced }
}

const add = (map: Map<string, AnyPlace[]>, name: string, place: AnyPlace): void => {
  const places = map.get(name)
  if (places === undefined) map.set(name, [place])
  else if (!places.includes(place)) places.push(place)
}
