import { documentSectionKinds } from '@hanap/contracts/jobseekers/document-parts'
import { readDocument, updateDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { contentOf } from '../draft/content-of.ts'
import type { SummaryProposal } from '../summary-writer/proposal.ts'
import { proposeSummary } from '../summary-writer/propose-summary.server.ts'
import { afterSectionAct, newSection, withForm } from './changes.ts'
import { withLook } from './with-look.ts'

/** What came of a form: where to go on, or what to say on the page, with what was typed. */
export type DocumentResult =
  | { to: string }
  | {
      status: number
      code: string
      message: string
      typed: DocumentContent | null
      revision: number
      /** All was saved, and a summary asked for. */
      proposal: SummaryProposal | null
    }

const lookNames = ['name', 'template', 'language', 'paper', 'accent', 'size', 'spacing']

const changedBy = (content: DocumentContent, form: FormData): DocumentContent => {
  const act = String(form.get('act') ?? '')
  if (act === 'add-section') {
    const kind = documentSectionKinds.find(each => each === form.get('kind'))
    return kind ? { ...content, sections: [...content.sections, newSection(kind)] } : content
  }
  if (form.has('look')) {
    const choices = lookNames.filter(name => form.has(name))
    const looked = choices.reduce((made, name) => withLook(made, name, String(form.get(name))), content)
    return content.template === 'rirekisho' ? withLook(looked, 'photo', form.has('photo') ? '1' : '') : looked
  }
  return afterSectionAct(withForm(content, form), String(form.get('section') ?? ''), act)
}

/** Saves what one of the editor's forms says, as pages without script send it. */
export const documentAction = async (
  page: PageContext,
  id: string,
  form: FormData,
): Promise<DocumentResult> => {
  const present = await page.call(readDocument, { params: { id } })
  const revision = Number(form.get('revision'))
  if (!present.ok) {
    const { status, code, message } = present
    return { status, code, message, typed: null, revision: 0, proposal: null }
  }
  const typed = changedBy(contentOf(present.data.document), form)
  const refused = (status: number, code: string, message: string): DocumentResult => ({
    status,
    code,
    message,
    typed,
    revision: present.data.document.revision,
    proposal: null,
  })
  if (present.data.document.revision !== revision) return refused(409, 'document_changed', '')
  const outcome = await page.call(updateDocument, { params: { id }, body: { revision, changes: typed } })
  if (!outcome.ok) return refused(outcome.status, outcome.code, outcome.message)
  const proposal = await proposeSummary(page, typed, form)
  if (proposal)
    return { status: 200, code: '', message: '', typed, revision: outcome.data.document.revision, proposal }
  const section = String(form.get('section') ?? '')
  return { to: `/documents/${id}${section && `?open=${section}`}` }
}
