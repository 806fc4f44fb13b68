import { SitePageContext, usePage } from '@hanap/shared/components/page'
import type { ReactNode } from 'react'
import type { CardView } from './card-view.ts'
import { ListedJob, type ListedJobProps } from './listed-job.tsx'

/** What makes HTML of a component; the server's entry sets it. */
export const markup: { of?: (content: ReactNode) => string } = {}

interface CardHtml {
  visitor?: string
  person?: string
}

const drawn = new WeakMap<CardView, CardHtml>()
const BEGIN = '<li class="job">'
const END = '</li>'

/** A card from HTML that is as old as its view, where the view is one for everybody. */
export function SharedListedJob(props: ListedJobProps) {
  const page = usePage()
  const { job, isChosen, note, mark, foot } = props
  if (!markup.of || isChosen || note || mark || foot || !Object.isFrozen(job)) return <ListedJob {...props} />
  const earlier = drawn.get(job) ?? {}
  drawn.set(job, earlier)
  const reader = page.user ? 'person' : 'visitor'
  earlier[reader] ??= markup
    .of(
      <SitePageContext value={page}>
        <ListedJob job={job} />
      </SitePageContext>,
    )
    .slice(BEGIN.length, -END.length)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made it of a card
  return <li className="job" dangerouslySetInnerHTML={{ __html: earlier[reader] }} />
}
