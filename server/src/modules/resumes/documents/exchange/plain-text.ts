import type { DocumentOutline } from '@hanap/resume-templates'

/** A document as plain text, for forms that take nothing else. */
export const plainTextOf = ({ name, headline, contacts, sections }: DocumentOutline): string => {
  const head = [name, headline, contacts.join(' | ')].filter(line => line !== '')
  const parts = sections.map(({ heading, entries }) => {
    const isList = entries.every(({ facts, lines }) => facts.length === 0 && lines.length === 0)
    const texts = entries.map(each =>
      [each.head, each.facts.join(', '), ...each.lines].filter(Boolean).join('\n'),
    )
    return `${heading}\n${'-'.repeat(Math.min(Array.from(heading).length, 40))}\n${texts.join(isList ? '\n' : '\n\n')}`
  })
  return `${[head.join('\n'), ...parts].filter(part => part !== '').join('\n\n')}\n`
}
