import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Flag } from '@hanap/ui/flag'
import { SavedIcon } from '@hanap/ui/icons/navigation'
import { Drawing, type DrawingKind } from '@hanap/ui/lens/drawing'
import {
  Badge,
  Callout,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  Progress,
  Skeleton,
} from '@hanap/ui/surface'
import { Example, Examples, Section } from './section.tsx'

const companies = ['Acme', 'Luntian Health', '北星', 'شركة النخيل']

export function Surfaces() {
  const { t, assetsUrl } = usePage()
  return (
    <Section
      id="surfaces"
      title="Surfaces"
      rule="Cards hold one thing each. A badge says a fact, a callout what somebody has to know before going on, or, in the positive tone, what a check has found to be right, a toast what was just done. What is on its way has a skeleton, a long task its progress."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Card className="p-4">{t('job.similarJobs')}</Card>
        <div className="grid gap-2">
          <Callout tone="plain">{t('common.notFoundText')}</Callout>
          <Callout tone="positive">{t('common.linkCopied')}</Callout>
          <Callout tone="warning">{t('job.riskTitle')}</Callout>
          <Callout tone="danger">{t('errors.invalid_fields')}</Callout>
        </div>
        <Skeleton label={t('common.loading')} />
        <div className="grid content-start gap-4">
          <Progress label={t('account.timeline')} value={65} />
          <Disclosure summary={t('search.tips')} isOpen>
            <p>{t('search.noResultsHelp')}</p>
          </Disclosure>
          <div className="toast justify-self-start">
            <p className="py-2">{t('common.linkCopied')}</p>
          </div>
        </div>
      </div>
      <Examples>
        <Example of="plain">
          <Badge>{t('common.stage_viewed')}</Badge>
        </Example>
        <Example of="accent">
          <Badge tone="accent">{t('common.featured')}</Badge>
        </Example>
        <Example of="positive">
          <Badge tone="positive">{t('common.stage_hired')}</Badge>
        </Example>
        <Example of="warning">
          <Badge tone="warning">{t('common.urgentlyHiring')}</Badge>
        </Example>
        <Example of="danger">
          <Badge tone="danger">{t('common.stage_not_selected')}</Badge>
        </Example>
        <Example of="flag">
          <Flag code="PH" assetsUrl={assetsUrl} />
        </Example>
        {companies.map(name => (
          <Example key={name} of={name}>
            <CompanyAvatar name={name} />
          </Example>
        ))}
        <Example of="large">
          <CompanyAvatar name="Acme" size="large" />
        </Example>
      </Examples>
    </Section>
  )
}

const kinds: readonly (readonly [DrawingKind, string])[] = [
  ['nothing-found', 'A search or an address without anything'],
  ['empty', 'A list before its first thing'],
  ['error', 'What could not be loaded'],
  ['offline', 'No connection'],
  ['expired', 'A link or a job that has ended'],
  ['no-permission', 'Not open to this person'],
  ['success', 'Done'],
  ['maintenance', 'Closed for work'],
]

export function States() {
  const { t } = usePage()
  return (
    <Section
      id="states"
      title="States"
      rule="A page or a list that has nothing to show has a drawing, what happened in plain words without blame, and a way on. An icon of the list’s own is seen in the lens."
    >
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        {kinds.map(([kind, use]) => (
          <Example key={kind} of={`${kind}: ${use}`}>
            <Drawing kind={kind} />
          </Example>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        <EmptyState title={t('search.noResultsTitle')} drawing="nothing-found">
          <p>{t('search.noResultsHelp')}</p>
        </EmptyState>
        <EmptyState title={t('account.savedEmptyTitle')} icon={<SavedIcon />}>
          <p>{t('account.savedEmptyText')}</p>
        </EmptyState>
        <ErrorState title={t('common.errorTitle')}>
          <LinkButton href="#states">{t('common.tryAgain')}</LinkButton>
        </ErrorState>
      </div>
    </Section>
  )
}
