import { usePage } from '@hanap/shared/components/page'
import { addressOfForm } from '@hanap/shared/components/use-router-links'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { CloseIcon } from '@hanap/ui/icon'
import { type SubmitEvent, useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { FilterGroup, SearchView } from './search-view.ts'
import { useFormOf } from './use-form-of.ts'

/** Groups that stand open on a wide screen; the others open on demand or when one of their values is chosen. */
const firstGroups = 5

/**
 * The filters as a GET form: beside the list on wide screens, a sheet on others. With script a choice applies at
 * once; without, the button sends it.
 */
export function Filters({ view }: { view: SearchView }) {
  const { t, href } = usePage()
  const navigate = useNavigate()
  const form = useFormOf(view.href)
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
  }
  const apply = useCallback(() => {
    if (form.current) navigate(addressOfForm(form.current), { preventScrollReset: true })
  }, [form, navigate])
  useEffect(() => {
    // Chosen before the router had started, a filter applies as soon as it has.
    if (form.current && isChanged(form.current)) apply()
  }, [form, apply])
  return (
    <form
      id="filters"
      className="filters"
      popover="auto"
      aria-label={t('search.filters')}
      action={href('/job-search')}
      ref={form}
      onChange={apply}
      onSubmit={close}
    >
      <div className="filters-head">
        <h2>{t('search.filters')}</h2>
        <Button
          look="quiet"
          size="icon"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <CloseIcon />
        </Button>
      </div>
      {view.kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="filters-groups">
        {view.filters.map((group, index) => (
          <Group key={group.key} group={group} isOpen={index < firstGroups} />
        ))}
      </div>
      <div className="filters-foot">
        <Button type="submit" look="primary" className="w-full">
          {t('search.showResults', { count: view.totalNum })}
        </Button>
      </div>
    </form>
  )
}

const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(input => input.checked !== input.defaultChecked)

function Group({ group: { key, title, values }, isOpen }: { group: FilterGroup; isOpen: boolean }) {
  const { format } = usePage()
  const checks = values.map(([value, label, count, isChosen]) => (
    <Check
      key={value}
      name={key}
      type={key === 'salary' ? 'radio' : 'checkbox'}
      value={value}
      label={label}
      note={format.number(count)}
      isChosen={isChosen === 1}
    />
  ))
  if (!title) return <div>{checks}</div>
  return (
    <details className="disclosure" open={isOpen || values.some(([, , , isChosen]) => isChosen)}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="unseen">{title}</legend>
        {checks}
      </fieldset>
    </details>
  )
}
