import type { LanguageCode } from '../languages.ts'

type ScriptLanguage = 'en' | 'zh-cn' | 'ja' | 'zh-tw' | 'ar'

/** A language in Latin script is left out where it names the place as English does. */
export type PlaceNames = Readonly<
  Record<ScriptLanguage, string> & Partial<Record<Exclude<LanguageCode, ScriptLanguage>, string>>
>

export interface PlaceEntry {
  /** Never changes and is never given again: jobs and profiles store it. */
  readonly id: number
  /** Unique among the regions and locations of its market. */
  readonly key: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  readonly population?: number
  readonly names: PlaceNames
  /** Other names by which ads call the place, or a part of it. */
  readonly also?: readonly string[]
  /** Abbreviations, which ads write in capitals (`NY`, `SP`). */
  readonly codes?: readonly string[]
}

export interface RegionEntry extends PlaceEntry {
  readonly locations: readonly PlaceEntry[]
}
