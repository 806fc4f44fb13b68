import { usePage } from '@hanap/shared/components/page'
import { SentTexts } from '@hanap/shared/components/sent-texts'
import { showToast } from '@hanap/shared/page/toasts'
import { LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import { useEffect } from 'react'
import { useActionData } from 'react-router'
import { DisqualifyingMark } from './disqualifying-mark.tsx'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'
import type { TeamResult } from './team-work.server.ts'

type Of<Name extends keyof ApplicantDetailView> = Pick<ApplicantDetailView, Name>

/** How the applicant is written to. */
export function ApplicantWays({
  chatHref,
  interviewHref,
  size = 'normal',
}: Of<'chatHref' | 'interviewHref'> & { size?: 'normal' | 'small' }) {
  const { t } = usePage()
  return (
    <p className={size === 'small' ? 'flex flex-wrap gap-2' : 'applicant-ways'}>
      {chatHref && (
        <LinkButton size={size} href={chatHref}>
          {t('chats.write')}
        </LinkButton>
      )}
      {interviewHref && (
        <LinkButton size={size} href={interviewHref}>
          {t('interviews.propose')}
        </LinkButton>
      )}
    </p>
  )
}

/** What is to be known before anything is done. */
export function ApplicantNotices({ isBlind, toldAt }: Of<'isBlind' | 'toldAt'>) {
  const { t } = usePage()
  return (
    <>
      {isBlind && (
        <Callout tone="plain">
          <p>{t('applicants.blindText')}</p>
        </Callout>
      )}
      {toldAt && (
        <Callout tone="warning">
          <p>{t('applicants.toldAt', { time: toldAt })}</p>
        </Callout>
      )}
    </>
  )
}

/** What a form of the team has done; a list says itself what was undone. */
export function Saved({ isInList = false }: { isInList?: boolean }) {
  const sent = useActionData<TeamResult | object>()
  const result = sent && 'act' in sent && !(isInList && sent.act === 'undo') ? sent : undefined
  const saved = result && 'saved' in result ? result.saved : undefined
  const refused = result && 'problems' in result && result.act === 'undo' ? result.problems.error : undefined
  useEffect(() => {
    if (saved !== undefined) showToast(saved)
  }, [saved])
  if (refused !== undefined)
    return (
      <Callout tone="warning">
        <p>{refused}</p>
      </Callout>
    )
  if (saved === undefined) return null
  return (
    <Callout tone="plain">
      <p>{saved}</p>
    </Callout>
  )
}

type SentApplicationProps = Of<'contact' | 'message' | 'answers' | 'disqualifying'>

/** What the applicant sent: how to reach them, message and answers. */
export function SentApplication({ contact, message, answers, disqualifying }: SentApplicationProps) {
  const { t } = usePage()
  return (
    <>
      {contact.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{t('employer.contact')}</h2>
          {contact.map(text => (
            <p key={text} className="wrap-anywhere">
              <bdi>{text}</bdi>
            </p>
          ))}
        </section>
      )}
      <DisqualifyingMark answers={disqualifying} />
      <SentTexts
        message={message}
        answers={answers}
        headings={{ message: t('employer.message'), answers: t('employer.answers') }}
      />
    </>
  )
}
