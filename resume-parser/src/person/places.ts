import { languages } from '@hanap/markets/languages'
import { locationName, locationsOf } from '@hanap/markets/locations'
import { markets } from '@hanap/markets/markets'
import { foldCharacters } from '../layout/characters.ts'

/** Countries and regions, after which a town that no list has is one all the same. */
const wide = new Set<string>()
const towns = new Set<string>()
const isKnown = (name: string) => wide.has(name) || towns.has(name)
/** Countries by their names and by the names of their regions and towns. */
const countries = new Map<string, string>()
for (const { code, tag } of languages) {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const region = String.fromCharCode(first, second)
      const name = names.of(region)
      if (!name || name === region) continue
      wide.add(foldCharacters(name))
      countries.set(foldCharacters(name), region)
    }
  for (const { key, code: country } of markets)
    for (const region of locationsOf(key).regions) {
      const names = [foldCharacters(locationName(region, code))]
      wide.add(names[0] ?? '')
      for (const place of region.locations) {
        const town = foldCharacters(locationName(place, code))
        towns.add(town)
        names.push(town)
      }
      for (const name of names) if (country.length === 2 && !countries.has(name)) countries.set(name, country)
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
  if (parts.every(part => isKnown(foldCharacters(part)) || STATE.test(part) || CJK_PLACE.test(part)))
    return true
  const last = parts.at(-1) ?? ''
  // The list has not every town, but what comes after it says what it is.
  return (
    parts.length === 2 &&
    (STATE.test(last) || wide.has(foldCharacters(last))) &&
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}?[\p{L}.'-]+){0,2}$/u.test(parts[0] ?? '')
  )
}

/** More names of countries and towns in a row of words than anybody has. */
const MAX_WORDS = 3

/** Countries that a text names, itself or by a region or a town, those named first before others. */
export const countriesIn = (text: string): string[] => {
  const names = new Set<string>()
  for (const phrase of foldCharacters(text).split(/[^\p{L}\p{M}' ]+/u)) {
    const words = phrase.split(/\s+/).filter(Boolean)
    for (const at of words.keys())
      for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
        const country = countries.get(words.slice(at, at + count).join(' '))
        if (country) names.add(country)
      }
  }
  return [...names]
}
