import { translator } from '@hanap/i18n/catalogues'
import { InterviewList } from '@hanap/shared/components/interviews/interview-list'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { loadInterviews } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Chip } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './list.tsx?texts'
import { agreedToday } from './today.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix, timeZone } = factsOf(page)
  const isToday = new URL(args.request.url).searchParams.get('day') === 'today'
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('interviews.heading'), isIndexed: false }),
    view: await loadInterviews(
      args.request,
      { page, answerOf: outcome => answerOrRedirect(page, outcome), chatPath: '/chats' },
      isToday ? agreedToday(timeZone) : {},
    ),
    isToday,
    path: `${prefix}/interviews`,
    texts: textsFor(language, texts),
  }
}

export default function Interviews() {
  const { head, view, isToday, path } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <InterviewList
        view={view}
        emptyText={t('interviews.emptyRecruiterText')}
        query={isToday ? { day: 'today' } : {}}
      >
        <nav className="flex flex-wrap gap-2" aria-label={t('interviews.heading')}>
          <Chip href={path} isOn={!isToday}>
            {t('interviews.all')}
          </Chip>
          <Chip href={`${path}?day=today`} isOn={isToday}>
            {t('interviews.today')}
          </Chip>
        </nav>
      </InterviewList>
    </div>
  )
}
