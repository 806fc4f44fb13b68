import { translator } from '@hanap/i18n/catalogues'
import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import type { HeaderPerson } from '@hanap/shared/page/facts'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { ArrowIcon, PlusIcon } from '@hanap/ui/icon'
import { LogOutIcon } from '@hanap/ui/icons/log-out'
import { MeterRing } from '@hanap/ui/lens/rings'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { entryLocaleOf, meterOf, readOwn } from '../profile/load-profile.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import { waitingAt } from './account-nav.person.tsx'
import texts from './page.tsx?texts'
import { PageIcon } from './page-icon.tsx'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/my-account`))
  const t = translator(language)
  const { percent, text, hints } = meterOf(await readOwn(page), entryLocaleOf(page))
  return {
    head: headOf(page, t('common.brand'), { title: t('common.myAccount'), isIndexed: false }),
    email: page.user.email,
    percent,
    text,
    hint: hints[0] ?? null,
    texts: textsFor(language, texts),
  }
}

/** What the pages are for: looking for work, what one is told and shown, the account itself. */
const groups = [
  ['account.groupSearch', /\/(profile|resumes|applied-jobs|saved-jobs|interviews|chat)$/],
  [
    'account.groupNews',
    /\/(job-alerts|job-preferences|notifications|followed-companies|blocked-companies|hidden-jobs)$/,
  ],
] as const satisfies [MessageKey, RegExp][]

const groupOf = (path: string) => groups.findIndex(([, pages]) => pages.test(path))

/** All of a person's own pages: on a phone the way to those that the bar at its foot does not have. */
export default function MyAccount() {
  const { head, email, percent, text, hint } = useLoaderData<typeof loader>()
  const { t, href, user } = usePage()
  const menu = user?.menu ?? []
  const rowsOf = (at: number) => (
    <ul>
      {menu
        .filter(([path]) => groupOf(path) === at)
        .map(entry => (
          <PageRow key={entry[0]} entry={entry} />
        ))}
    </ul>
  )
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('common.myAccount')}</h1>
      <div className="account-person card">
        <MeterRing percent={percent} label={text} size="large" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-lg font-semibold">
            <bdi>{user?.firstName}</bdi>
          </p>
          <p className="text-muted wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
          <p>{text}</p>
        </div>
        {hint && (
          <LinkButton
            look="primary"
            href={href(hint.path)}
            aria-label={t('profile.addNamed', { what: hint.label })}
          >
            <PlusIcon />
            {hint.label}
          </LinkButton>
        )}
      </div>
      <div className="account-pages">
        {groups.map(([heading], at) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            <div>{rowsOf(at)}</div>
          </section>
        ))}
        <section>
          <h2>{t('account.groupAccount')}</h2>
          <div>
            {rowsOf(-1)}
            <form method="post" action={href('/log-out')} data-reload>
              <button type="submit" className="row-link">
                <LogOutIcon />
                <span>{t('common.logOut')}</span>
              </button>
            </form>
          </div>
        </section>
      </div>
    </div>
  )
}

function PageRow({ entry: [path, name, waiting] }: { entry: HeaderPerson['menu'][number] }) {
  const { user } = usePage()
  return (
    <li>
      <a href={path} className="row-link" {...waitingAt(path, user?.unread ?? 0, waiting)}>
        <PageIcon href={path} />
        <span>{name}</span>
        <ArrowIcon />
      </a>
    </li>
  )
}
