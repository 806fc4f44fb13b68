import type { SignedInPerson } from '../../../calls/caller.ts'
import { messageSignals, type RiskSignal } from '../../risk/index.ts'
import type { MessageContent } from './message-content.ts'

/** Signs of fraud in what a recruiter writes; a seeker's own words are not judged. Takes milliseconds: outside of transactions. */
export const messageRisks = (
  { kind }: Pick<SignedInPerson, 'kind'>,
  { text }: Pick<MessageContent, 'text'>,
): readonly RiskSignal[] => (kind === 'recruiter' && text !== null ? messageSignals(text) : [])
