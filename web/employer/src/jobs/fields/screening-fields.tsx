import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import { BinIcon } from '@hanap/ui/icons/editing'
import { Disclosure } from '@hanap/ui/surface'
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

/** What applicants are asked; an empty question is none. Those that are not asked yet open one after the other. */
export function ScreeningFields({ questions, errors }: ScreeningFieldsProps) {
  const { t } = usePage()
  return (
    <ol className="grid gap-6 py-3">
      {questions.map((question, at) => {
        const fields = <QuestionFields question={question} at={at} errors={errors} />
        const isAsked = question.text !== ''
        return (
          <li
            key={question.id || `question.${at}`}
            className={isAsked ? 'screening-question' : 'screening-question add-part'}
          >
            {isAsked ? fields : <Disclosure summary={t('ads.addQuestion')}>{fields}</Disclosure>}
          </li>
        )
      })}
    </ol>
  )
}

interface QuestionFieldsProps {
  question: QuestionTexts
  at: number
  errors: Record<string, string>
}

function QuestionFields({ question, at, errors }: QuestionFieldsProps) {
  const { t } = usePage()
  const name = `question.${at}`
  const field = `screening_questions.${at}`
  return (
    <div className="grid gap-3">
      <input type="hidden" name={`${name}.id`} value={question.id} />
      <div className="question-head">
        <TextField
          name={`${name}.text`}
          id={`${field}.text`}
          label={t('ads.question', { number: at + 1 })}
          maxLength={300}
          dir="auto"
          defaultValue={question.text}
          error={errors[`${field}.text`]}
        />
        {question.text !== '' && (
          <div className="question-remove">
            <Check
              name={`${name}.removed`}
              value="on"
              label={
                <>
                  <BinIcon />
                  {t('ads.removeQuestion')}
                </>
              }
            />
          </div>
        )}
      </div>
      <div className="question-rest">
        <SelectField
          name={`${name}.type`}
          id={`${field}.type`}
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
            id={`${field}.choices`}
            label={t('ads.choices')}
            rows={3}
            dir="auto"
            defaultValue={question.choices}
            error={errors[`${field}.choices`]}
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
          id={`${field}.disqualifying`}
          error={errors[`${field}.disqualifying`]}
        />
      </div>
    </div>
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
