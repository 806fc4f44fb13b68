import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { AlertIcon } from './icon.tsx'

export interface FieldTexts {
  label: string
  /** Beside the label of a field that may stay empty. */
  optional?: string
  help?: string
  /** In plain words; the field is marked as wrong when there is one. */
  error?: string | undefined
}

interface Described extends FieldTexts {
  name: string
  id?: string | undefined
}

/** What ties a control to its label, help and error. */
function wiring({ id, name, help, error }: Described) {
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
function Field({ id, name, label, optional, help, error, children }: Described & { children: ReactNode }) {
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

type TextAreaProps = FieldTexts & Named & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

export function TextArea({ label, optional, help, error, name, id, ...rest }: TextAreaProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  return (
    <Field {...texts}>
      <textarea className="input" {...rest} {...wiring(texts)} />
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

export interface CheckOption {
  value: string
  label: ReactNode
  /** A count or another short fact at the end of the line. */
  note?: string | undefined
  isChosen?: boolean
}

interface CheckGroupProps {
  legend: string
  name: string
  options: readonly CheckOption[]
  type?: 'checkbox' | 'radio'
  error?: string | undefined
}

export function CheckGroup({ legend, name, options, type = 'checkbox', error }: CheckGroupProps) {
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">
        <bdi>{legend}</bdi>
      </legend>
      {options.map(option => (
        <Check key={option.value} name={name} type={type} {...option} />
      ))}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}

type CheckProps = CheckOption & { name: string; id?: string; type?: 'checkbox' | 'radio' }

export function Check({ name, id, value, label, note, isChosen, type = 'checkbox' }: CheckProps) {
  return (
    <label className="check">
      <input type={type} name={name} id={id} value={value} defaultChecked={isChosen ?? false} />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </label>
  )
}
