import { expect, test } from 'vitest'
import { stageLegend } from './job-line.server.ts'

test('the legend names each stage with applicants once, in the order of the pipeline, and nobody who withdrew', () => {
  const jobs: { numbers: Record<string, number> }[] = [
    { numbers: { interview: 2, withdrawn: 1 } },
    { numbers: { applied: 3, interview: 1, offer: 0 } },
  ]
  expect(stageLegend(jobs, 'en')).toEqual([
    { key: 'applied', text: 'Applied' },
    { key: 'interview', text: 'Interview' },
  ])
})
