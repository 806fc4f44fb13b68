import type { RouterContextProvider } from 'react-router'
import { documentContext } from './page-handler.ts'

interface LoaderArguments {
  context: Readonly<RouterContextProvider>
}

/**
 * Tells search engines what a page shows (schema.org), in the document alone: no script needs it. What is undefined is
 * left out. A page tells nothing that it does not show.
 */
export const describePage = ({ context }: LoaderArguments, ...things: readonly object[]): void => {
  const document = context.get(documentContext)
  document.things = [...(document.things ?? []), ...things]
}

/** As it stands in the document's head. */
export const structuredDataOf = ({ context }: LoaderArguments): string => {
  const { things = [] } = context.get(documentContext)
  return things
    .map(thing => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
      return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
    })
    .join('')
}

/** Questions with their answers, each visible on the page. */
export const questionsPage = (questions: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A list as the page shows it, each entry with the address of its own page; a long one leaves the names to these. */
export const itemList = (
  origin: string,
  entries: readonly { name?: string; href: string }[],
  before = 0,
): object => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    // As its link has it, so that the two are packed as one.
    url: href.startsWith('/') ? origin + href : href,
  })),
})
