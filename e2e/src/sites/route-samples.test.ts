import { expect, test } from 'vitest'
import {
  academySamples,
  builderSamples,
  employerSamples,
  jobseekerSamples,
  operatorSamples,
  routePaths,
} from './route-samples.ts'

test('every route of every site’s table has a sample, and every sample a route', () => {
  expect(routePaths('jobseeker').sort()).toEqual(Object.keys(jobseekerSamples).sort())
  expect(routePaths('resume-builder').sort()).toEqual(Object.keys(builderSamples).sort())
  expect(routePaths('academy').sort()).toEqual(Object.keys(academySamples).sort())
  expect(routePaths('employer').sort()).toEqual(Object.keys(employerSamples).sort())
  expect(routePaths('operator').sort()).toEqual(Object.keys(operatorSamples).sort())
})
