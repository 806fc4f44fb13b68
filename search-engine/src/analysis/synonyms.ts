import groups from './data/synonyms.json' with { type: 'json' }
import { eachTerm } from './terms.ts'

/** In words. */
export const LONGEST_SYNONYM = 4

const JOINT = ' '
const byTerms = new Map<string, (readonly string[])[]>()

function termsOf(expression: string): string[] {
  const terms: string[] = []
  eachTerm(expression, 'en', (term, side) => {
    if (!side) terms.push(term)
  })
  return terms
}

for (const group of groups) {
  const expressions = group.map(termsOf)
  for (const own of expressions) {
    const key = own.join(JOINT)
    const others = expressions.filter(other => other !== own)
    byTerms.set(key, [...(byTerms.get(key) ?? []), ...others])
  }
}

/** Other expressions, each as its terms, for one that consists of these terms. */
export function synonymsOf(terms: readonly string[]): readonly (readonly string[])[] | undefined {
  return byTerms.get(terms.join(JOINT))
}
