import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { TextField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form, useNavigation } from 'react-router'
import { ACCEPT_FIELD, type ParsedGroup, type ParsedItem } from './parsed-view.ts'

interface ParsedFormProps {
  path: string
  idempotencyKey: string
  groups: readonly ParsedGroup[]
  errors: Readonly<Record<string, string>>
  /** Where the page goes on when nothing is taken. */
  leave: { path: string; text: string }
}

/** What was found in a resume, with a box for each thing; guesses, and what would replace something typed, are not chosen. */
export function ParsedForm({ path, idempotencyKey, groups, errors, leave }: ParsedFormProps) {
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={href(path)} className="form" noValidate>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <p>{t('resumes.foundText')}</p>
      {groups.map(({ heading, items, isInline }) => (
        <fieldset key={heading} className="field">
          <legend className="text-base font-semibold">{heading}</legend>
          <div className={isInline ? 'flex flex-wrap gap-x-6' : 'grid gap-2'}>
            {items.map(item => (
              <ParsedCheckbox key={item.key} item={item} errors={errors} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('resumes.foundSave')}
        </Button>
        <LinkButton look="quiet" href={href(leave.path)}>
          {leave.text}
        </LinkButton>
      </div>
    </Form>
  )
}

function ParsedCheckbox({ item, errors }: { item: ParsedItem; errors: Readonly<Record<string, string>> }) {
  const { t } = usePage()
  const { key, label, isUnsure, isChosen, source, current, inputs, parts } = item
  const hasMore = parts.length > 0 || inputs.length > 0
  const isWrong = inputs.some(({ name }) => errors[name] !== undefined)
  const note = isUnsure ? t('resumes.unsure') : undefined
  return (
    <div className="grid">
      <Check name={ACCEPT_FIELD} value={key} label={<bdi>{label}</bdi>} note={note} isChosen={isChosen} />
      {(source || current || hasMore) && (
        <div className={hasMore ? 'ps-8' : 'flex flex-wrap gap-x-4 ps-8 pb-1'}>
          {current && <p className="text-sm text-muted">{current}</p>}
          {hasMore ? (
            <Disclosure summary={t('resumes.change')} isOpen={isUnsure || isWrong}>
              <div className="grid gap-2">
                <Source text={source} />
                {parts.map(({ name, label: part }) => (
                  <Check key={name} name={name} value="1" label={<bdi>{part}</bdi>} isChosen />
                ))}
                {inputs.length > 0 && (
                  <div className="grid gap-3 sm:grid-cols-2">
                    {inputs.map(({ name, label: field, value }) => (
                      <TextField
                        key={name}
                        name={name}
                        id={name.replaceAll(':', '-')}
                        label={field}
                        error={errors[name]}
                        defaultValue={value}
                        dir="auto"
                        maxLength={120}
                        autoComplete="off"
                      />
                    ))}
                  </div>
                )}
              </div>
            </Disclosure>
          ) : (
            <Source text={source} />
          )}
        </div>
      )}
    </div>
  )
}

function Source({ text }: { text: string | null }) {
  const { t } = usePage()
  return (
    text && (
      <p className="text-sm text-muted wrap-anywhere" dir="auto">
        {t('resumes.source', { text })}
      </p>
    )
  )
}
