import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { SitePageContext } from '@hanap/shared/components/page'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { fakeCard, fakePage } from '../testing/fake-page.ts'
import { cardViews } from './card-view.server.ts'
import { ListedJob, type ListedJobProps } from './listed-job.tsx'
import { markup, SharedListedJob } from './shared-listed-job.tsx'

afterEach(() => {
  delete markup.of
})

const person = { firstName: 'Lina', avatar: null, unread: 0, bell: '', menu: [] }

/** HTML of a list item as a page has it, and how many cards were made into HTML for it. */
const listed = (
  Item: (props: ListedJobProps) => ReactNode,
  props: ListedJobProps,
  isSignedIn = false,
): { html: string; made: number } => {
  let made = 0
  markup.of = content => {
    made += 1
    return renderToString(content)
  }
  const facts = factsOf(fakePage({}))
  const page = {
    ...facts,
    user: isSignedIn ? person : null,
    t: translator(facts.language),
    format: createFormats(facts.language, { ...facts, key: facts.market }),
    href: (path: string) => path,
  }
  const html = renderToString(
    <SitePageContext value={page}>
      <ul>
        <Item {...props} />
      </ul>
    </SitePageContext>,
  )
  return { html, made }
}
const Plain = (props: ListedJobProps) => <ListedJob {...props} />
const viewOf = (parts: Parameters<typeof fakeCard>[0], isShared: boolean) => {
  const card = fakeCard({ job_title: 'Cook & <Baker>', ...parts })
  const [view] = cardViews(fakePage({}), [isShared ? Object.freeze(card) : card])
  if (!view) throw new Error('a card has a view')
  return view
}

test('a shared card is what React draws, and is made into HTML once for visitors and once for who is signed in', () => {
  const job = viewOf({ is_urgent: true, company_logo: '/logos/a.svg' }, true)
  for (const isSignedIn of [false, true]) {
    const { html } = listed(Plain, { job }, isSignedIn)
    expect(listed(SharedListedJob, { job }, isSignedIn)).toEqual({ html, made: 1 })
    expect(listed(SharedListedJob, { job }, isSignedIn)).toEqual({ html, made: 0 })
    expect(html.includes('class="hide"')).toBe(isSignedIn)
  }
})

test.each([
  ['chosen', { isChosen: true }, {}],
  ['with a note', { note: 'Found by another word' }, {}],
  ['marked by one person', {}, { is_saved: true }],
])('a card %s is drawn for that page alone', (_, props, parts) => {
  const job = viewOf(parts, !('is_saved' in parts))
  const { html } = listed(Plain, { job, ...props })
  expect(listed(SharedListedJob, { job, ...props })).toEqual({ html, made: 0 })
  expect(listed(SharedListedJob, { job: viewOf({}, true) }).html).not.toBe(html)
})
