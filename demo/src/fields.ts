import fields from '../banks/fields.json' with { type: 'json' }

/** What the jobs of a sub-function have in common. */
export interface Field {
  /** Pay against the market's usual pay at the same experience. */
  pay: number
  schooling: 'none' | 'some' | 'trade' | 'diploma' | 'degree' | 'master'
  /** Work that can be done from home. */
  isDesk: boolean
  /** Ids of skills that fit. */
  skills: readonly number[]
}

const schoolings: ReadonlySet<string> = new Set<Field['schooling']>([
  'none',
  'some',
  'trade',
  'diploma',
  'degree',
  'master',
])
const isSchooling = (text: string): text is Field['schooling'] => schoolings.has(text)

const byId = new Map(
  Object.entries(fields).map(([id, { schooling, ...field }]): [number, Field] => {
    if (!isSchooling(schooling)) throw new Error(`The field ${id} has an unknown schooling: ${schooling}`)
    return [Number(id), { ...field, schooling }]
  }),
)

export const fieldOf = (jobFunctionId: number): Field => {
  const field = byId.get(jobFunctionId)
  if (!field) throw new Error(`Nothing is known of sub-function ${jobFunctionId}`)
  return field
}
