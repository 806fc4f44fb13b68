import type { Purpose } from '@hanap/contracts/jobseekers/consent'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'

export interface ConsentView {
  heading: string
  text: string
  /** Why nothing is sent, or that a choice was kept. */
  state: string | null
  choices: { purpose: Purpose; label: string; help: string; isAllowed: boolean }[]
  save: string
}

/** What a visitor allows, one by one; a plain form, so that the next page loads with what was chosen. */
export function ConsentForm({ view: { heading, text, state, choices, save } }: { view: ConsentView }) {
  return (
    <section className="grid gap-3" id="choice" aria-labelledby="choice-heading">
      <h2 className="text-lg" id="choice-heading">
        {heading}
      </h2>
      <p>{text}</p>
      {state && <p role="status">{state}</p>}
      <form method="post" className="form" data-reload>
        {choices.map(({ purpose, label, help, isAllowed }) => (
          <div key={purpose} className="grid gap-1">
            <Check name="purpose" id={purpose} value={purpose} label={label} isChosen={isAllowed} />
            <p className="field-help">{help}</p>
          </div>
        ))}
        <Button type="submit" look="primary" className="justify-self-start">
          {save}
        </Button>
      </form>
    </section>
  )
}
