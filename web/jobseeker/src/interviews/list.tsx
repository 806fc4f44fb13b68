import { translator } from '@hanap/i18n/catalogues'
import { InterviewList } from '@hanap/shared/components/interviews/interview-list'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { loadInterviews } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { RouteHandle } from '../root.tsx'
import texts from './list.tsx?texts'
import { signedInAt } from './signed-in.server.ts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const options = signedInAt(args, '/interviews')
  const { language } = factsOf(options.page)
  const t = translator(language)
  return {
    head: headOf(options.page, t('common.brand'), { title: t('interviews.heading'), isIndexed: false }),
    view: await loadInterviews(args.request, options),
    texts: textsFor(language, texts),
  }
}

export default function Interviews() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <InterviewList view={view} emptyText={t('interviews.emptyText')} />
    </div>
  )
}
