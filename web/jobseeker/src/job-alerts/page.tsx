import { translator } from '@hanap/i18n/catalogues'
import type { MessageKey } from '@hanap/i18n/message-key'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import summaryTexts from '@hanap/shared/components/forms/error-summary?texts'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { PlusIcon } from '@hanap/ui/icon'
import { Drawing } from '@hanap/ui/lens/drawing'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../root.tsx'
import { DryRunList } from './alert-forms.tsx'
import { AlertList } from './alert-list.tsx'
import alertTexts from './alert-list.tsx?texts'
import { type AlertChangeResult, changeAlerts } from './change-alerts.server.ts'
import { ChangeForm, DeleteForm } from './change-forms.late.tsx'
import formTexts from './change-forms.late.tsx?texts'
import { loadLink, loadList, loadNew, loadOne } from './load-alerts.server.ts'
import { NewAlert } from './new-alert.tsx'
import pageTexts from './page.tsx?texts'

const headings = {
  list: 'alerts.heading',
  new: 'alerts.newHeading',
  change: 'alerts.changeHeading',
  delete: 'alerts.deleteHeading',
  confirm: 'alerts.confirmHeading',
  unsubscribe: 'alerts.unsubscribeHeading',
  company_news: 'alerts.unsubscribeHeading',
  ended: 'common.expiredTitle',
} as const satisfies Record<string, MessageKey>

/** The list's forms are opened later, and the other parts' texts are theirs. */
const listTexts: readonly MessageKey[] = [
  headings.list,
  headings.new,
  'auth.email',
  ...summaryTexts,
  ...alertTexts,
]
const partTexts = [...pageTexts, ...formTexts]

const load = ({ params, request }: LoaderFunctionArgs, page: ReturnType<typeof pageOf>) => {
  const url = new URL(request.url)
  const { part } = params
  switch (part) {
    case undefined:
      return loadList(page, url.searchParams)
    case 'new':
      return loadNew(page, url.searchParams)
    case 'change':
    case 'delete':
      return loadOne(page, part, url.searchParams)
    case 'confirm':
    case 'unsubscribe':
      return loadLink(page, part, url)
    default:
      throw notFound()
  }
}

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const view = await load(args, page)
  const t = translator(language)
  const loaded = {
    head: headOf(page, t('common.brand'), { title: t(headings[view.kind]), isIndexed: false }),
    view,
    texts: textsFor(language, view.kind === 'list' ? listTexts : partTexts),
  }
  return data(loaded, { status: view.kind === 'ended' ? 410 : 200 })
}

