import { usePage } from '@hanap/shared/components/page'
import { CheckGroup } from '@hanap/ui/check'
import { TextArea, TextField } from '@hanap/ui/field'
import type { QuestionView } from './load-apply.server.ts'

interface QuestionFieldsProps {
  questions: readonly QuestionView[]
  errors: Record<string, string>
  values: Record<string, string>
}

/** The employer's screening questions, each by its type. */
export function QuestionFields({ questions, errors, values }: QuestionFieldsProps) {
  const { t } = usePage()
  if (questions.length === 0) return null
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{t('apply.questions')}</h2>
      {questions.map(question => (
        <QuestionField
          key={question.field}
          question={question}
          error={errors[question.field]}
          value={values[question.field]}
        />
      ))}
    </section>
  )
}

interface QuestionFieldProps {
  question: QuestionView
  error: string | undefined
  value: string | undefined
}

function QuestionField({
  question: { field, type, text, isRequired, choices },
  error,
  value,
}: QuestionFieldProps) {
  const { t } = usePage()
  const fieldProps = { name: field, error, ...(isRequired ? {} : { optional: t('common.optional') }) }
  const texts = { ...fieldProps, label: text }
  if (type === 'number')
    return <TextField {...texts} inputMode="decimal" defaultValue={value} required={isRequired} />
  if (type === 'text')
    return <TextArea {...texts} maxLength={2000} dir="auto" defaultValue={value} required={isRequired} />
  const options =
    type === 'yes_no'
      ? [
          { value: 'yes', label: t('common.yes') },
          { value: 'no', label: t('common.no') },
        ]
      : choices.map(choice => ({ value: choice, label: choice }))
  return (
    <CheckGroup
      {...fieldProps}
      legend={text}
      type="radio"
      options={options.map(option => ({ ...option, isChosen: option.value === value }))}
    />
  )
}
