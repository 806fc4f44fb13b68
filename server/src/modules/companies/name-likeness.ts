import { companyNameKey } from './name-key.ts'

/** Fewer letters are the beginning of too many names. */
const MIN_LETTERS = 4
const MIN_IDEOGRAPHS = 2
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isTelling = (beginning: string) =>
  [...beginning].length >= (IDEOGRAPH.test(beginning) ? MIN_IDEOGRAPHS : MIN_LETTERS)

const beginningsOf = (key: string): string[] => {
  const words = key.split(' ')
  return words.map((_, at) => words.slice(0, at + 1).join(' ')).filter(isTelling)
}

/** Marks of the names of those for whom somebody works: with a company's they have one in common where the two may be one. */
export const employerMarks = (name: string): string[] => {
  const key = companyNameKey(name)
  return [`is ${key}`, ...beginningsOf(key).map(beginning => `begins ${beginning}`)]
}

/** Marks of a company's own names, in the same way. */
export const companyMarks = ({ name, legal_name }: { name: string; legal_name: string | null }): string[] => [
  ...new Set(
    [name, legal_name].flatMap(each => {
      if (each === null) return []
      const key = companyNameKey(each)
      return [`is ${key}`, `begins ${key}`, ...beginningsOf(key).map(beginning => `is ${beginning}`)]
    }),
  ),
]

/**
 * Whether somebody who works for `employer` may work for this company: the names have the same words, or one begins with all
 * those of the other (“Bayani Foods”, “Bayani Foods Philippines”).
 */
export const mayBeEmployer = (
  employer: string,
  company: { name: string; legal_name: string | null },
): boolean => {
  const marks = new Set(companyMarks(company))
  return employerMarks(employer).some(mark => marks.has(mark))
}
