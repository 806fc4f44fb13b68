import { sendFeedback, uploadFiles } from '@hanap/contracts/go/go.calls'
import type { Failure, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { categories } from './categories.ts'

/** What a failed form keeps; files cannot be kept by a page, and are asked for again. */
export interface FeedbackResult {
  isDone: boolean
  errors: Record<string, string>
  values: Record<string, string>
  status: number
}

/** The form's files as a call takes several under one name. */
const filesIn = (form: FormData): Record<string, File> => {
  const files = form.getAll('files').filter((each): each is File => each instanceof File && each.size > 0)
  return Object.fromEntries(files.map((file, at) => [at === 0 ? 'files' : `files.${at + 1}`, file]))
}

/** Sends what the form says, with its files where a person is signed in. */
export const sendFeedbackForm = async (page: PageContext, form: FormData): Promise<FeedbackResult> => {
  const { content = '', category, contact = '' } = formTexts(form)
  const values = { content, contact, category: category ?? '' }
  const refused = ({ errors, status }: Pick<Failure, 'errors' | 'status'>): FeedbackResult => ({
    isDone: false,
    errors: firstErrors(errors),
    values,
    status,
  })
  if (!content.trim())
    return refused({
      errors: { content: [translator(factsOf(page).language)('errors.required')] },
      status: 422,
    })
  const files = page.user ? filesIn(form) : {}
  let fileIds: string[] = []
  if (Object.keys(files).length > 0) {
    const uploaded = await page.call(uploadFiles, { body: {}, files })
    if (!uploaded.ok)
      return refused({ ...uploaded, errors: { files: uploaded.errors.files ?? [uploaded.message] } })
    fileIds = uploaded.data.files.map(({ id }) => id)
  }
  const feedbackCategory = categories.find(each => each === category)
  const sent = await page.call(sendFeedback, {
    body: { content, contact, file_ids: fileIds, ...(feedbackCategory && { category: feedbackCategory }) },
  })
  if (!sent.ok) return refused(sent)
  return { isDone: true, errors: {}, values: {}, status: 200 }
}
