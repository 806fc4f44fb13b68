import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import type { PipelineKey } from '@hanap/contracts/job-applications/application.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { readAppliedJob } from '@hanap/contracts/jobs/jobs.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildHiring } from '../factory.ts'
import { pipelineOfKey } from '../rules.ts'

const stageId = (key: PipelineKey) => pipelineOfKey(key).id

describe('a move that is undone before its applicant was told', () => {
  let slow: TestApp
  beforeAll(async () => {
    slow = await startTestApp({ MOVE_NOTICE_SECONDS: '600' })
  })
  afterAll(() => slow.close())

  test('leaves no mail, no line in their timeline and no number', async () => {
    const { id, jobId, recruiter, seeker } = await buildHiring(slow)
    const before = await slow.connection.sql`
      select stage, pipeline_stage_id, opened_at, answered_at, moved_at from applications where id = ${id}`
    const moved = await slow.call(
      calls.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: stageId('hired') } },
      { as: recruiter },
    )
    expect(moved.data.stage).toBe('hired')
    const undone = await slow.call(
      applicantCalls.undoApplicantChange,
      { body: { undo_id: moved.data.undo_id ?? '' } },
      { as: recruiter },
    )
    expect(undone.data.num).toBe(1)
    expect(
      await slow.connection.sql`
        select stage, pipeline_stage_id, opened_at, answered_at, moved_at from applications where id = ${id}`,
    ).toEqual(before)
    const own = await slow.call(readAppliedJob, { params: { jobId } }, { as: seeker })
    expect([own.data.stage, own.data.timeline.map(({ stage }) => stage)]).toEqual(['applied', ['applied']])
    expect(await slow.connection.sql`select from untold_moves`).toEqual([])
  })

  test('and one that is moved on is told where they stand in the end', async () => {
    const { id, recruiter } = await buildHiring(slow)
    for (const key of ['in_review', 'interview'] as const)
      await slow.call(
        calls.moveApplicant,
        { params: { id }, body: { pipeline_stage_id: stageId(key) } },
        { as: recruiter },
      )
    const waiting = await slow.connection.sql`
      select e.stage from untold_moves join application_events e on e.id = event_id where e.application_id = ${id}`
    expect(waiting).toEqual([{ stage: 'interview' }])
  })
})
