import type { Stage } from '@hanap/contracts/job-applications/application.schemas'

/** An applicant as they stand beside their chat. */
export interface ApplicantView {
  id: string
  href: string
  name: string
  isVerified: boolean
  job: string
  appliedOn: string
  stage: Stage
  stageText: string
  contact: readonly string[]
  resume: { name: string; url: string } | null
  interviewHref: string
  answers: readonly { question: string; answer: string }[]
  /** Null for who may not move applicants. */
  move: {
    stageId: number
    stages: readonly { id: number; key: string; text: string }[]
    idempotencyKey: string
  } | null
}
