import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'
import { type FoundGroup, type FoundItem, TAKE } from './found-view.ts'

interface FoundFormProps {
  path: string
  once: string
  groups: readonly FoundGroup[]
  errors: Readonly<Record<string, string>>
  /** Where the page goes on when nothing is taken. */
  leave: { path: string; text: string }
}

/** What was found in a resume, with a box for each thing; all are chosen until a person leaves one out. */
export function FoundForm({ path, once, groups, errors, leave }: FoundFormProps) {
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={href(path)} className="form" noValidate>
      <input type="hidden" name="once" value={once} />
      <p>{t('resumes.foundText')}</p>
      {groups.map(({ heading, items, isInline }) => (
        <fieldset key={heading} className="field">
          <legend className="text-base font-semibold">{heading}</legend>
          <div className={isInline ? 'flex flex-wrap gap-x-6' : 'grid gap-4'}>
            {items.map(item => (
              <FoundBox key={item.key} item={item} errors={errors} />
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

function FoundBox({ item, errors }: { item: FoundItem; errors: Readonly<Record<string, string>> }) {
  const { t } = usePage()
  const { key, label, isUnsure, source, current, inputs, parts } = item
  const note = isUnsure ? t('resumes.unsure') : undefined
  return (
    <div className="grid gap-1">
      <Check name={TAKE} value={key} label={<bdi>{label}</bdi>} note={note} isChosen />
      {(source || current || parts.length > 0 || inputs.length > 0) && (
        <div className="grid gap-2 ps-8">
          {current && <p className="text-sm text-muted">{current}</p>}
          {source && (
            <p className="text-sm text-muted wrap-anywhere" dir="auto">
              {t('resumes.source', { text: source })}
            </p>
          )}
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
      )}
    </div>
  )
}
