import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import { type ComparedView, WITHHELD } from './compared-row.tsx'
import { comparedRows } from './compared-rows.tsx'

const nothing: ComparedView = {
  match: null,
  disqualifying: [],
  message: null,
  answers: [],
  profile: null,
  isBlind: false,
  resume: null,
}

const worker = (headline: string, jobs: string[]): ComparedView => ({
  ...nothing,
  profile: {
    headline,
    about: null,
    location: 'Dagupan',
    experience: null,
    skills: [],
    work_experiences: jobs.map(job_title => ({
      job_title,
      company_name: 'Luntian Foods',
      is_currently_working: false,
      description: null,
      span: null,
    })),
    educations: [],
    licences: [],
    websites: [],
  },
})

const keysOf = (...applicants: ComparedView[]) => {
  const { differing, same } = comparedRows(applicants, translator('en'))
  return { differing: differing.map(({ key }) => key), same: same.map(({ key }) => key) }
}

test('each fact and each job of two profiles is a line of its own, with the differing or with the same', () => {
  expect(keysOf(worker('Nurse', ['Nurse', 'Clerk']), worker('Cook', ['Nurse']))).toEqual({
    differing: ['headline', 'work 1'],
    same: ['location', 'work 0', 'resume'],
  })
})

test('beside a profile none is said, once for all jobs', () => {
  const one = worker('Nurse', ['Nurse', 'Clerk'])
  const { differing } = comparedRows([one, nothing], translator('en'))
  expect(differing.map(({ key, label, of }) => [key, label, of(nothing)])).toEqual([
    ['headline', 'Headline', undefined],
    ['location', 'Location', undefined],
    ['work 0', 'Work experience', undefined],
    ['work 1', null, undefined],
  ])
})

test('two files of one name are not the same resume, and what is withheld is not said to be none', () => {
  const sent = (url: string): ComparedView => ({
    ...nothing,
    resume: {
      name: 'resume.pdf',
      url,
      text: null,
      drawn: { pages: [], count: '', shown: '', isCut: false, zooms: [], problem: 'busy' },
    },
  })
  expect(keysOf(sent('/one'), sent('/two')).differing).toEqual(['resume'])
  const blind: ComparedView = { ...nothing, isBlind: true }
  const { differing } = comparedRows([blind, sent('/two')], translator('en'))
  expect(differing.map(({ key, of }) => [key, of(blind)])).toEqual([['resume', WITHHELD]])
})
