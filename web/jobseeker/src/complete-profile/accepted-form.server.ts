import { ACCEPT_FIELD, partName } from './parsed-view.ts'

/** What a person did with one entry of what was found. */
export interface AcceptedEntry {
  /** A text as the person left it. */
  typed(name: string): string
  /** Whether a part that can be left out was not. */
  hasPart(name: string): boolean
  /** What was found of such a part; null where it was left out. */
  partValue<Value>(name: string, parsed: { value: Value } | null): Value | null
  /** For the call that creates it, so that sending the form twice creates it once. */
  once: { idempotencyKey?: string }
}

/** What a person chose of what was found in a resume, by the keys of `parsed-keys.ts`. */
export interface AcceptedForm {
  isAccepted(key: string): boolean
  entry(key: string): AcceptedEntry
}

export const acceptedFormIn = (form: FormData): AcceptedForm => {
  const accepted = new Set(form.getAll(ACCEPT_FIELD).map(String))
  const idempotencyKey = String(form.get('idempotencyKey') ?? '')
  return {
    isAccepted: key => accepted.has(key),
    entry: key => {
      const hasPart = (name: string) => form.has(partName(key, name))
      return {
        typed: name => String(form.get(partName(key, name)) ?? '').trim(),
        hasPart,
        partValue: (name, parsed) => (hasPart(name) && parsed ? parsed.value : null),
        once: idempotencyKey ? { idempotencyKey: `${idempotencyKey} ${key}` } : {},
      }
    },
  }
}
