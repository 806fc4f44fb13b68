import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { ClockIcon } from '@hanap/ui/icons/things'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Badge } from '@hanap/ui/surface'
import { DisqualifyingMark } from '../disqualifying-mark.tsx'
import type { StageView } from '../pipeline.ts'
import { StageChip } from '../stage-chip.tsx'
import { VerifiedIdentity } from '../verified-identity.tsx'
import { BULK_FORM } from './list-tools.tsx'
import type { ApplicantItem } from './load-list.server.ts'
import { MoveButton } from './move-menu.tsx'
import { type Chosen, isNewWindow } from './use-chosen.ts'
import type { Movable } from './use-moves.ts'

interface ApplicantRowProps {
  item: ApplicantItem
  /** Where the applicant stands by now. */
  stage: StageView
  mayMove: boolean
  /** Whether the list has applicants of several jobs, so that each says of which. */
  isOfAllJobs: boolean
  choose(item: Movable): void
  chosen: Chosen
}

export function ApplicantRow({ item, stage, mayMove, isOfAllJobs, choose, chosen }: ApplicantRowProps) {
  const { t } = usePage()
  const isChosen = (chosen.coming?.id ?? chosen.chosenId) === item.id
  return (
    <li
      className="applicant-row"
      data-applicant={item.id}
      data-chosen={isChosen || undefined}
      data-unopened={stage.key === 'applied' || undefined}
    >
      {mayMove && (
        <label className="applicant-box">
          <input type="checkbox" name="ids" value={item.id} form={BULK_FORM} />
          <span className="unseen">{t('applicants.select', { name: item.name })}</span>
        </label>
      )}
      <CompanyAvatar name={item.name} logo={item.avatar} />
      <div className="applicant-name">
        <h2>
          <a href={item.href} className="to-page">
            <bdi>{item.name}</bdi>
          </a>
          <a
            href={chosen.hrefOf(item.id)}
            className="to-pane press-whole"
            aria-current={isChosen || undefined}
            onClick={event => {
              if (isNewWindow(event)) return
              event.preventDefault()
              chosen.open(item, event.detail === 0)
            }}
          >
            <bdi>{item.name}</bdi>
          </a>{' '}
          {item.isVerified && <VerifiedIdentity />}
        </h2>
        <Background parts={item.background} />
        <p className="text-sm text-muted">
          {isOfAllJobs && (
            <>
              <bdi>{item.job}</bdi> ·{' '}
            </>
          )}
          <span className="applied-words">{t('employer.appliedOn', { date: item.appliedOn })}</span>
          <span className="applied-date">{item.appliedOn}</span>
        </p>
        <DisqualifyingMark answers={item.disqualifying} />
      </div>
      <p className="applicant-marks">
        <span className="stage-place">
          <StageChip stage={stage} />
        </span>
        <ApplicantMarks item={item} />
      </p>
      {mayMove && <MoveButton item={item} choose={choose} />}
    </li>
  )
}

/** What the applicant has done last, for how long they have worked, and where they live. */
export function Background({ parts }: { parts: readonly string[] }) {
  const { format } = usePage()
  if (parts.length === 0) return null
  return <p className="applicant-background">{format.series(parts.map(isolated))}</p>
}

/** In its own direction, between others. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** How the applicant matches, how long they have waited, and what the team has called them. */
export function ApplicantMarks({ item: { match, waiting, labels } }: { item: ApplicantItem }) {
  const { t, format } = usePage()
  return (
    <>
      {match && (
        <MatchRing percent={match.percent} label={t('applicants.matchPercent', { percent: match.text })} />
      )}
      {waiting && (
        <Badge tone={waiting.isLate ? 'warning' : 'plain'}>
          <ClockIcon className="badge-icon" />
          {t('applicants.waiting', { count: format.number(waiting.days) })}
        </Badge>
      )}
      {labels.map(label => (
        <Badge key={label}>
          <bdi>{label}</bdi>
        </Badge>
      ))}
    </>
  )
}
