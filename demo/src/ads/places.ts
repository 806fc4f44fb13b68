import { type Location, locationByKey, locationsOf } from '@hanap/markets/locations'
import type { Market } from '@hanap/markets/markets'
import type { DemoRandom } from '../random.ts'

const UNKNOWN_POPULATION = 10_000

/** Share of a market's ads in the place where its search begins. */
const AT_DEFAULT = 0.25

/** Draws places of a market: people look for work where people are. */
export const placesOf = (market: Market): ((dice: DemoRandom) => Location) => {
  const weighted = locationsOf(market.key)
    .regions.flatMap(region => region.locations)
    .flatMap(place => {
      const weight = Math.log10(10 + (place.population ?? UNKNOWN_POPULATION)) ** 2 / 4
      return Array.from({ length: Math.ceil(weight) }, () => place)
    })
  const start = locationByKey(market.key, market.defaultLocation)
  const starts = start === undefined ? [] : start.kind === 'region' ? start.locations : [start]
  return dice => (starts.length > 0 && dice.chance(AT_DEFAULT) ? dice.pick(starts) : dice.pick(weighted))
}
