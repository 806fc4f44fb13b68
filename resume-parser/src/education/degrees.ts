import { foldCharacters } from '../layout/characters.ts'

/** As the option list of degrees has them. */
export type DegreeKey =
  | 'high-school'
  | 'vocational'
  | 'diploma'
  | 'associate'
  | 'bachelor'
  | 'master'
  | 'doctorate'

export interface ParsedDegree {
  key: DegreeKey
  /** What says it. */
  words: string
  isAtStart: boolean
}

/** Words, folded. */
const patterns: readonly (readonly [DegreeKey, RegExp])[] = [
  [
    'doctorate',
    /\b(?:ph\.?\s?d\.?|doctorate|doctor of [a-z]+|d\.?phil|dr\. ?[a-z]{2,4}\. ?[a-z]{2,4}\.?|doctorado|doutorado|doutor|doktora|doktor|s3)\b|博士|دكتوراه/u,
  ],
  [
    'master',
    /\b(?:master'?s?(?: degree)?|masters? of [a-z]+|m\.?\s?sc\.?|m\.a\.?|m\.e\.?|m\.?eng|mba|m\.?com|m\.s\.?|m\.?tech|m\.?phil|m\.?ed|mca|mpm|mbbs|llm|pgdm?|post ?graduat(?:e|ion)(?: diploma)?|pg diploma|maestria|maestro en|mestrado|mestre|magister|especializacao|especializacion|pos-?graduacao|s2|yuksek lisans)\b|修士|硕士|碩士|研究生|ماجستير|大学院/u,
  ],
  [
    'bachelor',
    /\b(?:bachelor'?s?(?: degree)?(?: of [a-z]+)?|b\.?\s?sc\.?|b\.\s?a\.?|b\.\s?s\.?|b\.e\.?|b\.?ed|b\.?eng|b\.?tech|b\.?com|b\.?pharm|b\.?arch|bba|bca|bfa|llb|l\.l\.b|hnd|licenciatura|licenciad[oa]|grado(?! (?:superior|medio))|graduado|bacharelado|bacharel|graduacao|ensino superior|superior completo|sarjana muda|ijazah(?: sarjana(?: muda)?)?|sarjana|s1|s\.kom|s\.e|s\.t|d4|(?<!on ?)lisans|graduation|undergraduate degree)\b|学士|學士|本科|大学卒|بكالوريوس|ليسانس|اجازه/u,
  ],
  [
    'associate',
    /\b(?:associate'?s?(?: of [a-z]+| degree)?|tecnologo|grado superior|tecnico superior universitario|on ?lisans|foundation|d3|diploma iii|diploma 3)\b|短大|短期大学|高専|大专|专科|專科/u,
  ],
  [
    'diploma',
    /\b(?:diploma|diplomado|d1|d2|advanced diploma|tecnico superior|polytechnic diploma|ond|nd)\b|دبلوم|専門士/u,
  ],
  [
    'vocational',
    /\b(?:vocational|formacion profesional|grado medio|tecnico|tecnica|curso tecnico|tecnologico|smk|meslek lisesi|sijil|certificate|i\.?t\.?i|nc ?ii|tesda|nvq|btec)\b|中专|職業訓練|高職|职高|專修/u,
  ],
  [
    'high-school',
    /\b(?:high school|higher secondary|senior secondary|secondary|hsc|h\.s\.c|ssc|s\.s\.c|sslc|intermediate|matric(?:ulation)?|10\+2|10th|12th|xth|xiith|plus two|bachillerato|bachiller(?: [a-z]+)?|secundaria|ensino medio|segundo grau|2o grau|sma|man|stm|spm|stpm|pmr|lise|lisesi|lise mezunu|a[- ]levels?|o[- ]levels?|gcses?|igcse|leaving certificate|kcse|wassce|waec|ssce|msce|matura|abitur|ged|senior certificate|school certificate|school leaving)\b|高等学校|高校|高中|ثانويه|الثانويه|توجيهي/u,
  ],
]

/** Short forms that are words when they are small, as they are written. */
const shorts: readonly (readonly [DegreeKey, RegExp])[] = [
  ['doctorate', /(?<![\p{L}.])(?:PhD|DPhil|EdD|JD)(?![\p{L}])/u],
  ['master', /(?<![\p{L}.])(?:MA|MS|MSc|ME|MEng|MFA|MPH|MPA|MEd|MRes|MTech|MCA|MPhil|LLM|MBBS)(?![\p{L}])/u],
  [
    'bachelor',
    /(?<![\p{L}.])(?:BA|BS|B\s?Sc|BE|BEng|BEd|BTech|BCom|BFA|AB|LLB|BBA|BCA|BSIT|BSBA|BSN|BSED|BEED)(?![\p{L}])/u,
  ],
  ['associate', /(?<![\p{L}.])(?:AA|AS|AAS)(?![\p{L}])/u],
]

/** The degree that a text names. */
export const degreeIn = (text: string): ParsedDegree | undefined => {
  const folded = foldCharacters(text)
  for (const [key, pattern] of patterns) {
    const match = pattern.exec(folded) ?? shorts.find(([short]) => short === key)?.[1].exec(text)
    if (match)
      return {
        key,
        words: text.slice(match.index, match.index + match[0].length),
        isAtStart: match.index === 0,
      }
  }
  return undefined
}
