import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button, LinkButton } from '@hanap/ui/button'
import { EmailField, TextField } from '@hanap/ui/field'
import { DryRunList, FrequencyField } from './alert-forms.tsx'
import type { DryRun } from './alert-view.ts'

interface NewAlertProps {
  /** Whether nobody has said yet what is searched for. */
  isToSearch: boolean
  title: string
  search: string
  asksEmail: boolean
  /** Log-in that makes the alert at once. */
  logIn: string
  dryRun: DryRun | undefined
  errors: Readonly<Record<string, string>>
  email: string
}

/** Makes an alert of a search; a visitor says where its mails go. */
export function NewAlert({
  isToSearch,
  title,
  search,
  asksEmail,
  logIn,
  dryRun,
  errors,
  email,
}: NewAlertProps) {
  const { t, href } = usePage()
  if (isToSearch) return <SearchFirst />
  return (
    <>
      <p>{t('alerts.newText')}</p>
      <div className="alert-new grid gap-x-12 gap-y-6">
        <div className="grid min-w-0 content-start gap-6">
          <dl>
            <dt className="text-sm text-muted">{t('alerts.search')}</dt>
            <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <bdi className="text-lg font-semibold wrap-anywhere">{title}</bdi>
              <LinkButton size="small" href={href(search)}>
                {t('alerts.changeSearch')}
              </LinkButton>
            </dd>
          </dl>
          <form
            method="post"
            action={href(`/job-alerts/new?${new URLSearchParams({ search })}`)}
            className="form"
            noValidate
            data-reload
          >
            <input type="hidden" name="search" value={search} />
            {asksEmail && (
              <EmailField
                label={t('auth.email')}
                autoComplete="email"
                defaultValue={email}
                error={errors.email}
              />
            )}
            <FrequencyField id="frequency" />
            <Button type="submit" look="primary">
              {t('alerts.create')}
            </Button>
            {asksEmail && (
              <p>
                <RichText parts={t.parts('auth.haveAccount')} links={{ login: logIn }} />
              </p>
            )}
          </form>
        </div>
        {dryRun && <DryRunList dryRun={dryRun} allHref={href(search)} />}
      </div>
    </>
  )
}

/** Asks for the words of the search; its filters are chosen from there. */
function SearchFirst() {
  const { t, href } = usePage()
  return (
    <>
      <p>{t('alerts.emptyText')}</p>
      <form method="get" action={href('/job-alerts/new')} className="form">
        <TextField id="query" name="query" label={t('alerts.keyword')} maxLength={200} required />
        <Button type="submit" look="primary">
          {t('search.submit')}
        </Button>
      </form>
    </>
  )
}
