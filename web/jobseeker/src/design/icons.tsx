import * as lines from '@hanap/ui/icon'
import { BenefitIcon } from '@hanap/ui/icons/benefit-icon'
import * as editing from '@hanap/ui/icons/editing'
import { FieldIcon } from '@hanap/ui/icons/field-icon'
import * as navigation from '@hanap/ui/icons/navigation'
import { type Provider, ProviderMark } from '@hanap/ui/icons/provider-mark'
import * as things from '@hanap/ui/icons/things'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'

const providers: readonly Provider[] = ['google', 'apple', 'facebook', 'linkedin', 'line']

/** One benefit of each group, by its id in `job_benefit_lists`, and those that only companies have. */
const benefits = [1, 5, 7, 11, 19, 20, 21, 23, 27, 31, 34, 37, 39, 40]
const companyBenefits = [1, 14]

interface NamedProps {
  name: string
  /** A name in code, not in the page's language. */
  isCode?: boolean
  children: ReactNode
}

function Named({ name, isCode, children }: NamedProps) {
  return (
    <li
      className="grid w-18 justify-items-center gap-1 text-center text-xs text-muted wrap-anywhere"
      lang={isCode ? 'en' : undefined}
    >
      <span className="text-2xl text-accent">{children}</span>
      {name}
    </li>
  )
}

interface NamedEntry {
  id: number
  name: string
}

export function Icons({
  fields,
  benefitNames,
}: {
  fields: readonly NamedEntry[]
  benefitNames: readonly NamedEntry[]
}) {
  const nameOf = (id: number) => benefitNames.find(benefit => benefit.id === id)?.name ?? ''
  return (
    <Section
      id="icons"
      title="Icons"
      rule="On a grid of 24 with lines of 1.75. Two tones for things: fields, benefits, pages. Lines alone for what is pressed. Beside a text that says the same, or on a control that has a name; mirrored where direction matters. Marks of log-in providers keep their colours."
    >
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {fields.map(({ id, name }) => (
          <Named key={id} name={name}>
            <FieldIcon id={id} />
          </Named>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {benefits.map(id => (
          <Named key={id} name={nameOf(id)}>
            <BenefitIcon id={id} />
          </Named>
        ))}
        {companyBenefits.map(id => (
          <Named key={id} name={`company ${id}`} isCode>
            <BenefitIcon id={id} of="company" />
          </Named>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {[navigation, things, editing, lines].flatMap(set =>
          Object.entries(set).map(([name, Icon]) => (
            <Named key={name} name={name} isCode>
              <Icon />
            </Named>
          )),
        )}
        {providers.map(provider => (
          <Named key={provider} name={provider} isCode>
            <ProviderMark provider={provider} />
          </Named>
        ))}
      </ul>
    </Section>
  )
}
