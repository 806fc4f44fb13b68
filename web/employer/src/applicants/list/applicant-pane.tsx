import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { CloseIcon } from '@hanap/ui/icon'
import { EmptyState, Skeleton } from '@hanap/ui/surface'
import type { MouseEvent, ReactNode } from 'react'
import { ApplicantNotices, ApplicantWays, Saved, SentApplication } from '../applicant-parts.tsx'
import { ApplicantMatch } from '../match.tsx'
import { MoveForm } from '../move-form.tsx'
import { ResumeLink } from '../resume-viewer.tsx'
import { StageChip } from '../stage-chip.tsx'
import { TeamWork } from '../team-work.tsx'
import { VerifiedIdentity } from '../verified-identity.tsx'
import type { ApplicantItem } from './load-list.server.ts'
import type { PaneView, ShownApplicant } from './load-pane.server.ts'
import { type Chosen, isNewWindow } from './use-chosen.ts'
import { usePaneDrafts } from './use-pane-drafts.ts'

/** The chosen applicant beside the list: what a decision takes, and the way to their whole page. */
export function ApplicantPane({ view, chosen }: { view: PaneView | null; chosen: Chosen }) {
  const { t } = usePage()
  const { coming, pane } = chosen
  const isHere = coming === null && view?.shown
  const drafts = usePaneDrafts(pane, view?.id ?? '', isHere ? view.idempotencyKey : '')
  if (view === null && coming === null) return null
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className="applicant-pane"
      aria-label={t('chats.applicant')}
      aria-busy={coming !== null}
      {...drafts}
    >
      {coming !== null && <Coming item={coming} chosen={chosen} />}
      {isHere && (
        <Shown key={view.id} applicant={isHere} idempotencyKey={view.idempotencyKey} chosen={chosen} />
      )}
      {coming === null && view?.shown === null && <NotShown {...view} chosen={chosen} />}
    </section>
  )
}

function Shown({
  applicant,
  idempotencyKey,
  chosen,
}: {
  applicant: ShownApplicant
  idempotencyKey: string
  chosen: Chosen
}) {
  const { t } = usePage()
  const { href, resume, match, isBlind, mayMove } = applicant
  return (
    <>
      <Head
        name={applicant.name}
        avatar={applicant.avatar}
        job={applicant.job.title}
        isVerified={applicant.isVerified}
        chosen={chosen}
      >
        <StageChip stage={{ key: applicant.pipelineStage, text: applicant.stageText }} />
        <span className="text-sm text-muted">{t('employer.appliedOn', { date: applicant.appliedOn })}</span>
      </Head>
      <div className="pane-ways">
        <ApplicantWays {...applicant} size="small" />
        <a href={href} className="lone text-sm">
          {t('search.openJob')}
        </a>
      </div>
      <Saved isInList />
      <ApplicantNotices {...applicant} />
      <div className="applicant-work grid content-start">
        {mayMove ? (
          <MoveForm key={idempotencyKey} {...applicant.move} idempotencyKey={idempotencyKey} isNarrow />
        ) : (
          <p className="text-muted">{t('employer.viewOnly')}</p>
        )}
        {match && <ApplicantMatch match={match} />}
        <div className="pane-sent">
          <SentApplication {...applicant} />
          {resume && !isBlind && <ResumeLink {...resume} />}
          {resume === null && <p className="text-muted">{t('employer.noResume')}</p>}
        </div>
        <TeamWork {...applicant} noteKey={idempotencyKey} />
      </div>
    </>
  )
}

/** What the row knows, until the rest is here. */
function Coming({ item, chosen }: { item: ApplicantItem; chosen: Chosen }) {
  const { t } = usePage()
  return (
    <>
      <Head {...item} chosen={chosen}>
        <StageChip stage={item.stage} />
        <span className="text-sm text-muted">{t('employer.appliedOn', { date: item.appliedOn })}</span>
      </Head>
      <Skeleton label={t('common.loading')} />
    </>
  )
}

/** Whoever is gone, or is not this recruiter's to see. */
function NotShown({ status, text, chosen }: { status: number; text: string; chosen: Chosen }) {
  const { t } = usePage()
  const isRefused = status === 403
  return (
    <>
      <Close chosen={chosen} />
      <EmptyState
        title={isRefused ? t('common.noPermissionTitle') : text || t('common.errorTitle')}
        drawing={isRefused ? 'no-permission' : 'nothing-found'}
      >
        {isRefused && <p>{t('common.noPermissionText')}</p>}
      </EmptyState>
    </>
  )
}

interface HeadProps extends Pick<ApplicantItem, 'name' | 'avatar' | 'job' | 'isVerified'> {
  chosen: Chosen
  children: ReactNode
}

function Head({ name, avatar, job, isVerified, chosen, children }: HeadProps) {
  return (
    <header className="pane-head">
      <CompanyAvatar name={name} logo={avatar} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h2 className="text-xl">
          <bdi>{name}</bdi> {isVerified && <VerifiedIdentity />}
        </h2>
        <p className="text-sm text-muted">
          <bdi>{job}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2">{children}</p>
      </div>
      <Close chosen={chosen} />
    </header>
  )
}

function Close({ chosen: { hrefOf, close } }: { chosen: Chosen }) {
  const { t } = usePage()
  const onClick = (event: MouseEvent) => {
    if (isNewWindow(event)) return
    event.preventDefault()
    close()
  }
  return (
    <LinkButton
      href={hrefOf('')}
      size="icon"
      look="quiet"
      className="pane-close"
      aria-label={t('common.close')}
      onClick={onClick}
    >
      <CloseIcon />
    </LinkButton>
  )
}
