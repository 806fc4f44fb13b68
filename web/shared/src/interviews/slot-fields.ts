import { momentOf, offsetAt } from '@hanap/markets/time-zone'

/** Fields of times as a form has them. */
export const slotNames = ['slot_1', 'slot_2', 'slot_3', 'slot_4', 'slot_5'] as const

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/

const instantOf = (typed: string, timeZone: string): string => {
  const [, local] = LOCAL.exec(typed) ?? []
  const shown = local === undefined ? Number.NaN : Date.parse(`${local}:00Z`)
  return Number.isNaN(shown) ? typed : new Date(momentOf(timeZone, shown)).toISOString()
}

/** The earliest that the clocks of these zones show now, as a field of a time has it. */
export const earliestIn = (timeZones: readonly string[], now = Date.now()): string =>
  new Date(now + Math.min(...timeZones.map(zone => offsetAt(zone, now)))).toISOString().slice(0, 16)

/** The slots of a form whose times are those of a zone; what is no time is left for the call to refuse. */
export const slotsIn = (
  fields: Readonly<Record<string, string>>,
  timeZone: string,
): { starts_at: string; minutes: number; capacity?: number }[] =>
  slotNames.flatMap(name => {
    const typed = fields[name]?.trim()
    if (!typed) return []
    const slot = { starts_at: instantOf(typed, timeZone), minutes: Number(fields.minutes ?? 30) }
    return [fields.capacity?.trim() ? { ...slot, capacity: Number(fields.capacity) } : slot]
  })

/** Errors of the call's slots under the field that holds them; in a form they stand at the first time. */
export const slotErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [, field] = /^slots(?:\.\d+)?\.(minutes|capacity)$/.exec(name) ?? []
      if (field !== undefined) return [field, text]
      return [name.startsWith('slots') ? 'slot_1' : name, text]
    }),
  )
