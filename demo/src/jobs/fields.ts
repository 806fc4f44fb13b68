import fields from '../../banks/fields.json' with { type: 'json' }

export type Schooling = 'none' | 'some' | 'trade' | 'diploma' | 'degree' | 'master'

/** What the jobs of a sub-function have in common. */
export interface DemoField {
  /** Pay against the market's usual pay at the same experience. */
  pay: number
  schooling: Schooling
  /** Ids of skills that fit. */
  skills: readonly number[]
}

const schoolings: ReadonlySet<string> = new Set<Schooling>([
  'none',
  'some',
  'trade',
  'diploma',
  'degree',
  'master',
])
export const isSchooling = (text: string): text is Schooling => schoolings.has(text)

const byId = new Map(
  Object.entries(fields).map(([id, { schooling, ...field }]): [number, DemoField] => {
    if (!isSchooling(schooling)) throw new Error(`The field ${id} has an unknown schooling: ${schooling}`)
    return [Number(id), { ...field, schooling }]
  }),
)

export const demoFieldOf = (jobFunctionId: number): DemoField => {
  const field = byId.get(jobFunctionId)
  if (!field) throw new Error(`Nothing is known of sub-function ${jobFunctionId}`)
  return field
}
