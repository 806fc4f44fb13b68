import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { CloseIcon, FiltersIcon, SearchIcon } from '@hanap/ui/icon'
import { Disclosure } from '@hanap/ui/surface'
import type { ReactNode, SubmitEvent } from 'react'
import { Form } from 'react-router'

const SHEET = 'filter-sheet'

interface FilterFormProps {
  action: string
  words: { label: string; placeholder?: string; value: string; maxLength: number }
  /** How many of the sheet's are chosen. */
  count: number
  submit: string
  /** Drops all of them; null where there is nothing to drop. */
  clear: { text: string; href: string } | null
  /** What is asked daily. */
  children: ReactNode
  /** What is asked now and then, behind its name where there is room for the rest. */
  rare: ReactNode
  isRareOpen: boolean
  className?: string
}

/** What narrows and orders a list: in one row where there is room, else a sheet beside the words, which works without script. */
export function FilterForm({ action, words, count, submit, clear, className, ...fields }: FilterFormProps) {
  const { t } = usePage()
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className={className ? `filter-form ${className}` : 'filter-form'}
      onSubmit={closeSheet}
    >
      <div className="filter-words">
        <TextField
          name="query"
          type="search"
          label={words.label}
          placeholder={words.placeholder ?? t('chats.search')}
          defaultValue={words.value}
          maxLength={words.maxLength}
          data-search=""
        />
        <Button type="submit" look="quiet" size="icon" aria-label={t('chats.search')}>
          <SearchIcon />
        </Button>
      </div>
      <Button className="filter-open" popoverTarget={SHEET}>
        <FiltersIcon />
        {count > 0 ? t('search.filtersChosen', { count }) : t('applicants.filters')}
      </Button>
      <div id={SHEET} className="filter-sheet" popover="auto">
        <div className="filter-head">
          <h2>{t('applicants.filters')}</h2>
          <Button
            look="quiet"
            size="icon"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            aria-label={t('common.close')}
          >
            <CloseIcon />
          </Button>
        </div>
        {fields.children}
        <div className="filter-acts">
          <Button type="submit" look="primary">
            {submit}
          </Button>
          {clear && (
            <a href={clear.href} className="filter-clear">
              {clear.text}
            </a>
          )}
        </div>
        <Disclosure
          summary={
            <>
              <FiltersIcon />
              {t('applicants.filters')}
            </>
          }
          isOpen={fields.isRareOpen}
        >
          {fields.rare}
        </Disclosure>
      </div>
    </Form>
  )
}

/** What is chosen once more draws nothing anew. */
const closeSheet = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
  const sheet = currentTarget.querySelector<HTMLElement>(':popover-open')
  sheet?.hidePopover()
}
