import type { ListEntry } from './entry.ts'

export const resume_source_lists: readonly ListEntry[] = [
  { id: 1, key: 'uploaded' },
  { id: 2, key: 'profile' },
  { id: 3, key: 'resume-builder' },
  { id: 4, key: 'quick-apply' },
  { id: 5, key: 'imported' },
  { id: 6, key: 'recruiter-added' },
  { id: 7, key: 'referral' },
]

/** Resumes changed within the last `days`; null sets no bound. */
export interface LastUpdatedEntry extends ListEntry {
  days: number | null
}

export const resume_last_updated_time_lists: readonly LastUpdatedEntry[] = [
  { id: 1, key: 'any-time', days: null },
  { id: 2, key: 'last-24-hours', days: 1 },
  { id: 3, key: 'last-3-days', days: 3 },
  { id: 4, key: 'last-7-days', days: 7 },
  { id: 5, key: 'last-14-days', days: 14 },
  { id: 6, key: 'last-30-days', days: 30 },
  { id: 7, key: 'last-3-months', days: 91 },
  { id: 8, key: 'last-6-months', days: 182 },
  { id: 9, key: 'last-12-months', days: 365 },
]

/** The stages that a seeker sees; their texts are those of the pipeline stages of the same key. */
export type SeekerStage =
  | 'applied'
  | 'viewed'
  | 'in_review'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'not_selected'
  | 'withdrawn'

export interface PipelineStageEntry extends ListEntry {
  seeker_stage: SeekerStage
}

/** In the order of a pipeline, which is not that of the ids. */
export const pipeline_stage_lists: readonly PipelineStageEntry[] = [
  { id: 1, key: 'applied', seeker_stage: 'applied' },
  { id: 2, key: 'viewed', seeker_stage: 'viewed' },
  { id: 3, key: 'in_review', seeker_stage: 'in_review' },
  { id: 9, key: 'shortlisted', seeker_stage: 'in_review' },
  { id: 10, key: 'phone_screen', seeker_stage: 'in_review' },
  { id: 11, key: 'assessment', seeker_stage: 'in_review' },
  { id: 4, key: 'interview', seeker_stage: 'interview' },
  { id: 12, key: 'final_interview', seeker_stage: 'interview' },
  { id: 5, key: 'offer', seeker_stage: 'offer' },
  { id: 6, key: 'hired', seeker_stage: 'hired' },
  { id: 7, key: 'not_selected', seeker_stage: 'not_selected' },
  { id: 8, key: 'withdrawn', seeker_stage: 'withdrawn' },
]

export type RecruiterPermission =
  | 'manage_company'
  | 'manage_team'
  | 'transfer_ownership'
  | 'post_jobs'
  | 'edit_jobs'
  | 'close_jobs'
  | 'view_applicants'
  | 'move_applicants'
  | 'message_applicants'
  | 'search_talent'
  | 'view_reports'

/** What a recruiter may do. Not a list of the wire; the roles name them. */
export interface RecruiterPermissionEntry extends ListEntry {
  key: RecruiterPermission
}

export const recruiter_permissions: readonly RecruiterPermissionEntry[] = [
  { id: 1, key: 'manage_company' },
  { id: 2, key: 'manage_team' },
  { id: 3, key: 'transfer_ownership' },
  { id: 4, key: 'post_jobs' },
  { id: 5, key: 'edit_jobs' },
  { id: 6, key: 'close_jobs' },
  { id: 7, key: 'view_applicants' },
  { id: 8, key: 'move_applicants' },
  { id: 9, key: 'message_applicants' },
  { id: 10, key: 'search_talent' },
  { id: 11, key: 'view_reports' },
]

export type RecruiterRole = 'owner' | 'admin' | 'recruiter' | 'viewer'

export interface RecruiterRoleEntry extends ListEntry {
  key: RecruiterRole
  permission_keys: readonly RecruiterPermission[]
}

export const recruiter_role_permissions: readonly RecruiterRoleEntry[] = [
  {
    id: 1,
    key: 'owner',
    permission_keys: [
      'manage_company',
      'manage_team',
      'transfer_ownership',
      'post_jobs',
      'edit_jobs',
      'close_jobs',
      'view_applicants',
      'move_applicants',
      'message_applicants',
      'search_talent',
      'view_reports',
    ],
  },
  {
    id: 2,
    key: 'admin',
    permission_keys: [
      'manage_company',
      'manage_team',
      'post_jobs',
      'edit_jobs',
      'close_jobs',
      'view_applicants',
      'move_applicants',
      'message_applicants',
      'search_talent',
      'view_reports',
    ],
  },
  {
    id: 3,
    key: 'recruiter',
    permission_keys: [
      'post_jobs',
      'edit_jobs',
      'close_jobs',
      'view_applicants',
      'move_applicants',
      'message_applicants',
      'search_talent',
      'view_reports',
    ],
  },
  { id: 4, key: 'viewer', permission_keys: ['view_applicants', 'view_reports'] },
]
