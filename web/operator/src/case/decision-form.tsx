import type { CaseKind, Verdict } from '@hanap/contracts/operators/cases.calls'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextArea } from '@hanap/ui/field'
import { reasonTexts, verdictText } from '../acts/case-texts.ts'
import type { CaseView } from './load-case.server.ts'

const MAX_WORDS = 2000

interface DecisionFormProps extends Pick<CaseView, 'verdicts' | 'reasons'> {
  kind: CaseKind
  errors: Readonly<Record<string, string>>
  /** What was chosen before it was refused. */
  chosen: Readonly<Record<string, string>>
}

/** A verdict with its reason and own words, for both sides to read. */
export function DecisionForm({ kind, verdicts, reasons, errors, chosen }: DecisionFormProps) {
  const { t } = usePage()
  const groups = [
    { verdict: 'uphold', label: t('operator.reasonsAgainst') },
    { verdict: 'refuse', label: t('operator.reasonsFor') },
  ] as const
  const isSevere = (verdict: Verdict) => verdict.startsWith('suspend_')
  // What ends an account or a company stands apart, after what is usual.
  const ordered = [...verdicts].sort((one, other) => Number(isSevere(one)) - Number(isSevere(other)))
  const helpOf = (verdict: Verdict) => {
    if (verdict === 'suspend_account') return t('operator.suspendAccountHelp')
    return verdict === 'suspend_company' ? t('operator.suspendCompanyHelp') : null
  }
  return (
    <form
      method="post"
      className="form decision-form quiet-until-ready quiet-until-chosen"
      noValidate
      data-reload
    >
      <h2 className="text-lg">{t('operator.decision')}</h2>
      <ErrorSummary
        errors={errors}
        labels={{
          verdict: t('operator.verdict'),
          reason: t('operator.reason'),
          words: t('operator.words'),
        }}
      />
      <input type="hidden" name="intent" value="decide" />
      <CheckGroup
        legend={t('operator.verdict')}
        name="verdict"
        type="radio"
        options={ordered.map(verdict => ({
          value: verdict,
          label: <VerdictLabel text={t(verdictText(kind, verdict))} help={helpOf(verdict)} />,
          isChosen: chosen.verdict === verdict,
        }))}
        error={errors.verdict}
      />
      <SelectField
        name="reason"
        label={t('operator.reason')}
        defaultValue={chosen.reason ?? ''}
        error={errors.reason}
        required
      >
        <option value="">{t('operator.chooseReason')}</option>
        {groups.map(({ verdict, label }) => (
          <optgroup key={verdict} label={label}>
            {reasons
              .filter(each => each.verdict === verdict)
              .map(({ reason }) => (
                <option key={reason} value={reason}>
                  {t(reasonTexts[reason])}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <TextArea
        name="words"
        label={t('operator.words')}
        help={t('operator.wordsHelp')}
        rows={4}
        maxLength={MAX_WORDS}
        dir="auto"
        defaultValue={chosen.words}
        error={errors.words}
      />
      <p className="field-help">{t('operator.decisionHelp')}</p>
      <Button type="submit" look="primary">
        {t('operator.decide')}
      </Button>
    </form>
  )
}

function VerdictLabel({ text, help }: { text: string; help: string | null }) {
  return (
    <>
      {text}
      {help !== null && <small className="verdict-help">{help}</small>}
    </>
  )
}
