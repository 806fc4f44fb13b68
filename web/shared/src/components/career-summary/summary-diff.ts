import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'

/** A piece of a difference, and what it claims that the profile does not say. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
  claim: 'number' | 'employer' | 'skill' | null
  /** Place in the difference, in UTF-16 units. */
  at: number
}

/** The changes of a rewriting, cut where a marked claim begins or ends. */
export const diffPiecesOf = ({
  changes,
  unsupported,
}: Pick<CareerSummary, 'changes' | 'unsupported'>): DiffPiece[] => {
  const pieces: DiffPiece[] = []
  let place = 0
  let at = 0
  const add = (piece: Omit<DiffPiece, 'at'>) => {
    if (piece.text !== '') pieces.push({ ...piece, at })
    at += piece.text.length
  }
  for (const { kind, text } of changes) {
    if (kind === 'removed') {
      add({ kind, text, claim: null })
      continue
    }
    const end = place + text.length
    let from = place
    for (const claim of unsupported.filter(each => each.from < end && each.to > place)) {
      const [start, stop] = [Math.max(claim.from, place), Math.min(claim.to, end)]
      add({ kind, text: text.slice(from - place, start - place), claim: null })
      add({ kind, text: text.slice(start - place, stop - place), claim: claim.kind })
      from = stop
    }
    add({ kind, text: text.slice(from - place), claim: null })
    place = end
  }
  return pieces
}
