import { Button } from '@hanap/ui/button'
import { SelectField, TextArea } from '@hanap/ui/field'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { InterviewProblem, InterviewView } from '../../interviews/interview-view.ts'
import { usePage } from '../page.tsx'
import { FirstSlot, isMoreOpen, MoreSlots, SlotDetails } from './slot-fields.tsx'

interface FormsProps {
  view: InterviewView
  problem: InterviewProblem | undefined
}

/** Other times, cancelling and reporting, each behind its name. */
export function InterviewForms({ view, problem }: FormsProps) {
  const { can } = view
  return (
    <>
      {can.propose && <OtherTimes view={view} problem={problem} />}
      {/* Whose turn it is declines. */}
      {can.cancel && !can.accept && <Cancel problem={problem} />}
      <div className="disclosure-minor">
        <Report view={view} />
      </div>
    </>
  )
}

const NOTHING: Readonly<Record<string, string>> = {}

function OtherTimes({ view, problem }: FormsProps) {
  const { t } = usePage()
  const { can, timeZone, zone, minutes, earliest, canBeGroup } = view
  const act = can.isMove ? 'reschedule' : 'propose'
  const own = problem?.fields.act === act ? problem : undefined
  const slots = {
    zone,
    minutes,
    earliest,
    canBeGroup,
    fields: own?.fields ?? NOTHING,
    errors: own?.errors ?? NOTHING,
  }
  return (
    <Disclosure
      summary={t(can.isMove ? 'interviews.move' : 'interviews.proposeOthers')}
      isOpen={own !== undefined}
    >
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="time_zone" value={timeZone} />
        <FirstSlot {...slots} />
        <SlotDetails {...slots} />
        <Disclosure summary={t('interviews.moreTimes')} isOpen={isMoreOpen(slots)}>
          <div className="grid gap-5 py-3">
            <MoreSlots {...slots} />
          </div>
        </Disclosure>
        <TextArea
          id="move-reason"
          name="reason"
          label={t('interviews.reason')}
          defaultValue={own?.fields.reason}
          error={own?.errors.reason}
          maxLength={500}
          rows={2}
          required={can.isMove}
          dir="auto"
        />
        <Button type="submit" name="act" value={act}>
          {t('interviews.send')}
        </Button>
      </Form>
    </Disclosure>
  )
}

function Cancel({ problem }: Pick<FormsProps, 'problem'>) {
  const { t } = usePage()
  const own = problem?.fields.act === 'cancel' ? problem : undefined
  const isToConfirm = own?.isToConfirm ?? false
  return (
    <Disclosure summary={t('interviews.cancel')} isOpen={own !== undefined}>
      <Form method="post" className="form">
        {isToConfirm && (
          <Callout tone="warning">
            <p role="alert">{t('interviews.cancelSure')}</p>
          </Callout>
        )}
        {isToConfirm && <input type="hidden" name="confirmed" value="1" />}
        <TextArea
          id="cancel-reason"
          name="reason"
          label={t('interviews.reason')}
          defaultValue={own?.fields.reason}
          error={own?.errors.reason}
          maxLength={500}
          rows={2}
          required
          dir="auto"
        />
        <Button type="submit" look="danger" name="act" value="cancel">
          {t(isToConfirm ? 'interviews.cancelConfirm' : 'interviews.cancel')}
        </Button>
      </Form>
    </Disclosure>
  )
}

function Report({ view }: Pick<FormsProps, 'view'>) {
  const { t } = usePage()
  if (view.isReported) return <p className="text-sm text-muted">{t('interviews.reported')}</p>
  return (
    <Disclosure summary={t('interviews.report')}>
      <Form method="post" className="form">
        <SelectField name="report_reason_id" label={t('interviews.reason')}>
          {view.reasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="act" value="report">
          {t('interviews.report')}
        </Button>
      </Form>
    </Disclosure>
  )
}
