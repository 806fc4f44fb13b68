import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { expect, test } from 'vitest'
import { canMove, canWithdraw, nextAttempt, pipelineIdOf, pipelineStage, receiptNumber } from './rules.ts'

test.each<[Stage, boolean]>([
  ['applied', true],
  ['viewed', true],
  ['in_review', true],
  ['interview', true],
  ['offer', true],
  ['hired', false],
  ['not_selected', false],
  ['withdrawn', false],
])('whether an application that is %s can be withdrawn', (stage, can) => {
  expect(canWithdraw(stage)).toBe(can)
})

test.each<[Stage[], number | undefined]>([
  [[], 1],
  [['withdrawn'], 2],
  [['applied'], undefined],
  [['not_selected'], undefined],
  [['hired'], undefined],
  [['withdrawn', 'applied'], undefined],
  [['withdrawn', 'withdrawn'], undefined],
])('after %j the next application is number %s', (stages, attempt) => {
  expect(nextAttempt(stages.map(stage => ({ stage })))).toBe(attempt)
})

test.each<[Stage, Stage, boolean]>([
  ['applied', 'viewed', true],
  ['applied', 'interview', true],
  ['interview', 'in_review', true],
  ['offer', 'hired', true],
  ['viewed', 'not_selected', true],
  ['interview', 'viewed', false],
  ['viewed', 'applied', false],
  ['viewed', 'withdrawn', false],
  ['withdrawn', 'interview', false],
  ['hired', 'offer', false],
  ['not_selected', 'in_review', true],
  ['not_selected', 'viewed', false],
])('whether a recruiter may move from %s to %s', (from, to, can) => {
  expect(canMove(from, to)).toBe(can)
})

test('pipeline_stage_lists maps onto the stages that a seeker sees', () => {
  expect(pipelineStage(pipelineIdOf('in_review'))?.seekerStage).toBe('in_review')
  expect(pipelineStage(9)).toEqual({ id: 9, key: 'shortlisted', seekerStage: 'in_review' })
  expect(pipelineStage(999)).toBeUndefined()
})

test('a receipt’s number can be read out', () => {
  expect(receiptNumber('0a1b2c3d4e5f6g7h')).toBe('HN-0A1B2-C3D4E')
})
