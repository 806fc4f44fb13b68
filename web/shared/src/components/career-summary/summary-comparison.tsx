import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import { usePage } from '../page.tsx'
import { type DiffPiece, diffPiecesOf } from './summary-diff.ts'

const claimTexts = {
  number: 'summary.claim_number',
  employer: 'summary.claim_employer',
  skill: 'summary.claim_skill',
} as const

/** A text that was written just now, as its difference to the one before, with what the profile does not say. */
export function SummaryComparison({ result }: { result: CareerSummary }) {
  const { t } = usePage()
  const { unsupported, writer } = result
  return (
    <>
      <p className="summary-text" dir="auto">
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
    </>
  )
}

function PieceText({ kind, text, claim }: DiffPiece) {
  const shown = claim ? <mark className="summary-claim">{text}</mark> : text
  if (kind === 'added') return <ins className="summary-added">{shown}</ins>
  if (kind === 'removed') return <del className="summary-removed">{shown}</del>
  return shown
}
