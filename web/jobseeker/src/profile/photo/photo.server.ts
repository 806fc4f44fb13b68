import { deleteAvatar, uploadAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { anchorOf, PROFILE_PATH } from '../profile-view.ts'
import type { SaveProfileResult } from '../save-profile.server.ts'

/** Takes the photo away, or another with the square that the form says; without script it says none. */
export const savePhoto = async (page: PageContext, form: FormData): Promise<SaveProfileResult> => {
  const { act, x, y, size } = formTexts(form)
  const file = form.get('avatar')
  const share = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const outcome =
    act === 'remove'
      ? await page.call(deleteAvatar, {})
      : await page.call(uploadAvatar, {
          body: { x: share(x), y: share(y), size: share(size) },
          ...(file instanceof File && file.size > 0 && { files: { avatar: file } }),
        })
  if (outcome.ok) return { to: `${PROFILE_PATH}#${anchorOf('photo')}` }
  const { avatar = outcome.message } = firstErrors(outcome.errors)
  return { errors: { avatar }, values: [], status: outcome.status }
}
