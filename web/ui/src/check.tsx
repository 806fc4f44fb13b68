import type { ReactNode } from 'react'
import { AlertIcon } from './icon.tsx'

export interface CheckOption {
  value: string
  label: ReactNode
  /** A count or another short fact at the end of the line. */
  note?: string | undefined
  isChosen?: boolean
  isDisabled?: boolean
}

interface CheckGroupProps {
  legend: string
  /** Beside the legend of a question that may stay unanswered. */
  optional?: string
  name: string
  options: readonly CheckOption[]
  type?: 'checkbox' | 'radio'
  /** One of the radio buttons is to be chosen. */
  isRequired?: boolean
  error?: string | undefined
}

export function CheckGroup({
  legend,
  optional,
  name,
  options,
  type = 'checkbox',
  isRequired,
  error,
}: CheckGroupProps) {
  return (
    <fieldset className="field check-group" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">
        <bdi>{legend}</bdi> {optional && <small>{optional}</small>}
      </legend>
      {options.map((option, at) => (
        // The first has the group's name as its id: a summary of errors leads there.
        <Check
          key={option.value}
          id={at === 0 ? name : undefined}
          name={name}
          type={type}
          isRequired={isRequired}
          {...option}
        />
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

type CheckProps = CheckOption & {
  name: string
  id?: string | undefined
  type?: 'checkbox' | 'radio'
  isRequired?: boolean | undefined
}

export function Check({
  name,
  id,
  value,
  label,
  note,
  isChosen,
  isDisabled,
  isRequired,
  type = 'checkbox',
}: CheckProps) {
  return (
    <label className="check">
      <input
        type={type}
        name={name}
        id={id}
        value={value}
        defaultChecked={isChosen ?? false}
        disabled={isDisabled}
        required={isRequired}
      />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </label>
  )
}
