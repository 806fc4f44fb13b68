import { documentSectionKinds, MAX_DOCUMENT_SECTIONS } from '@hanap/contracts/jobseekers/document-parts'
import { compareDocument, previewDocument, readDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { languageNameIn } from '@hanap/i18n/language-name'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { logInPath } from '@hanap/shared/session/session'
import { Button } from '@hanap/ui/button'
import { FormField } from '@hanap/ui/field'
import { Callout } from '@hanap/ui/surface'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { designs } from '../look/design-names.ts'
import { DocumentHead } from '../look/document-head.tsx'
import { placeOf } from '../look/document-place.server.ts'
import type { SummaryProposal } from '../summary-writer/proposal.ts'
import { summaryWriting } from '../summary-writer/propose-summary.server.ts'
import { WriterPart } from '../summary-writer/writer-part.tsx'
import { controlId } from './anchors.ts'
import { addableKinds, fieldName, newSection, withEntry } from './changes.ts'
import { documentAction } from './document-action.server.ts'
import { kindNames } from './field-labels.ts'
import { LookForm } from './look-form.tsx'
import { type MovedPart, MoveNote } from './move-note.tsx'
import texts from './page.tsx?texts'
import { Preview } from './preview.tsx'
import { ProfileChanged } from './profile-changed.tsx'
import { SaveNote } from './save-note.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionRail } from './section-rail.tsx'
import { useDocument } from './use-document.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  const url = new URL(args.request.url)
  if (!page.user) throw redirect(logInAddressOf(page, url.pathname))
  const [outcome, compared, writing] = await Promise.all([
    page.call(readDocument, { params: { id } }),
    page.call(compareDocument, { params: { id } }),
    summaryWriting(page),
  ])
  if (!outcome.ok) throw notFound()
  const { document } = outcome.data
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), {
      title: document.name || t('builder.title'),
      isIndexed: false,
    }),
    document,
    writing,
    openSection: url.searchParams.get('open'),
    place: placeOf(page, document),
    preview: `${previewDocument.path.replace('{id}', id)}?revision=${document.revision}`,
    differences: `${prefix}/documents/${id}/differences`,
    isProfileChanged: compared.ok && compared.data.is_profile_changed,
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const id = args.params.id ?? ''
  if (!page.user) return redirect(logInAddressOf(page, `${prefix}/documents/${id}`), 303)
  const acted = await documentAction(page, id, await args.request.formData())
  if ('to' in acted) return redirect(prefix + acted.to, 303)
  if (acted.typed === null) throw notFound()
  return data(acted, { status: acted.status })
}

/** Where a document is written: fields beside the pages that come of them. */
export default function DocumentPage() {
  const { document } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <Editor
      key={acted ? `typed ${acted.revision}` : document.id}
      typed={acted?.typed ?? null}
      revision={acted?.revision ?? document.revision}
      problem={acted && !acted.proposal ? acted : null}
      proposal={acted?.proposal ?? null}
    />
  )
}

interface EditorProps {
  /** What a form said that could not be saved. */
  typed: DocumentContent | null
  revision: number
  problem: { code: string; message: string } | null
  /** What came of asking for a summary without script. */
  proposal: SummaryProposal | null
}

function Editor({ typed, revision, problem, proposal }: EditorProps) {
  const view = useLoaderData<typeof loader>()
  const { t, language } = usePage()
  const editor = useDocument({ ...view.document, ...typed, revision })
  const { content, change } = editor
  const [opened, setOpened] = useState(proposal?.section ?? view.openSection)
  const [moved, setMoved] = useState<MovedPart | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const { sections } = content

  // What was typed before the page was React's.
  useEffect(() => {
    for (const control of fields.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[data-part]',
    ) ?? []) {
      const [section = '', entry = '', field = ''] = control.dataset.part?.split(' ') ?? []
      const { value } = control
      change(before => withEntry(before, section, entry, { [field]: value }))
    }
  }, [change])

  const addSection = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const kind = documentSectionKinds.find(each => each === new FormData(event.currentTarget).get('kind'))
    if (!kind) return
    const section = newSection(kind)
    change(before => ({ ...before, sections: [...before.sections, section] }))
    setOpened(section.id)
  }

  return (
    <div className="document-page builder">
      <PageHead head={view.head} />
      <div className="builder-top">
        <DocumentHead place={view.place} current="" name={content.name || t('builder.title')} />
        <div className="builder-tools">
          <SaveNote editor={editor} logInHref={logInPath(view.place.home)} />
          <fieldset className="builder-tabs">
            <legend className="unseen">{t('builder.view')}</legend>
            <label>
              <input type="radio" name="pane" id="pane-edit" defaultChecked />
              {t('builder.edit')}
            </label>
            <label>
              <input type="radio" name="pane" id="pane-preview" />
              {t('making.preview')}
            </label>
          </fieldset>
        </div>
      </div>
      {problem && (
        <Callout tone="warning">
          <p role="alert">
            {problem.code === 'document_changed' ? t('builder.changedMeanwhile') : problem.message}
          </p>
        </Callout>
      )}
      {view.isProfileChanged && <ProfileChanged href={view.differences} />}
      <div className="builder-columns">
        <SectionRail sections={sections} current={opened} onChoose={setOpened} />
        <div className="builder-fields" ref={fields}>
          <LookForm content={content} revision={revision} change={change} />
          {sections.map((section, at) => {
            const formId = `form-${section.id}`
            const [entry] = section.entries
            return (
              <SectionCard
                key={section.id}
                section={section}
                revision={revision}
                isFirst={at === 0 || sections[at - 1]?.kind === 'heading'}
                isLast={at === sections.length - 1}
                isOpen={section.id === opened || section.kind === 'heading'}
                change={change}
                onMove={setMoved}
                formId={formId}
              >
                {view.writing && section.kind === 'summary' && entry && (
                  <WriterPart
                    writing={view.writing}
                    language={content.language}
                    revision={revision}
                    sectionId={section.id}
                    formId={formId}
                    field={{
                      id: controlId(section.id, entry.id, 'text'),
                      name: fieldName(entry.id, 'text'),
                      value: entry.text,
                    }}
                    answered={proposal}
                    take={text => change(before => withEntry(before, section.id, entry.id, { text }))}
                  />
                )}
              </SectionCard>
            )
          })}
          <MoveNote part={moved} sections={sections} />
          {sections.length < MAX_DOCUMENT_SECTIONS && (
            <form method="post" className="builder-bar" onSubmit={addSection} data-reload>
              <input type="hidden" name="revision" value={revision} />
              <FormField id="new-kind" name="new-kind" label={t('builder.addSection')}>
                <select className="input" id="new-kind" name="kind">
                  {addableKinds(content, documentSectionKinds).map(kind => (
                    <option key={kind} value={kind}>
                      {t(kindNames[kind])}
                    </option>
                  ))}
                </select>
              </FormField>
              <Button type="submit" name="act" value="add-section" className="self-end">
                {t('profile.add')}
              </Button>
            </form>
          )}
        </div>
        <Preview
          first={view.preview}
          picture={editor.preview}
          hasFailed={editor.hasPreviewFailed}
          text={t('making.previewText', {
            template: t(designs[content.template].name),
            language: languageNameIn(content.language, language),
          })}
        />
      </div>
    </div>
  )
}
