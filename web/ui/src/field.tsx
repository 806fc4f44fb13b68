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

export interface ControlDescription extends FieldTexts {
  name: string
  id?: string | undefined
}

/** What ties a control to its label, help and error. */
export const wiring = ({ id, name, help, error }: ControlDescription) => {
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
export function FormField({
  id,
  name,
  label,
  optional,
  help,
  error,
  children,
}: ControlDescription & { children: ReactNode }) {
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

type NamedControl = { name: string }
type InputProps = FieldTexts & NamedControl & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

export function TextField({ label, optional, help, error, name, id, ...rest }: InputProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  return (
    <FormField {...texts}>
      <input className="input" type="text" {...rest} {...wiring(texts)} />
    </FormField>
  )
}

type EmailProps = Omit<InputProps, 'name' | 'inputMode' | 'autoCapitalize' | 'required'>

/** An e-mail address, which is asked for wherever it is; what is none is told by the server. */
export const EmailField = (props: EmailProps) => (
  <TextField name="email" inputMode="email" autoCapitalize="none" {...props} required />
)

type TextAreaProps = FieldTexts & NamedControl & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

export function TextArea({ label, optional, help, error, name, id, ...rest }: TextAreaProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  const ref = useEarlyText(id ?? name)
  return (
    <FormField {...texts}>
      <textarea className="input" ref={ref} {...rest} {...wiring(texts)} />
    </FormField>
  )
}

type SelectProps = FieldTexts & NamedControl & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>

export function SelectField({ label, optional, help, error, name, id, children, ...rest }: SelectProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  return (
    <FormField {...texts}>
      <select className="input" {...rest} {...wiring(texts)}>
        {children}
      </select>
    </FormField>
  )
}