/** Addresses of mails hold what ends or begins an alert: no page of them is kept, and no other site learns them. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const action = (args: ActionFunctionArgs) => changeAlerts(pageOf(args), args)

export default function JobAlerts() {
  const { head, view } = useLoaderData<typeof loader>()
  const changed = useActionData<typeof action>()
  const { t, href } = usePage()
  const isBelowList =
    view.kind === 'change' || view.kind === 'delete' || (view.kind === 'new' && !view.asksEmail)
  const errors = changed?.kind === 'refused' ? changed.errors : {}
  return (
    <div className={view.kind === 'list' ? 'list-page' : 'form-page'}>
      <PageHead head={head} />
      {isBelowList && <BackLink href={href('/job-alerts')}>{t('alerts.heading')}</BackLink>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t(headingOf(view, changed))}</h1>
        {view.kind === 'list' && view.alerts.length > 0 && (
          <LinkButton look="primary" href={href('/job-alerts/new')}>
            <PlusIcon />
            {t('alerts.newHeading')}
          </LinkButton>
        )}
      </div>
      <ErrorSummary errors={errors} labels={{ email: t('auth.email') }} />
      <View changed={changed} />
    </div>
  )
}

const done = {
  sent: 'alerts.checkHeading',
  confirmed: 'alerts.confirmedHeading',
  unsubscribed: 'alerts.unsubscribedHeading',
} as const

const headingOf = (
  view: Awaited<ReturnType<typeof load>>,
  changed: AlertChangeResult | undefined,
): MessageKey => {
  if (changed?.kind === 'sent' || changed?.kind === 'confirmed' || changed?.kind === 'unsubscribed')
    return done[changed.kind]
  if (view.kind === 'confirm' && view.titles.length === 0) return done.confirmed
  return headings[view.kind]
}

function View({ changed }: { changed: AlertChangeResult | undefined }) {
  const { view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (changed?.kind === 'sent') return <p role="status">{t('alerts.checkText', { email: changed.email })}</p>
  switch (view.kind) {
    case 'list':
      return (
        <AlertList
          alerts={view.alerts}
          created={view.created}
          deleted={changed?.kind === 'deleted' ? changed : undefined}
        />
      )
    case 'new': {
      const errors = changed?.kind === 'refused' ? changed.errors : {}
      return <NewAlert {...view} errors={errors} email={changed?.kind === 'refused' ? changed.email : ''} />
    }
    case 'change':
      return (
        <>
          <p className="font-semibold">{view.alert.title}</p>
          <ChangeForm alert={view.alert} />
          {view.alert.dryRun && <DryRunList dryRun={view.alert.dryRun} />}
        </>
      )
    case 'delete':
      return <DeleteForm alert={view.alert} />
    case 'confirm':
      return (
        <Link text={t('alerts.confirmPage', { email: view.email })} titles={view.titles} changed={changed} />
      )
    case 'unsubscribe':
      return <Link text={t('alerts.deleteText')} titles={view.titles} changed={changed} />
    case 'company_news':
      return <EndCompanyNews isEnded={changed?.kind === 'unsubscribed'} />
    case 'ended':
      return (
        <>
          <Drawing kind="expired" />
          <NextLink />
        </>
      )
  }
}

interface MailLinkProps {
  text: string
  titles: readonly string[]
  changed: AlertChangeResult | undefined
}

/** What a mail's link asks for is done by a press alone. */
function Link({ text, titles, changed }: MailLinkProps) {
  const { view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (changed?.kind === 'confirmed' || (view.kind === 'confirm' && titles.length === 0 && !changed))
    return (
      <>
        <p role="status">
          {changed?.kind === 'confirmed' && changed.isNewAccount
            ? t('alerts.confirmedText', { email: view.kind === 'confirm' ? view.email : '' })
            : t('alerts.confirmedKnown')}
        </p>
        <NextLink />
      </>
    )
  if (changed?.kind === 'unsubscribed' || titles.length === 0)
    return (
      <>
        <p role="status">{t('alerts.unsubscribedText')}</p>
        <NextLink />
      </>
    )
  return (
    <form method="post" className="form" data-reload>
      <ul className="grid gap-1 font-semibold">
        {titles.map(title => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>{text}</p>
      <Button type="submit" look="primary">
        {t(view.kind === 'confirm' ? 'alerts.confirmButton' : 'alerts.unsubscribe')}
      </Button>
    </form>
  )
}

/** Mails of followed companies are a notification, which the account's settings turn on again. */
function EndCompanyNews({ isEnded }: { isEnded: boolean }) {
  const { t, href } = usePage()
  if (isEnded) return <LinkButton href={href('/account-settings')}>{t('follows.mailSettings')}</LinkButton>
  return (
    <form method="post" className="form" data-reload>
      <p className="font-semibold">{t('follows.setting')}</p>
      <Button type="submit" look="primary">
        {t('alerts.unsubscribe')}
      </Button>
    </form>
  )
}

function NextLink() {
  const { t, href } = usePage()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton look="primary" href={href('/job-search')}>
        {t('common.findJobs')}
      </LinkButton>
      <LinkButton href={href('/job-alerts')}>{t('alerts.manage')}</LinkButton>
    </div>
  )
}
