import {
  deleteVideoResume,
  MAX_PART_BYTES,
  uploadVideoCover,
  uploadVideoResume,
} from '@hanap/contracts/jobseekers/video-resumes.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { anchorOf, PROFILE_PATH } from '../profile-view.ts'
import type { SaveProfileResult } from '../save-profile.server.ts'

const done: SaveProfileResult = { to: `${PROFILE_PATH}#${anchorOf('video')}` }

/** A whole file that a form without script brought, in the parts that the call takes. */
const uploadWhole = async (page: PageContext, file: File) => {
  let id: string | undefined
  for (let offset = 0; offset === 0 || offset < file.size; offset += MAX_PART_BYTES) {
    const part = new File([file.slice(offset, offset + MAX_PART_BYTES)], file.name, { type: file.type })
    const outcome = await page.call(uploadVideoResume, {
      body: { ...(id !== undefined && { video_resume_id: id }), offset, total: Math.max(1, file.size) },
      files: { video_resume: part },
    })
    if (!outcome.ok) return outcome
    id = outcome.data.id
  }
  return undefined
}

const fileIn = (form: FormData, name: string) => {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

/** Does what a form of the video resumes asks. */
export const actOnVideo = async (page: PageContext, form: FormData): Promise<SaveProfileResult> => {
  const { act = '', id = '' } = formTexts(form)
  const refused = ({
    errors,
    status,
  }: {
    errors: Record<string, string[]>
    status: number
  }): SaveProfileResult => ({
    errors: firstErrors(errors),
    values: [],
    status,
  })
  if (act === 'video-delete') {
    const outcome = await page.call(deleteVideoResume, { params: { id } })
    return outcome.ok ? done : refused(outcome)
  }
  if (act === 'video-cover') {
    const cover = fileIn(form, 'video_cover')
    const outcome = await page.call(uploadVideoCover, {
      body: { video_resume_id: id },
      ...(cover && { files: { video_cover: cover } }),
    })
    return outcome.ok ? done : refused(outcome)
  }
  const video = fileIn(form, 'video_resume')
  const failed = video ? await uploadWhole(page, video) : await page.call(uploadVideoResume, { body: {} })
  return failed && !failed.ok ? refused(failed) : done
}
