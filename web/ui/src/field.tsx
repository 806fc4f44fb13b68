import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useEarlyText } from './field-early-text.ts'
import { AlertIcon } from './icon.tsx'

export interface FieldTexts {
  label: string
  /** Beside the label of a field that may stay empty. */
  optional?: string
  help?: string
  /** In plain words; the field is marked as wrong when there is one. */
  error?: string | undefined
}

export interface Described extends FieldTexts {
  name: string
  id?: string | undefined
}

/** What ties a control to its label, help and error. */
export function wiring({ id, name, help, error }: Described) {
  const control = id ?? name
  const described = [error && `${control}-error`, help && `${control}-help`].filter(Boolean).join(' ')
  return {
    id: control,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label above, help below, error beside, around any control that `wiring` describes. */
export function Field({
  id,
  name,
  label,
  optional,
  help,
  error,
  children,
}: Described & { children: ReactNode }) {
  const control = id ?? name
  return (
    <div className="field">
      <label className="field-label" htmlFor={control}>
        <bdi>{label}</bdi> {optional && <small>{optional}</small>}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${control}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
      {help && (
        <p className="field-help" id={`${control}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

type Named = { name: string }
type InputProps = FieldTexts & Named & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

export function TextField({ label, optional, help, error, name, id, ...rest }: InputProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  return (
    <Field {...texts}>
      <input className="input" type="text" {...rest} {...wiring(texts)} />
    </Field>
  )
}

type EmailProps = Omit<InputProps, 'name' | 'inputMode' | 'autoCapitalize' | 'required'>

/** An e-mail address, which is asked for wherever it is; what is none is told by the server. */
export const EmailField = (props: EmailProps) => (
  <TextField name="email" inputMode="email" autoCapitalize="none" {...props} required />
)

type TextAreaProps = FieldTexts & Named & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

export function TextArea({ label, optional, help, error, name, id, ...rest }: TextAreaProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  const ref = useEarlyText(id ?? name)
  return (
    <Field {...texts}>
      <textarea className="input" ref={ref} {...rest} {...wiring(texts)} />
    </Field>
  )
}

type SelectProps = FieldTexts & Named & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>

export function SelectField({ label, optional, help, error, name, id, children, ...rest }: SelectProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  return (
    <Field {...texts}>
      <select className="input" {...rest} {...wiring(texts)}>
        {children}
      </select>
    </Field>
  )
}
