import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { DelayField } from '../delay-field.tsx'
import { isTarget } from '../pipeline.ts'
import { StageOptions } from '../stage-options.tsx'
import { useDoneAddress } from './list-done.tsx'
import type { ListFrameView } from './load-list.server.ts'

/** The form to which the boxes of a list's rows belong. */
export const BULK_FORM = 'bulk'

interface BulkFormProps {
  frame: ListFrameView
  /** How many the filters mean. */
  total: number
  templates: readonly { key: string; name: string }[]
  idempotencyKey: string
}

/** Moves or labels those whose boxes are checked, or all whom the filters mean. */
export function BulkForm({ frame, total, templates, idempotencyKey }: BulkFormProps) {
  const { t, format } = usePage()
  return (
    <Disclosure summary={t('applicants.change')}>
      <Form method="post" id={BULK_FORM} className="form" key={idempotencyKey} action={useDoneAddress()}>
        <input type="hidden" name="filter" value={new URLSearchParams(frame.query).toString()} />
        <input type="hidden" name="expected_num" value={total} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <div className="applicant-filters">
          <SelectField name="scope" label={t('applicants.whom')} defaultValue="selected">
            <option value="selected">{t('applicants.chosen')}</option>
            <option value="all">{t('applicants.allShown', { count: format.number(total) })}</option>
          </SelectField>
          <SelectField
            name="pipeline_stage_id"
            id="bulk_pipeline_stage_id"
            label={t('applicants.moveTo')}
            defaultValue=""
          >
            <option value="">{t('applicants.keepStage')}</option>
            <StageOptions stages={frame.stages.filter(isTarget)} />
          </SelectField>
          <TextField
            name="bulk_label"
            label={t('applicants.addLabel')}
            optional={t('common.optional')}
            maxLength={40}
            dir="auto"
          />
          <SelectField
            name="template"
            id="bulk_template"
            label={t('applicants.template')}
            help={t('applicants.templateHelp')}
            defaultValue=""
          >
            <option value="">{t('applicants.templateNone')}</option>
            {templates.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <DelayField id="bulk_delay" />
        </div>
        <p className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {t('applicants.apply')}
          </Button>
          <Button type="submit" name="act" value="compare">
            {t('applicants.compare')}
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}

/** Files to take away, and views to come back to. */
export function ListTools({ frame, exportQuery }: { frame: ListFrameView; exportQuery: string }) {
  const { t } = usePage()
  const file = (format: string) =>
    `/api/job-applications/recruiters/export?${exportQuery}${exportQuery && '&'}format=${format}`
  const address = new URLSearchParams({
    ...frame.query,
    ...(frame.filters.job && { job: frame.filters.job }),
  }).toString()
  return (
    <div className="grid gap-4">
      {frame.mayMove && (
        <div className="grid gap-1">
          <p className="flex flex-wrap gap-4">
            <a href={file('csv')} data-reload download>
              {t('applicants.exportCsv')}
            </a>
            <a href={file('json')} data-reload download>
              {t('applicants.exportJson')}
            </a>
          </p>
          <p className="text-sm text-muted">{t('applicants.exportText')}</p>
        </div>
      )}
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="act" value="view" />
        <input type="hidden" name="view" value={address} />
        <TextField name="name" label={t('applicants.viewName')} maxLength={60} required dir="auto" />
        <Button type="submit">{t('applicants.viewSave')}</Button>
      </Form>
      <ul className="flex flex-wrap gap-2">
        {frame.views.map(({ name }) => (
          <li key={name}>
            <Form method="post">
              <input type="hidden" name="act" value="view" />
              <input type="hidden" name="remove" value={name} />
              <Button type="submit" size="small">
                {t('applicants.viewRemove', { name })}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
