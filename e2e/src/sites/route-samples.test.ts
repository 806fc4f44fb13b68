import { expect, test } from 'vitest'
import { employerSamples, jobseekerSamples, routePaths } from './route-samples.ts'

test('every route of both route tables has a sample, and every sample a route', () => {
  expect(routePaths('jobseeker').sort()).toEqual(Object.keys(jobseekerSamples).sort())
  expect(routePaths('employer').sort()).toEqual(Object.keys(employerSamples).sort())
})
