import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react'
import { type ControlDescription, FormField, wiring } from './field.tsx'

type FileFieldProps = ControlDescription & {
  /** On the button, in the page's language: the browser's own speaks the browser's. */
  choose: string
  /** Beside it while there is no file. */
  none: string
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type'>

/** A field for files. The browser's own field lies over the button, so that dropping, keyboard and forms work as ever. */
export function FileField({
  label,
  optional,
  help,
  error,
  name,
  id,
  choose,
  none,
  onChange,
  ...rest
}: FileFieldProps) {
  const texts = { label, ...(optional && { optional }), ...(help && { help }), error, name, id }
  const [chosen, setChosen] = useState<readonly string[]>([])
  const show = (event: ChangeEvent<HTMLInputElement>) => {
    setChosen([...(event.currentTarget.files ?? [])].map(file => file.name))
    onChange?.(event)
  }
  return (
    <FormField {...texts}>
      <div className="file">
        <input {...rest} {...wiring(texts)} type="file" onChange={show} />
        <span className="btn btn-line" aria-hidden="true">
          {choose}
        </span>
        <span className="file-name" aria-hidden="true">
          <bdi>{chosen.length > 0 ? chosen.join(', ') : none}</bdi>
        </span>
      </div>
    </FormField>
  )
}
