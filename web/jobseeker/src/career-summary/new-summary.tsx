import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { type DiffPiece, diffPiecesOf } from './summary-diff.ts'

interface NewSummaryProps {
  result: CareerSummary
  path: string
}

const claimTexts = {
  number: 'summary.claim_number',
  employer: 'summary.claim_employer',
  skill: 'summary.claim_skill',
} as const

/** A text that was written just now, as its difference to the one before, with what the profile does not say. */
export function NewSummary({ result, path }: NewSummaryProps) {
  const { t } = usePage()
  const { unsupported, writer } = result
  return (
    <section className="grid gap-3" aria-labelledby="new-summary">
      <h3 id="new-summary" className="text-base font-semibold">
        {t('summary.result')}
      </h3>
      <p className="summary-text">
        {diffPiecesOf(result).map(piece => (
          <PieceText key={piece.at} {...piece} />
        ))}
      </p>
      <p className="flex flex-wrap gap-3 text-sm text-muted">
        <ins className="summary-added">{t('summary.added')}</ins>
        <del className="summary-removed">{t('summary.removed')}</del>
      </p>
      {unsupported.length > 0 && (
        <div>
          <p className="font-semibold">{t('summary.unsupported')}</p>
          <ul className="list-disc ps-5">
            {unsupported.map(({ kind, text, from }) => (
              <li key={from}>
                <mark className="summary-claim">
                  <bdi>{text}</bdi>
                </mark>{' '}
                ({t(claimTexts[kind])})
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-muted">{t(writer === 'rules' ? 'summary.by_rules' : 'summary.by_model')}</p>
      <form method="post" action={path} className="form" data-reload>
        {unsupported.length > 0 && (
          <label className="check">
            <input type="checkbox" name="checked" required />
            <span>{t('summary.checked')}</span>
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" name="act" value="accept">
            {t('summary.accept')}
          </Button>
          <Button type="submit" look="quiet" name="act" value="discard" formNoValidate>
            {t('summary.discard')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function PieceText({ kind, text, claim }: DiffPiece) {
  const shown = claim ? <mark className="summary-claim">{text}</mark> : text
  if (kind === 'added') return <ins className="summary-added">{shown}</ins>
  if (kind === 'removed') return <del className="summary-removed">{shown}</del>
  return shown
}
