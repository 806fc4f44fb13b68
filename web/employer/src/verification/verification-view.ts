import type { Verification } from '@hanap/contracts/recruiters/verification.schemas'

/** One way in which the company was or is to be verified. */
export interface VerificationView
  extends Pick<Verification, 'id' | 'kind' | 'value' | 'domain' | 'state' | 'record' | 'problem' | 'reason'> {
  /** When it was checked last, or asked for. */
  checkedOn: string | null
  askedOn: string
  /** Whether a code is on its way that can still be used. */
  hasCode: boolean
}
