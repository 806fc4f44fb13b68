import { Cover } from '@hanap/ui/lens/cover'
import { FreshnessArc, MatchRing, MeterRing } from '@hanap/ui/lens/rings'
import { SalaryBar } from '@hanap/ui/lens/salary-bar'
import { Example, Examples, Section } from './section.tsx'

const values = [0, 8, 50, 87, 100] as const
const days = [0, 2, 10, 25, 40] as const
const pays = [
  [24, 30],
  [12, 18],
  [46, 60],
] as const

export function Lens({ numberOf }: { numberOf: (value: number) => string }) {
  return (
    <Section
      id="lens"
      title="The lens and the sun"
      rule="The logo is a lens with a sun in it. Its arcs carry quantities: how well a job fits, how much of a profile is there, how fresh an ad is, where pay lies within what the market usually pays. The sun marks match, freshness and success, and nothing else. Each has a text that says the same."
    >
      <Examples>
        {values.map(value => (
          <Example key={value} of={`match ${value}`}>
            <span className="flex items-center gap-2">
              <MatchRing percent={value} label={numberOf(value)} />
              <MatchRing percent={value} label={numberOf(value)} size="small" />
            </span>
          </Example>
        ))}
        <Example of="large">
          <MatchRing percent={64} label={numberOf(64)} size="large" />
        </Example>
      </Examples>
      <Examples>
        {values.map(value => (
          <Example key={value} of={`complete ${value}`}>
            <MeterRing percent={value} label={numberOf(value)} />
          </Example>
        ))}
        {days.map(age => (
          <Example key={age} of={`${age} days old`}>
            <FreshnessArc days={age} label={numberOf(age)} />
          </Example>
        ))}
      </Examples>
      <div className="grid max-w-prose gap-3">
        {pays.map(([from, to]) => (
          <SalaryBar
            key={from}
            from={from}
            to={to}
            bandFrom={18}
            bandTo={42}
            label={`${numberOf(from)} – ${numberOf(to)}`}
          />
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {['Acme', '北星', 'شركة النخيل'].map(name => (
          <Cover key={name} seed={name} className="rounded-lg" />
        ))}
      </div>
    </Section>
  )
}
