import { usePage } from '@hanap/shared/components/page'
import { Button, type ButtonLook, LinkButton } from '@hanap/ui/button'
import { Check, CheckGroup } from '@hanap/ui/check'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import { FileField } from '@hanap/ui/file-field'
import { SearchIcon } from '@hanap/ui/icon'
import { SavedIcon } from '@hanap/ui/icons/navigation'
import { Pagination } from '@hanap/ui/pagination'
import { Chip } from '@hanap/ui/surface'
import { Example, Examples, Section } from './section.tsx'

const looks = [
  'primary',
  'line',
  'quiet',
  'danger',
  'danger-line',
  'singpass',
] as const satisfies readonly NonNullable<ButtonLook['look']>[]

export function Buttons() {
  const { t } = usePage()
  return (
    <Section
      id="buttons"
      title="Buttons"
      rule="One primary button a view. Line for the others, quiet for what repeats, danger for what cannot be undone, Singpass for Singpass. 44 px high; a busy one stays in its place and keeps the focus."
    >
      {looks.map(look => (
        <Examples key={look}>
          <Example of={`${look}, at rest`}>
            <Button look={look}>{t('common.save')}</Button>
          </Example>
          <Example of="hovered">
            <Button look={look} className="is-hovered">
              {t('common.save')}
            </Button>
          </Example>
          <Example of="focused">
            <Button look={look} className="is-focused">
              {t('common.save')}
            </Button>
          </Example>
          <Example of="busy">
            <Button look={look} isBusy>
              {t('common.loading')}
            </Button>
          </Example>
          <Example of="disabled">
            <Button look={look} disabled>
              {t('common.save')}
            </Button>
          </Example>
        </Examples>
      ))}
      <Examples>
        <Example of="small">
          <Button size="small">{t('common.share')}</Button>
        </Example>
        <Example of="with an icon">
          <Button>
            <SavedIcon /> {t('common.saveJob')}
          </Button>
        </Example>
        <Example of="an icon alone, named">
          <Button size="icon" aria-label={t('search.submit')}>
            <SearchIcon />
          </Button>
        </Example>
        <Example of="a link">
          <LinkButton href="#buttons" look="primary">
            {t('common.findJobs')}
          </LinkButton>
        </Example>
      </Examples>
    </Section>
  )
}

export function Fields() {
  const { t } = usePage()
  const help = t('search.whatPlaceholder')
  return (
    <Section
      id="fields"
      title="Fields"
      rule="Label above, help below, the error between, in plain words. Optional fields say so; required ones do not. Nothing typed is lost by an error."
    >
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField name="rest" label={t('auth.firstName')} help={help} />
        <TextField
          name="focused"
          label={t('auth.email')}
          defaultValue="ana@example.com"
          className="input is-focused"
        />
        <TextField
          name="wrong"
          label={t('auth.email')}
          defaultValue="ana@"
          error={t('errors.invalid_email')}
        />
        <TextField name="off" label={t('auth.email')} defaultValue="ana@example.com" disabled />
        <SelectField name="select" label={t('search.jobType')} optional={t('common.optional')}>
          <option>{t('common.workplace_hybrid')}</option>
          <option>{t('common.workplace_remote')}</option>
        </SelectField>
        <SelectField name="wrong-select" label={t('search.sort')} error={t('errors.invalid_choice')}>
          <option>{t('search.sortNewest')}</option>
        </SelectField>
        <TextArea name="area" label={t('account.yourMessage')} optional={t('common.optional')} />
        <FileField
          name="file"
          label={t('account.yourResume')}
          choose={t('common.chooseFile')}
          none={t('common.noFile')}
        />
        <FileField
          name="wrong-file"
          label={t('account.yourResume')}
          choose={t('common.chooseFile')}
          none={t('common.noFile')}
          error={t('errors.file_broken')}
        />
      </div>
    </Section>
  )
}

export function ChoiceControls() {
  const { t } = usePage()
  const options = [
    { value: '1', label: t('common.workplace_on_site'), note: '340', isChosen: true },
    { value: '2', label: t('common.workplace_hybrid'), note: '95' },
    { value: '3', label: t('common.workplace_remote'), note: '0', isDisabled: true },
  ]
  return (
    <Section
      id="choices"
      title="Choices"
      rule="Checks for many, radios for one; a filter has its count. Pills are chips: a search to make, or one face of a list. Pages of a list are links."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <CheckGroup legend={t('search.workplace')} name="checks" options={options} />
        <CheckGroup
          legend={t('search.workplace')}
          name="radios"
          type="radio"
          options={options}
          error={t('errors.answer_required')}
        />
      </div>
      <Check name="alone" value="1" label={t('auth.subscribe')} />
      <Examples>
        <Example of="chip">
          <Chip href="#choices">{t('account.allStages')}</Chip>
        </Example>
        <Example of="open">
          <Chip href="#choices" isOn>
            {t('common.stage_interview')}
          </Chip>
        </Example>
      </Examples>
      <Pagination
        page={4}
        totalPages={12}
        hrefOf={page => `#page-${page}`}
        formatNumber={String}
        labels={{ pages: t('common.pages'), previous: t('common.previousPage'), next: t('common.nextPage') }}
      />
    </Section>
  )
}
