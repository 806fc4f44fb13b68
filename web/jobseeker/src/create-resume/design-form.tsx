import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { SelectField } from '@hanap/ui/field'
import { UpIcon } from '@hanap/ui/icons/editing'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { CREATE_RESUME_PATH, type CreateResumeView } from './create-resume-view.ts'

const quietly = { replace: true, preventScrollReset: true }

interface DesignFormProps {
  making: CreateResumeView
  /** What comes of it: in sight of the choices, at their side or between them. */
  children: ReactNode
}

/** Chooses design, language and sections. Each change shows at once; without script a button does. */
export function DesignForm({ making, children }: DesignFormProps) {
  const { t, href } = usePage()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isCompared = useRef(false)
  const { template, language, shown } = making
  // What was chosen before the script was there shows as well.
  useEffect(() => {
    if (isCompared.current || !form.current) return
    isCompared.current = true
    const chosen = new FormData(form.current)
    const isShown =
      chosen.get('template') === template &&
      chosen.get('language') === language &&
      chosen.getAll('sections').join(',') === shown
    if (!isShown) submit(form.current, quietly)
  }, [submit, template, language, shown])
  return (
    <Form
      ref={form}
      data-router="idle"
      method="get"
      action={href(CREATE_RESUME_PATH)}
      className="making-form"
      onChange={event => submit(event.currentTarget, quietly)}
      {...quietly}
    >
      <fieldset className="card field p-4">
        <legend className="field-label making-legend">{t('making.design')}</legend>
        <div className="making-templates">
          {making.templates.map(({ id, name, picture }, at) => (
            <label key={id} className="making-template">
              <span className="making-sheet">
                <img src={picture} alt="" width={105} height={148} loading={at < 12 ? 'eager' : 'lazy'} />
                <input type="radio" name="template" value={id} defaultChecked={id === making.template} />
              </span>
              <span className="making-name">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {children}
      <div className="card grid gap-5 p-4">
        <SelectField name="language" label={t('making.language')} defaultValue={making.language}>
          {making.languages.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {!making.photo && making.isPhotoLeftOut && <input type="hidden" name="photo" value="0" />}
        {making.photo?.isThere && (
          <div>
            <input type="hidden" name="photo" value="0" />
            <Check name="photo" value="1" label={t('making.photo')} isChosen={making.photo.isShown} />
          </div>
        )}
        {making.photo?.isThere === false && (
          <p>
            <a className="lone" href={href('/profile/photo')}>
              {t('profile.photoAdd')}
            </a>
          </p>
        )}
        <fieldset className="field">
          <legend className="field-label">{t('making.sections')}</legend>
          <ol className="grid gap-1">
            {making.sections.map(({ key, name, isChosen }, at) => (
              <li key={key} className="flex items-center justify-between gap-3">
                <input type="hidden" name="order" value={key} />
                <label className="check">
                  <input type="checkbox" name="sections" value={key} defaultChecked={isChosen} />
                  <span>{name}</span>
                </label>
                <span className="making-moves">
                  {at < making.sections.length - 1 && <MoveButton to="down" section={key} name={name} />}
                  {at > 0 && <MoveButton to="up" section={key} name={name} />}
                </span>
              </li>
            ))}
          </ol>
        </fieldset>
        <p className="making-update">
          <Button type="submit">{t('making.update')}</Button>
        </p>
      </div>
    </Form>
  )
}

/** Moves a section by one place. */
function MoveButton({ to, section, name }: { to: 'up' | 'down'; section: string; name: string }) {
  const { t } = usePage()
  const label = t(to === 'up' ? 'making.up' : 'making.down')
  return (
    <Button
      type="submit"
      size="icon"
      look="quiet"
      name={to}
      value={section}
      aria-label={t('resumes.labelled', { label, value: name })}
      title={label}
    >
      <UpIcon className={to === 'down' ? 'making-down' : undefined} />
    </Button>
  )
}
