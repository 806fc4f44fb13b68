import { usePage } from '@hanap/shared/components/page'
import { Example, Examples, Section } from './section.tsx'

export function Motion() {
  const { t } = usePage()
  return (
    <Section
      id="motion"
      title="Motion"
      rule="Under 200 ms, by CSS alone, and none where the visitor asks for none. It shows where something came from: the chosen card becomes the pane’s head, a saved job’s mark pops with the sun. Nothing moves by itself but what is on its way."
    >
      <p lang="en" dir="ltr">
        <code>--quick</code> is the one duration and curve.
      </p>
      <Examples>
        <Example of="saved: press it">
          <span className="relative block h-16 w-16">
            <button type="button" className="save" aria-pressed aria-label={t('common.unsaveJob')} />
          </span>
        </Example>
      </Examples>
    </Section>
  )
}
