import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { type ReactNode, useId } from 'react'
import type { FollowProps } from './follow.tsx'

interface BlockingProps {
  id: string
  act: 'block' | 'unblock'
  children: ReactNode
}

/** What blocks a company or takes the block back, and returns to where it stands. */
export function Blocking({ id, act, children }: BlockingProps) {
  const { href } = usePage()
  return (
    <form
      method="post"
      action={href('/blocked-companies')}
      className="grid justify-items-start gap-3"
      data-reload
    >
      <input type="hidden" name="company_id" value={id} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}

/** Asks before it is done; without script the question unfolds in the page. */
export function BlockForm({ id, company, isFollowed }: FollowProps) {
  const { t } = usePage()
  const question = useId()
  return (
    <Disclosure summary={t('personal.block')}>
      <div className="py-3">
        <Blocking id={id} act="block">
          <p className="font-semibold" id={question}>
            {t('personal.blockQuestion', { company })}
          </p>
          <p className="text-sm text-muted">{t('personal.blockText')}</p>
          {isFollowed && <p className="text-sm">{t('follows.blockEnds')}</p>}
          <Button type="submit" look="danger" aria-describedby={question}>
            {t('personal.block')}
          </Button>
        </Blocking>
      </div>
    </Disclosure>
  )
}

/** On a blocked company's page: why it has no jobs here, and the way back. */
export function BlockedNotice({ id }: { id: string }) {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <Blocking id={id} act="unblock">
        <p role="status">{t('personal.isBlocked')}</p>
        <Button type="submit">{t('personal.unblock')}</Button>
      </Blocking>
    </Callout>
  )
}
