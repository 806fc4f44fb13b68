import type { Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import { PageTexts, usePage } from '@hanap/shared/components/page'
import { useLateTexts } from '@hanap/shared/components/use-late-texts'
import { Button, LinkButton } from '@hanap/ui/button'
import { JobAlertIcon } from '@hanap/ui/icons/navigation'
import { Badge, Callout, Disclosure, EmptyState } from '@hanap/ui/surface'
import { type MouseEvent, useState } from 'react'
import { PushOffer } from '../notifications/push-offer.tsx'
import { DryRunJobs, useDryRunText } from './alert-forms.tsx'
import type { AlertView, DryRun } from './alert-view.ts'
import type { AlertChangeResult } from './change-alerts.server.ts'
import { AlertDialog } from './change-forms.late.tsx'
import dialogTexts from './change-forms.late.tsx?texts'

interface AlertListProps {
  alerts: readonly AlertView[]
  /** Id of the one that was made just now. */
  created: string | null
  deleted: Extract<AlertChangeResult, { kind: 'deleted' }> | undefined
}

/** The seeker's alerts, each with what may be done with it. */
export function AlertList({ alerts, created, deleted }: AlertListProps) {
  const { t, href } = usePage()
  const readTexts = useLateTexts(alerts.length > 0 ? dialogTexts : none)
  const [opened, setOpened] = useState<{ alert: AlertView; asks: Question; texts: Messages }>()
  const open = async (alert: AlertView, asks: Question) => {
    const texts = await readTexts()
    if (texts) setOpened({ alert, asks, texts })
    else location.assign(href(pageOf(alert, asks)))
  }
  const isCreated = alerts.some(({ id }) => id === created)
  return (
    <>
      {deleted && <Deleted {...deleted} />}
      {isCreated && (
        <Callout tone="plain">
          <p role="status">{t('alerts.created')}</p>
        </Callout>
      )}
      {alerts.length === 0 && (
        <EmptyState title={t('alerts.emptyTitle')}>
          <p>{t('alerts.emptyText')}</p>
          <LinkButton look="primary" href={href('/job-search')}>
            {t('common.findJobs')}
          </LinkButton>
        </EmptyState>
      )}
      <ul className="rows">
        {alerts.map(alert => (
          <Alert
            key={alert.id}
            alert={alert}
            isNew={alert.id === created}
            onOpen={asks => open(alert, asks)}
          />
        ))}
      </ul>
      {/* It comes with script alone, and would move what it stands above. */}
      {isCreated && <PushOffer after="alert" />}
      {opened && (
        <PageTexts texts={opened.texts}>
          <AlertDialog alert={opened.alert} asks={opened.asks} onClose={() => setOpened(undefined)} />
        </PageTexts>
      )}
    </>
  )
}

const none: readonly MessageKey[] = []

type Question = 'change' | 'delete'

/** Where the same is asked without script, or without the dialog's texts. */
const pageOf = ({ id }: AlertView, asks: Question) => `/job-alerts/${asks}?id=${id}`

const frequencyTexts = { 1: 'alerts.daily', 2: 'alerts.weekly', 3: 'alerts.instant' } as const

interface AlertProps {
  alert: AlertView
  isNew: boolean
  onOpen: (asks: Question) => void
}

function Alert({ alert, isNew, onOpen }: AlertProps) {
  const { t, href } = usePage()
  /** With script the question comes in a dialog, without in a page. */
  const opener = (which: Question) => ({
    href: href(pageOf(alert, which)),
    'aria-label': t('resumes.labelled', { label: t(`alerts.${which}`), value: alert.title }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      onOpen(which)
    },
  })
  const { dryRun, newCount } = alert
  const seeText = newCount > 0 ? t('alerts.seeNew', { count: newCount }) : t('alerts.mailButton')
  return (
    <li className="row-open">
      <span className="notice-icon">
        <JobAlertIcon />
      </span>
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <a href={alert.href}>{alert.title}</a>
          {!alert.isActive && <Badge tone="warning">{t('alerts.paused')}</Badge>}
          {!alert.isConfirmed && <Badge tone="warning">{t('alerts.waits')}</Badge>}
        </h2>
        <p className="job-facts text-muted">
          <span>{t(frequencyTexts[alert.frequency])}</span>
          {newCount > 0 && <span>{t('alerts.newJobs', { count: newCount })}</span>}
          {alert.lastSent && <span>{t('alerts.lastSent', { date: alert.lastSent })}</span>}
        </p>
        {dryRun && (
          <div className="row-note">
            <FoldedDryRun dryRun={dryRun} isOpen={isNew} />
          </div>
        )}
      </div>
      <form method="post" action={href('/job-alerts')} className="row-acts" data-reload>
        <input type="hidden" name="id" value={alert.id} />
        <p className="max-md:basis-full">
          <LinkButton
            size="small"
            href={alert.newestHref}
            aria-label={t('resumes.labelled', { label: seeText, value: alert.title })}
          >
            {seeText}
          </LinkButton>
        </p>
        <LinkButton size="small" look="quiet" {...opener('change')}>
          {t('alerts.change')}
        </LinkButton>
        <Button
          type="submit"
          size="small"
          look="quiet"
          name="act"
          value={alert.isActive ? 'pause' : 'resume'}
          aria-label={t('resumes.labelled', {
            label: t(alert.isActive ? 'alerts.pause' : 'alerts.resume'),
            value: alert.title,
          })}
        >
          {t(alert.isActive ? 'alerts.pause' : 'alerts.resume')}
        </Button>
        <LinkButton size="small" look="quiet" className="text-muted" {...opener('delete')}>
          {t('alerts.delete')}
        </LinkButton>
      </form>
    </li>
  )
}

function FoldedDryRun({ dryRun, isOpen }: { dryRun: DryRun; isOpen: boolean }) {
  const text = useDryRunText(dryRun)
  if (dryRun.jobs.length === 0) return <p className="text-sm">{text}</p>
  return (
    <div className="disclosure-minor">
      <Disclosure summary={text} isOpen={isOpen}>
        <DryRunJobs jobs={dryRun.jobs} />
      </Disclosure>
    </div>
  )
}

/** What was deleted just now; its form makes the same alert again. */
function Deleted({ title, search, frequency }: Extract<AlertChangeResult, { kind: 'deleted' }>) {
  const { t, href } = usePage()
  return (
    <Callout tone="plain">
      <form
        method="post"
        action={href('/job-alerts')}
        className="flex flex-wrap items-center gap-3"
        data-reload
      >
        <input type="hidden" name="search" value={search} />
        <input type="hidden" name="frequency" value={frequency} />
        <p className="flex-1" role="status">
          {t('alerts.deleted', { search: title })}
        </p>
        <Button type="submit">{t('alerts.undo')}</Button>
      </form>
    </Callout>
  )
}
