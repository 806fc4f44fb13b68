import type { AccessCell, AccessFixtures } from './cell.ts'

const words = {
  job_title: 'Beekeeper',
  description: 'You look after forty hives.',
  job_type_id: 1,
  workplace: 'remote',
}

const ofDraft = (body?: object): AccessCell => ({
  input: ({ adId }: AccessFixtures) => ({ params: { id: adId }, ...(body && { body }) }),
  isOwned: true,
  shows: ({ adId }) => adId,
})
const ofOpenAd = (body?: object): AccessCell => ({
  input: ({ jobId }: AccessFixtures) => ({ params: { id: jobId }, ...(body && { body }) }),
  isOwned: true,
})

/** Cells of the calls about ads that employers write, by name: of a draft of the recruiter's, or of the open ad of the matrix. */
export const adCells: Record<string, AccessCell> = {
  createEmployerJob: { input: () => ({ body: { ...words, is_draft: true } }) },
  listEmployerJobs: { input: () => ({ query: { status: 'draft' as const } }), shows: ({ adId }) => adId },
  readEmployerJob: ofDraft(),
  updateEmployerJob: ofDraft({ revision: 1, ...words }),
  deleteEmployerJob: {
    input: ({ adId }: AccessFixtures) => ({ params: { id: adId } }),
    isOwned: true,
  },
  lintEmployerJob: { input: () => ({ body: words }) },
  previewEmployerJob: { input: () => ({ body: words }) },
  publishEmployerJob: ofDraft(),
  uploadFeed: {
    input: () => ({
      body: { apply: 'onsite' },
      files: { file: { name: 'feed.jsonl', type: 'application/jsonl', content: JSON.stringify(words) } },
    }),
  },
  closeEmployerJob: ofOpenAd({ reason: 'other' }),
  reopenEmployerJob: ofOpenAd(),
  refreshEmployerJob: ofOpenAd(),
  duplicateEmployerJob: ofOpenAd(),
}
