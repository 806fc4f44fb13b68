import type { ApplicationRow } from '../store.ts'

/** Until somebody moves an applicant on, they are in the first stage; a refusal that waits does not show who it is. */
const FIRST_STAGES: readonly ApplicationRow['stage'][] = ['applied', 'viewed']

/** Whether a company that judges the first stage without names sees none of this application. */
export const isFirstStage = ({ stage }: Pick<ApplicationRow, 'stage'>): boolean =>
  FIRST_STAGES.includes(stage)

/** What stands for a name: the same at each look, and of nobody. */
export const blindName = (id: string): string => id.slice(-5).toUpperCase()

const SPECIAL = /[.*+?^${}()|[\]\\]/g
const CONTACT = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d\s().-]{6,}\d/gi

/** A text without the names, addresses and numbers by which its writer is known. */
export const blindText = (text: string, names: readonly string[]): string =>
  names
    .flatMap(name => name.split(/\s+/u))
    .filter(word => word.length > 1)
    .reduce(
      (left, word) => left.replaceAll(new RegExp(word.replace(SPECIAL, '\\$&'), 'giu'), '…'),
      text.replaceAll(CONTACT, '…'),
    )
