import { createFormats, type Formats } from '@hanap/i18n/format'
import type { Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import { createTranslator, type Translate } from '@hanap/i18n/translate'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { HeaderPerson, PageFacts } from '../page/facts.ts'

export interface SitePage extends PageFacts {
  user: HeaderPerson | null
  t: Translate
  format: Formats
  /** A path of this site in the page's language: `/ar` goes before it where Arabic is not the market's default. */
  href: (path: string) => string
}

export const SitePageContext = createContext<SitePage | null>(null)

/** The page's market, language, person, texts and formats. */
export function usePage(): SitePage {
  const page = useContext(SitePageContext)
  if (!page) throw new Error('usePage outside of PageProvider')
  return page
}

interface PageProviderProps {
  facts: PageFacts
  user: HeaderPerson | null
  children: ReactNode
}

/** Gathers the messages that the matched routes' loaders brought under `texts`. */
export function PageProvider({ facts, user, children }: PageProviderProps) {
  const matches = useMatches()
  const page = useMemo(() => {
    const texts: Messages = Object.assign({}, ...matches.map(({ loaderData }) => textsIn(loaderData)))
    return {
      ...facts,
      user,
      t: createTranslator(facts.language, texts),
      format: createFormats(facts.language, { ...facts, key: facts.market }),
      href: (path: string) => `${facts.prefix}${path === '/' && facts.prefix ? '' : path}`,
    }
  }, [facts, user, matches])
  return <SitePageContext value={page}>{children}</SitePageContext>
}

interface PageTextsProps {
  /** Messages that came with data loaded after the page. */
  texts: object
  children: ReactNode
}

/** A part of a page that brings messages of its own. */
export function PageTexts({ texts, children }: PageTextsProps) {
  const page = usePage()
  const extended = useMemo(() => {
    const messages: Messages = { ...texts }
    const own = createTranslator(page.language, messages)
    const t: Translate = Object.assign(
      (...args: Parameters<Translate>) => (own.has(args[0]) ? own : page.t)(...args),
      {
        parts: (...args: Parameters<Translate['parts']>) => (own.has(args[0]) ? own : page.t).parts(...args),
        has: (key: string): key is MessageKey => own.has(key) || page.t.has(key),
        language: page.language,
      },
    )
    return { ...page, t }
  }, [page, texts])
  return <SitePageContext value={extended}>{children}</SitePageContext>
}

const textsIn = (data: unknown): object | undefined =>
  typeof data === 'object' && data !== null && 'texts' in data && typeof data.texts === 'object'
    ? (data.texts ?? undefined)
    : undefined
