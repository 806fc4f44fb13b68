import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { ArrowIcon } from '@hanap/ui/icon'
import { MeterRing } from '@hanap/ui/lens/rings'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { entryLocaleOf, meterOf, readOwn } from '../profile/load-profile.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
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

/** All of a person's own pages: on a phone the way to those that the bar at its foot does not have. */
export default function MyAccount() {
  const { head, email, percent, text, hint } = useLoaderData<typeof loader>()
  const { t, href, user } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('common.myAccount')}</h1>
      <div className="account-person">
        <MeterRing percent={percent} label={text} size="large" />
        <div className="grid min-w-0 gap-1">
          <p className="text-lg font-semibold">
            <bdi>{user?.firstName}</bdi>
          </p>
          <p className="text-muted wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
          {hint && (
            <p>
              <a href={href(hint.path)}>
                {t('profile.meterNext')}: {hint.label}
              </a>
            </p>
          )}
        </div>
      </div>
      <ul className="rows">
        {user?.menu.map(([path, name]) => (
          <li key={path}>
            <a href={path} className="row-link" {...(path.endsWith('/chat') && { 'data-chats': '' })}>
              <PageIcon href={path} />
              <span>{name}</span>
              <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={href('/log-out')} data-reload>
        <Button type="submit">{t('common.logOut')}</Button>
      </form>
    </div>
  )
}
