import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { PhoneField } from '../phone/phone-field.tsx'
import { MonthField } from './month-field.tsx'
import {
  type FieldView,
  type FormView,
  formValuesOf,
  type ProfileFormValues,
  type SelectOption,
} from './profile-view.ts'
import { SuggestingField } from './suggesting-field.tsx'

interface ProfileFormProps {
  form: FormView
  /** Where the page goes on when nothing is saved, and what that is called. */
  leave: { path: string; text: string }
  /** What saving is called. */
  save: string
  /** Above the acts, other ways to save. */
  children?: ReactNode
  errors: Readonly<Record<string, string>>
  /** What was sent, where it was refused. */
  values: ProfileFormValues
}

/** A form in its place in the profile. */
export function ProfileForm({ form, leave, save, errors, values, children }: ProfileFormProps) {
  const { href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const shown = new Map(values.length > 0 ? values : formValuesOf(form.fields))
  return (
    <Form method="post" action={href(form.path)} className="form" noValidate>
      {form.idempotencyKey && <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />}
      {form.fields.map(field => (
        <ProfileField key={field.name} field={field} shown={shown} error={errors[field.name]} />
      ))}
      {children}
      <div className="apply-send form-acts">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {save}
        </Button>
        <LinkButton look="quiet" href={href(leave.path)}>
          {leave.text}
        </LinkButton>
      </div>
    </Form>
  )
}

interface ProfileFieldProps {
  field: FieldView
  shown: ReadonlyMap<string, string>
  error: string | undefined
}

function ProfileField({ field, shown, error }: ProfileFieldProps) {
  const { t } = usePage()
  const { kind, name, label, help, isRequired, choices = [], groups = [] } = field
  const common = {
    name,
    label,
    error,
    defaultValue: shown.get(name) ?? '',
    ...(help && { help }),
    ...(isRequired ? { required: true } : { optional: t('common.optional') }),
  }
  switch (kind) {
    case 'month':
      return <MonthField name={name} label={label} error={error} shown={shown} />
    case 'tel':
      return (
        <PhoneField
          name={name}
          label={label}
          choices={choices}
          maxLength={field.maxLength}
          error={error}
          shown={shown}
        />
      )
    case 'check':
      return <Check name={name} id={name} value="1" label={label} isChosen={shown.has(name)} />
    case 'area':
      return <TextArea {...common} rows={6} dir="auto" maxLength={field.maxLength} />
    case 'select':
      return (
        <SelectField {...common}>
          <option value="">{t('profile.notSaid')}</option>
          <Options choices={choices} />
          {groups.map(([group, options]) => (
            <optgroup key={group} label={group}>
              <Options choices={options} />
            </optgroup>
          ))}
        </SelectField>
      )
    default:
      if (field.suggests)
        return (
          <SuggestingField {...common} suggests={field.suggests} dir="auto" maxLength={field.maxLength} />
        )
      return (
        <TextField
          {...common}
          type={kind}
          dir={kind === 'text' ? 'auto' : 'ltr'}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete ?? 'off'}
        />
      )
  }
}

const Options = ({ choices }: { choices: readonly SelectOption[] }) =>
  choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
