import { auditSubjects, readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { listMembers } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { listPage } from '@hanap/shared/calls/list-page'
import { BackLink } from '@hanap/shared/components/back-link'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { SelectField } from '@hanap/ui/field'
import { EmptyState } from '@hanap/ui/surface'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  // Whoever lacks something is led to where it is put right.
  const { permissions } = await ownMembership(page)
  const { searchParams } = new URL(args.request.url)
  const about = auditSubjects.find(subject => subject === searchParams.get('about'))
  const { members } = permissions.includes('manage_team')
    ? answerOrRedirect(page, await page.call(listMembers, {}))
    : { members: [] }
  const by = members.find(({ id }) => id === searchParams.get('by'))?.id
  const list = await listPage(args, number =>
    page.call(readAuditLog, { query: { page: number, about, actor_id: by } }),
  )
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const whoOf = ({ kind, name }: (typeof list.entries)[number]['actor']) => {
    if (kind === 'operator') return t('common.brand')
    if (kind === 'server') return t('audit.server')
    const member = name ?? t('audit.formerMember')
    return kind === 'token' ? t('audit.byToken', { name: member }) : member
  }
  return {
    head: headOf(page, t('employer.title'), { title: t('audit.heading'), isIndexed: false }),
    entries: list.entries.map(({ id, actor, text, at }) => ({
      id,
      who: whoOf(actor),
      text,
      when: unbroken(format.dateTime(at)),
      at,
    })),
    zone: format.zone(),
    members: members.map(({ id, first_name, last_name }) => ({
      id,
      name: personName(first_name, last_name),
    })),
    query: { ...(about && { about }), ...(by && { by }) },
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Who did what for the company, for everybody of it. */
export default function AuditLog() {
  const { head, entries, query, zone, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const isNarrowed = Object.keys(query).length > 0
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/company')}>{t('employer.company')}</BackLink>
      <h1 className="text-2xl">{t('audit.heading')}</h1>
      <p className="text-muted">
        {t('audit.intro')}
        <SentenceSpace />
        {t('interviews.inTimeZone', { zone })}
      </p>
      {(entries.length > 0 || isNarrowed) && <Filters key={JSON.stringify(query)} />}
      {entries.length === 0 ? (
        <EmptyState title={t(isNarrowed ? 'audit.noneFiltered' : 'audit.emptyTitle')}>
          {!isNarrowed && <p>{t('audit.emptyText')}</p>}
        </EmptyState>
      ) : (
        <ol className="card divide-y divide-line">
          {entries.map(({ id, who, text, when, at }) => (
            <li key={id} className="audit-line">
              <p>{text}</p>
              <p className="audit-by">
                <span>
                  <bdi>{who}</bdi>
                </span>
                <time dateTime={at}>{when}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <ListPages page={page} pages={pages} query={query} />
    </div>
  )
}

const subjectTexts = {
  company: 'employer.company',
  team: 'audit.team',
  jobs: 'commands.jobs',
  programs: 'audit.programs',
} as const

/** Of what the entries are, and who did it. */
function Filters() {
  const { members, query } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <Form method="get" action={href('/company/audit-log')} className="audit-filters">
      <SelectField name="about" label={t('audit.about')} defaultValue={query.about ?? ''}>
        <option value="">{t('interviews.all')}</option>
        {auditSubjects.map(subject => (
          <option key={subject} value={subject}>
            {t(subjectTexts[subject])}
          </option>
        ))}
      </SelectField>
      {members.length > 0 && (
        <SelectField name="by" label={t('audit.by')} defaultValue={query.by ?? ''}>
          <option value="">{t('interviews.all')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{t('applicants.show')}</Button>
    </Form>
  )
}
