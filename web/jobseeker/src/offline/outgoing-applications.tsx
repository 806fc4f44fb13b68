import { usePage } from '@hanap/shared/components/page'
import { readSessionUser } from '@hanap/shared/session/session'
import { Button, LinkButton } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  OUTGOING_CHANNEL,
  type QueuedApplication,
  queuedApplicationsOf,
  removeQueued,
} from '../service-worker/queued-applications-store.ts'

/** The person's applications that this device still has to send, and those that were refused. */
export function OutgoingApplications() {
  const { t } = usePage()
  const outgoing = useOutgoing()
  if (outgoing.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="outgoing-heading">
      <h2 className="text-xl" id="outgoing-heading">
        {t('offline.waitingHeading')}
      </h2>
      <ul className="grid gap-3">
        {outgoing.map(each => (
          <OutgoingCard key={each.key} outgoing={each} />
        ))}
      </ul>
    </section>
  )
}

/** What the device has of the person's, as it changes; nothing where the browser keeps nothing. */
function useOutgoing(): readonly QueuedApplication[] {
  const [outgoing, setOutgoing] = useState<readonly QueuedApplication[]>([])
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const owner = readSessionUser()?.id
    if (owner === undefined) return
    let shown: readonly QueuedApplication[] = []
    /** Whether one that was shown is no longer: it was sent, or taken back. */
    const read = async () => {
      const own = await queuedApplicationsOf(owner).catch(() => [])
      const unsent = own.filter(({ state }) => state !== 'sent')
      const isOneGone = shown.some(({ key }) => unsent.every(each => each.key !== key))
      shown = unsent
      setOutgoing(unsent)
      return isOneGone
    }
    void read()
    const channel = new BroadcastChannel(OUTGOING_CHANNEL)
    channel.addEventListener('message', async () => {
      // What was sent stands in the list below from now on.
      if (await read()) await revalidate()
    })
    return () => channel.close()
  }, [revalidate])
  return outgoing
}

function OutgoingCard({ outgoing }: { outgoing: QueuedApplication }) {
  const { t } = usePage()
  const { key, jobTitle, form, state, reason, texts, resume } = outgoing
  const isRefused = state === 'refused'
  const written = Object.entries(texts).filter(([name, text]) => name !== 'resume_id' && text.trim())
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="flex-1 text-base font-semibold">
          <bdi>{jobTitle}</bdi>
        </h3>
        <Badge tone={isRefused ? 'danger' : 'warning'}>
          {t(isRefused ? 'offline.notSent' : 'offline.waiting')}
        </Badge>
      </div>
      <p className="text-muted">{isRefused ? reason : t('offline.waitingText')}</p>
      {isRefused && (written.length > 0 || resume) && (
        <details>
          <summary>{t('offline.written')}</summary>
          {written.map(([name, text]) => (
            <p key={name} dir="auto" className="whitespace-pre-wrap">
              {text}
            </p>
          ))}
          {resume && <p dir="auto">{resume.name}</p>}
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {isRefused && <LinkButton href={form}>{t('offline.openForm')}</LinkButton>}
        <Button type="button" onClick={() => removeQueued(key)}>
          {t(isRefused ? 'offline.remove' : 'offline.cancel')}
        </Button>
      </div>
    </li>
  )
}
