import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CloseIcon, PlusIcon } from '@hanap/ui/icon'
import { PencilIcon, UpIcon } from '@hanap/ui/icons/editing'
import { SeenIcon } from '@hanap/ui/icons/navigation'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PeopleIcon } from '../../icons/nav-icons.tsx'

interface JobActsProps {
  status: string
  may: { post: boolean; edit: boolean; close: boolean }
  isPayUnusual: boolean
  hrefs: { edit: string; team: string; preview: string; close: string; page: string | null }
  /** Names what is pressed, so that pressing twice does it once. */
  requestKey: string
}

/** What may be done with a job. */
export function JobRowActs({ status, may, isPayUnusual, hrefs, requestKey }: JobActsProps) {
  const { t } = usePage()
  const isDraft = status === 'draft'
  const previewHref = isDraft && may.post ? hrefs.preview : hrefs.page
  return (
    <div className="job-acts">
      {isDraft && may.post && (
        <Act intent="publish" look="primary">
          {t(isPayUnusual ? 'ads.publishAnyway' : 'ads.publish')}
        </Act>
      )}
      {may.edit && (
        <LinkButton href={hrefs.edit}>
          <PencilIcon />
          {t('ads.edit')}
        </LinkButton>
      )}
      {previewHref && (
        <LinkButton href={previewHref}>
          <SeenIcon />
          {t('ads.preview')}
        </LinkButton>
      )}
      {!isDraft && (
        <LinkButton href={hrefs.team}>
          <PeopleIcon />
          {t('audit.team')}
        </LinkButton>
      )}
      {may.post && (
        <Act intent="duplicate" requestKey={requestKey}>
          <PlusIcon />
          {t('ads.duplicate')}
        </Act>
      )}
      {status === 'active' && may.edit && (
        <Noted text={t('ads.refreshHelp')}>
          <Act intent="refresh">
            <UpIcon />
            {t('ads.refresh')}
          </Act>
        </Noted>
      )}
      {(status === 'closed' || status === 'expired') && may.post && (
        <Noted text={t('ads.reopenText')}>
          <Act intent="reopen">
            <UpIcon />
            {t('ads.reopen')}
          </Act>
        </Noted>
      )}
      {(status === 'active' || status === 'hidden') && may.close && (
        <LinkButton look="danger-line" href={hrefs.close}>
          <CloseIcon />
          {t('ads.closeAd')}
        </LinkButton>
      )}
    </div>
  )
}

interface ActProps {
  intent: 'publish' | 'refresh' | 'reopen' | 'duplicate'
  look?: 'primary' | 'line'
  requestKey?: string
  children: ReactNode
}

function Act({ intent, look = 'line', requestKey, children }: ActProps) {
  return (
    <Form method="post">
      {requestKey && <input type="hidden" name="key" value={requestKey} />}
      <Button type="submit" name="intent" value={intent} look={look}>
        {children}
      </Button>
    </Form>
  )
}

function Noted({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="job-act-note">
      {children}
      <p className="text-sm text-muted">{text}</p>
    </div>
  )
}
