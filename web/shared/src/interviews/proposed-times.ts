import type { Translate } from '@hanap/i18n/translate'
import { unbroken } from './unbroken.ts'

/** Those of the proposed times that can still be taken, the first first. */
export const timesToCome = <Slot extends { starts_at: string }>(
  slots: readonly Slot[],
  now: Date,
): readonly Slot[] =>
  slots
    .filter(({ starts_at }) => Date.parse(starts_at) > now.getTime())
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))

/** A time, and how many others are proposed beside it. */
export const orOthers = (t: Translate, time: string, others: number): string => {
  const when = unbroken(time)
  return others > 0 ? t('interviews.orOthers', { when, count: others }) : when
}
