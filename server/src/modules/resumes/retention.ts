import type { Retention } from '../../tasks/retention.ts'
import type { ResumesTables } from './tables.ts'

export const retention: Retention<ResumesTables> = {
  resumes: { until: 'the account, or the owner’s wish' },
  parsed_resumes: { until: 'the resume' },
  resume_drawings: {
    isOld: "drawn_at < now() - interval '30 days'",
    says: 'resumes as drawn pages, 30 days, and no longer than the resume',
  },
  resume_documents: { until: 'the account, or the owner’s wish' },
  resume_document_versions: { until: 'the document, or thirty newer ones of it' },
}
