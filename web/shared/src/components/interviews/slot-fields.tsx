import { TextField } from '@hanap/ui/field'
import { slotNames } from '../../interviews/slot-fields.ts'
import { usePage } from '../page.tsx'

interface SlotFieldsProps {
  /** In which the times are, unless the form says another; as people call it. */
  zone: string
  minutes: number
  /** The first that may be chosen, as its field has it. */
  earliest: string
  /** Whether a group may take them; the company's to say. */
  canBeGroup?: boolean
  /** Whether there are other times to choose from. */
  isOptional?: boolean
  /** What was typed before. */
  fields: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** The first time, which most ask for alone. */
export function FirstSlot({ zone, earliest, isOptional, fields, errors }: SlotFieldsProps) {
  const { t } = usePage()
  const [name] = slotNames
  return (
    <TextField
      name={name}
      type="datetime-local"
      min={earliest}
      label={t('interviews.slot', { number: 1 })}
      defaultValue={fields[name]}
      error={errors[name]}
      required={!isOptional}
      help={t('interviews.inTimeZone', { zone })}
    />
  )
}

/** Up to four more times. */
export function MoreSlots({ earliest, fields, errors }: SlotFieldsProps) {
  const { t } = usePage()
  return (
    <>
      {slotNames.slice(1).map((name, at) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          min={earliest}
          label={t('interviews.slot', { number: at + 2 })}
          optional={t('common.optional')}
          defaultValue={fields[name]}
          error={errors[name]}
        />
      ))}
    </>
  )
}

/** How long each time takes, and for a company how many may take it. */
export function SlotDetails({ minutes, canBeGroup, fields, errors }: SlotFieldsProps) {
  const { t } = usePage()
  return (
    <>
      <TextField
        name="minutes"
        type="number"
        min={5}
        max={480}
        step={5}
        label={t('interviews.duration')}
        defaultValue={fields.minutes ?? String(minutes)}
        error={errors.minutes}
        required
      />
      {canBeGroup && <Capacity fields={fields} errors={errors} />}
    </>
  )
}

/** How many may take the same time. */
export function Capacity({ fields, errors }: Pick<SlotFieldsProps, 'fields' | 'errors'>) {
  const { t } = usePage()
  return (
    <TextField
      name="capacity"
      type="number"
      min={1}
      max={100}
      label={t('interviews.capacity')}
      help={t('interviews.capacityHint')}
      defaultValue={fields.capacity ?? '1'}
      error={errors.capacity}
      required
    />
  )
}

/** Whether something was typed into what stands behind “more”, or is wrong there. */
export const isMoreOpen = ({ fields, errors }: Pick<SlotFieldsProps, 'fields' | 'errors'>): boolean =>
  slotNames.slice(1).some(name => fields[name] || errors[name])
