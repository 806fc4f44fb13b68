import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { SelectField } from '@hanap/ui/field'
import { UpIcon } from '@hanap/ui/icons/editing'
import { Form, useSubmit } from 'react-router'
import { CREATE_RESUME_PATH, type CreateResumeView } from './create-resume-view.ts'

/** Chooses design, language and sections. Each change shows at once; without script a button does. */
export function DesignForm({ making }: { making: CreateResumeView }) {
  const { t, href } = usePage()
  const submit = useSubmit()
  const quietly = { replace: true, preventScrollReset: true }
  return (
    <Form
      method="get"
      action={href(CREATE_RESUME_PATH)}
      className="card grid gap-5 p-4"
      onChange={event => submit(event.currentTarget, quietly)}
      {...quietly}
    >
      <fieldset className="field">
        <legend className="field-label">{t('making.design')}</legend>
        <div className="making-templates">
          {making.templates.map(({ id, name, picture }) => (
            <label key={id} className="making-template">
              <span className="making-sheet">
                <img src={picture} alt="" width={105} height={148} loading="lazy" />
                <input type="radio" name="template" value={id} defaultChecked={id === making.template} />
              </span>
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
              {at > 0 && (
                <Button
                  type="submit"
                  size="icon"
                  look="quiet"
                  name="up"
                  value={key}
                  aria-label={t('resumes.labelled', { label: t('making.up'), value: name })}
                  title={t('making.up')}
                >
                  <UpIcon />
                </Button>
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      <p>
        <Button type="submit">{t('making.update')}</Button>
      </p>
    </Form>
  )
}
