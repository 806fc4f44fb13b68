import { refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { endOf, type NewSlot } from '../interviews-store.ts'
import { groupsStore } from './groups-store.ts'

/** A slot with how many applicants may take it together. */
export interface ProposedSlot {
  starts_at: Date
  minutes: number
  /** 1: one applicant alone. */
  capacity: number
}

/** Slots in their groups, which are made where there are none; in the order given, which is that of time. */
export const placedSlots = async (
  trx: Db,
  of: { companyId: string; interviewerIds: readonly string[] },
  slots: readonly ProposedSlot[],
): Promise<NewSlot[]> => {
  const placed: NewSlot[] = []
  for (const { starts_at, minutes, capacity } of slots) {
    const time = { ...of, starts_at, ends_at: endOf({ starts_at, minutes }) }
    const group_id = capacity > 1 ? await groupsStore.findOrInsert(trx, time, capacity) : null
    if (group_id === undefined) throw refuseField('slots', 'group_too_small')
    placed.push({ starts_at, minutes, group_id })
  }
  return placed
}
