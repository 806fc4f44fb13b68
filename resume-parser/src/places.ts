import { languages } from '@hanap/markets/languages'
import { locationName, locationsOf } from '@hanap/markets/locations'
import { markets } from '@hanap/markets/markets'
import { fold } from './characters.ts'

/** Countries and regions, after which a town that no list has is one all the same. */
const wide = new Set<string>()
const towns = new Set<string>()
const isKnown = (name: string) => wide.has(name) || towns.has(name)
for (const { code, tag } of languages) {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const region = String.fromCharCode(first, second)
      const name = names.of(region)
      if (name && name !== region) wide.add(fold(name))
    }
  for (const { key } of markets)
    for (const region of locationsOf(key).regions) {
      wide.add(fold(locationName(region, code)))
      for (const place of region.locations) towns.add(fold(locationName(place, code)))
    }
}
for (const word of 'remote,remoto,remota,hybrid,on-site,onsite,hibrido,uzaktan,hibrit,jarak jauh,usa,u.s.a.,uk,u.k.,uae,ksa,america,england,scotland,عن بعد,リモート,在宅,远程,遠端,中国,台灣,台湾,臺灣,香港,日本'.split(
  ',',
))
  wide.add(word)

const STATE = /^(?:[A-Z]{2}|D\.?C\.?)(?:\s\d{5})?$/
const CJK_PLACE =
  /^[\p{Script=Han}]{1,4}(?:市|都|府|県|縣|区|區|省|町|村)(?:[\p{Script=Han}]{1,4}(?:市|区|區|町|村))?$/u

/** Whether a text is a place and nothing else: “Berlin”, “San Francisco, CA”, “Remote”. */
export const isPlace = (text: string): boolean => {
  const parts = text
    .split(/[,،，(（)）]/u)
    .map(part => part.trim())
    .filter(Boolean)
  if (parts.length === 0 || parts.length > 4) return false
  if (parts.every(part => isKnown(fold(part)) || STATE.test(part) || CJK_PLACE.test(part))) return true
  const last = parts.at(-1) ?? ''
  // The list has not every town, but what comes after it says what it is.
  return (
    parts.length === 2 &&
    (STATE.test(last) || wide.has(fold(last))) &&
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}?[\p{L}.'-]+){0,2}$/u.test(parts[0] ?? '')
  )
}
