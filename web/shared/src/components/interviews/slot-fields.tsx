import { TextField } from '@hanap/ui/field'
import { slotNames } from '../../interviews/slot-fields.ts'
import { usePage } from '../page.tsx'

interface SlotFieldsProps {
  /** Of which the times are; absent where the form asks for it. */
  timeZone?: string
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

/** One to five times and how long each takes. */
export function SlotFields({
  timeZone,
  minutes,
  earliest,
  canBeGroup,
  isOptional,
  fields,
  errors,
}: SlotFieldsProps) {
  const { t } = usePage()
  return (
    <>
      {slotNames.map((name, at) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          min={earliest}
          label={t('interviews.slot', { number: at + 1 })}
          defaultValue={fields[name]}
          error={errors[name]}
          required={at === 0 && !isOptional}
          {...((at > 0 || isOptional) && { optional: t('common.optional') })}
          {...(at === 0 && timeZone && { help: t('interviews.inTimeZone', { zone: timeZone }) })}
        />
      ))}
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
      {canBeGroup && (
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
      )}
    </>
  )
}
