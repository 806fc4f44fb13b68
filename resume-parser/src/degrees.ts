import { fold } from './characters.ts'

/** As the option list of degrees has them. */
export type DegreeKey =
  | 'high-school'
  | 'vocational'
  | 'diploma'
  | 'associate'
  | 'bachelor'
  | 'master'
  | 'doctorate'

export interface Degree {
  key: DegreeKey
  /** What says it. */
  words: string
  isAtStart: boolean
}

const patterns: readonly (readonly [DegreeKey, RegExp])[] = [
  [
    'doctorate',
    /\b(?:ph\.?\s?d\.?|doctorate|doctor of [a-z]+|d\.?phil|doctorado|doutorado|doktora|doktor|s3)\b|博士|دكتوراه/u,
  ],
  [
    'master',
    /\b(?:master'?s?|master of [a-z]+|m\.?\s?sc\.?|m\.?a\.|m\.?eng|mba|m\.?s\.?|m\.?tech|maestria|mestrado|magister|s2|yuksek lisans)\b|修士|硕士|碩士|ماجستير|大学院/u,
  ],
  [
    'bachelor',
    /\b(?:bachelor'?s?(?: of [a-z]+)?|b\.?\s?sc\.?|b\.?\s?a\.?|b\.?\s?s\.?|b\.?\s?eng\.?|b\.?tech|b\.?com|bba|licenciatura|licenciado|licenciada|grado|ingenieria|bacharelado|bacharel|graduacao|sarjana muda|ijazah(?: sarjana(?: muda)?)?|sarjana|s1|s\.kom|lisans)\b|学士|學士|本科|بكالوريوس|ليسانس/u,
  ],
  [
    'associate',
    /\b(?:associate'?s?(?: of [a-z]+| degree)?|tecnologo|on lisans|d4|foundation)\b|短大|短期大学|高専/u,
  ],
  [
    'diploma',
    /\b(?:diploma|diplomado|d3|d1|d2|advanced diploma|tecnico superior)\b|专科|大专|專科|دبلوم|専門士/u,
  ],
  [
    'vocational',
    /\b(?:vocational|formacion profesional|tecnico|curso tecnico|smk|meslek lisesi|sijil kemahiran|certificate)\b|中专|職業訓練|高職/u,
  ],
  [
    'high-school',
    /\b(?:high school|secondary|bachillerato|ensino medio|sma|spm|stpm|lise|lisesi|a[- ]levels?|ged)\b|高等学校|高校|高中|ثانويه|الثانويه/u,
  ],
]

/** The degree that a text names. */
export const degreeIn = (text: string): Degree | undefined => {
  const folded = fold(text)
  for (const [key, pattern] of patterns) {
    const match = pattern.exec(folded)
    if (match)
      return {
        key,
        words: text.slice(match.index, match.index + match[0].length),
        isAtStart: match.index === 0,
      }
  }
  return undefined
}
