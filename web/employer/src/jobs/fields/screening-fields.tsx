import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import type { QuestionTexts } from '../ad-fields.server.ts'

const kinds = [
  ['yes_no', 'ads.kind_yes_no'],
  ['choice', 'ads.kind_choice'],
  ['number', 'ads.kind_number'],
  ['text', 'ads.kind_text'],
] as const

interface ScreeningFieldsProps {
  questions: readonly QuestionTexts[]
  errors: Record<string, string>
}

/** What applicants are asked; an empty question is none. */
export function ScreeningFields({ questions, errors }: ScreeningFieldsProps) {
  const { t } = usePage()
  return (
    <ol className="grid gap-6 py-3">
      {questions.map((question, at) => {
        const name = `question.${at}`
        return (
          <li key={question.id || name} className="screening-question grid gap-3">
            <input type="hidden" name={`${name}.id`} value={question.id} />
            <TextField
              name={`${name}.text`}
              id={`screening_questions.${at}.text`}
              label={t('ads.question', { number: at + 1 })}
              maxLength={300}
              dir="auto"
              defaultValue={question.text}
              error={errors[`screening_questions.${at}.text`]}
            />
            <SelectField
              name={`${name}.type`}
              id={`screening_questions.${at}.type`}
              label={t('ads.answerKind')}
              defaultValue={question.type}
            >
              {kinds.map(([kind, text]) => (
                <option key={kind} value={kind}>
                  {t(text)}
                </option>
              ))}
            </SelectField>
            <div className="of-choice">
              <TextArea
                name={`${name}.choices`}
                id={`screening_questions.${at}.choices`}
                label={t('ads.choices')}
                rows={3}
                dir="auto"
                defaultValue={question.choices}
                error={errors[`screening_questions.${at}.choices`]}
              />
            </div>
            <Check
              name={`${name}.is_required`}
              value="on"
              label={t('ads.isRequired')}
              isChosen={question.isRequired}
            />
            <DisqualifyingFields
              name={name}
              question={question}
              id={`screening_questions.${at}.disqualifying`}
              error={errors[`screening_questions.${at}.disqualifying`]}
            />
          </li>
        )
      })}
    </ol>
  )
}

interface DisqualifyingFieldsProps {
  name: string
  question: QuestionTexts
  id: string
  error: string | undefined
}

/** Answers that mark an applicant; of the three ways the style shows the one that the question's kind has. */
function DisqualifyingFields({ name, question, id, error }: DisqualifyingFieldsProps) {
  const { t } = usePage()
  const isNamed = question.unfit || question.unfitChoices || question.below || question.above
  return (
    <details className="disclosure unfit" open={Boolean(isNamed || error)}>
      <summary>{t('ads.unfit')}</summary>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{t('ads.unfitText')}</p>
        <div className="unfit-yes-no">
          <SelectField
            name={`${name}.unfit`}
            id={`${name}.unfit`}
            label={t('ads.unfitAnswer')}
            defaultValue={question.unfit}
          >
            <option value="">{t('ads.unfitNone')}</option>
            <option value="yes">{t('common.yes')}</option>
            <option value="no">{t('common.no')}</option>
          </SelectField>
        </div>
        <div className="unfit-choice">
          <TextArea
            name={`${name}.unfitChoices`}
            id={id}
            label={t('ads.unfitChoices')}
            rows={2}
            dir="auto"
            defaultValue={question.unfitChoices}
            error={error}
          />
        </div>
        <div className="unfit-number">
          <TextField
            name={`${name}.below`}
            id={`${name}.below`}
            label={t('ads.unfitBelow')}
            inputMode="decimal"
            maxLength={12}
            defaultValue={question.below}
          />
          <TextField
            name={`${name}.above`}
            id={`${name}.above`}
            label={t('ads.unfitAbove')}
            inputMode="decimal"
            maxLength={12}
            defaultValue={question.above}
          />
        </div>
      </div>
    </details>
  )
}
