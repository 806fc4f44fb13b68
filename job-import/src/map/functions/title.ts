interface TitlePart {
  text: string
  /** How much the part says of the job: what comes first does most. */
  weight: number
}

/** Marks of gender and number within words: `desenvolvedor(a)`, `Engineer (m/f/d)`, `H/F`. */
const GENDER =
  /\((?:[aoers]{1,2}|as|os|in|a\/o|o\/a|[mfwhdxn](?:\s*[/|]\s*[mfwhdxni])+)\)|(?<=\p{L})\/(?:a|o|as|os|in)\b|\b[mfh]\s?\/\s?[mfwh](?:\s?\/\s?[dx])?\b/giu
/** Numbers and signs of the source's own: `<JP290622>`, `(J12930)`, `#4471`. */
const CODE = /[<＜][A-Z]{1,3}\d+[>＞]|\((?:[a-z]{0,3}\d{3,}[a-z]?)\)|#\d+|\b[a-z]{1,4}-?\d{4,}\b|\*{2,}\w*/gi
const SENIORITY =
  /\b(?:senior|sr|junior|jr|pleno|pl|mid|entry[- ]level|experienced|urgent(?:ly)?|hiring|required|wanted|needed|vacancy|we are|now|fresh graduates?|up to|wfh|work from home|remote|hybrid|onsite|on-site|home office|full[- ]time|part[- ]time|night shift|day shift|i{1,3}|iv)\b\.?|急募|の?(?:大?募集(?:です|中|終了)?|求人)|日本人|高级|资深|高級|資深|初级|初級|中级|诚聘|急招|誠徵|限定|未経験者?(?:可|歓迎|ok)/giu

/** `Support Worker Job Leeds`, `Engineer Job in Belfast`: what follows is the place. */
const PLACE_AFTER_JOB = /(?<=\p{L}\s)jobs?\s+(?:in\s+)?\p{L}.*$/iu

const SEPARATOR = /\s[-–—~]\s|[|,;:/·•【】[\]「」《》_]|(?<=\p{L})\s?[–—]\s?(?=\p{L})|[－―]/u

const partsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(part => part.replace(SENIORITY, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** The parts of a title without what does not say what the job is. */
export const titleParts = (title: string): TitlePart[] => {
  const plain = title.normalize('NFKC').replace(GENDER, ' ').replace(CODE, ' ').replace(PLACE_AFTER_JOB, '')
  const bracketed = [...plain.matchAll(/\(([^()]*)\)/g)].flatMap(match => partsOf(match[1] ?? ''))
  const outside = partsOf(plain.replace(/\([^()]*\)?/g, ' | '))
  const weightedTexts = [
    ...outside.map((text, at) => ({ text, weight: 0.7 ** at })),
    ...bracketed.map(text => ({ text, weight: 0.5 / bracketed.length })),
  ]
  // A title of nothing but such words is itself.
  return weightedTexts.length > 0 ? weightedTexts : [{ text: title, weight: 1 }]
}
