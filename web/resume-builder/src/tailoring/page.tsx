import {
  readDocument,
  readDocumentTailoring,
  updateDocument,
} from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { jobseekerAddress, logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckIcon, PlusIcon } from '@hanap/ui/icon'
import { MeterRing } from '@hanap/ui/lens/rings'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { contentOf } from '../draft/content-of.ts'
import { BesidePaper } from '../look/beside-paper.tsx'
import { placeOf } from '../look/document-place.server.ts'
import { paperOf } from '../look/paper-of.server.ts'
import { withSkill } from './add-skill.ts'
import { NoJob } from './no-job.tsx'
import texts from './page.tsx?texts'
import { savedJobLinks } from './saved-job-links.server.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const id = args.params.id ?? ''
  if (!page.user) throw redirect(logInAddressOf(page, new URL(args.request.url).pathname))
  const [own, tailoring] = await Promise.all([
    page.call(readDocument, { params: { id } }),
    page.call(readDocumentTailoring, { params: { id } }),
  ])
  if (!own.ok || !tailoring.ok) throw notFound()
  const t = translator(language)
  const { job, skills } = tailoring.data
  return {
    head: headOf(page, t('common.brand'), { title: t('builder.tailoring'), isIndexed: false }),
    place: placeOf(page, own.data.document),
    paper: paperOf(page, own.data.document),
    job: job && {
      title: [job.title, job.company].filter(Boolean).join(' · '),
      isOpen: job.is_open,
      href: jobseekerAddress(page, job.url),
      apply: jobseekerAddress(page, `${job.url}/apply?${new URLSearchParams({ document: id })}`),
    },
    jobs: jobseekerAddress(page, '/job-search'),
    saved: job ? [] : await savedJobLinks(page),
    skills,
    texts: textsFor(language, texts),
  }
}

/** Adds what the profile has to what the document says now; anything else is refused. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const id = args.params.id ?? ''
  const path = `${prefix}/documents/${id}/tailoring`
  if (!page.user) return redirect(logInAddressOf(page, path), 303)
  const { skill = '' } = formTexts(await args.request.formData())
  const [own, tailoring] = await Promise.all([
    page.call(readDocument, { params: { id } }),
    page.call(readDocumentTailoring, { params: { id } }),
  ])
  if (!own.ok || !tailoring.ok) throw notFound()
  const { document } = own.data
  const addable = tailoring.data.skills.find(({ name, state }) => name === skill && state === 'in_profile')
  if (!addable) return redirect(path, 303)
  const { sections } = withSkill(contentOf(document), addable.text)
  const outcome = await page.call(updateDocument, {
    params: { id },
    body: { revision: document.revision, changes: { sections } },
  })
  if (outcome.ok) return redirect(path, 303)
  return data({ problem: outcome.message }, { status: outcome.status })
}

/** What a document's job asks for, beside what the document and the profile say. */
export default function TailoringPage() {
  const { head, place, paper, job, jobs, saved, skills } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  const ofState = (state: (typeof skills)[number]['state']) => skills.filter(skill => skill.state === state)
  const named = ofState('named')
  const share = t('resumes.labelled', {
    label: t('builder.tailoringNamed'),
    value: `${named.length}/${skills.length}`,
  })
  return (
    <BesidePaper title={t('builder.tailoring')} place={place} current="/tailoring" paper={paper}>
      <PageHead head={head} />
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      {job ? (
        <>
          <div className="paper-sheet">
            <div className="paper-part">
              <p className="text-lg font-semibold">
                <a href={job.href} data-reload dir="auto">
                  {job.title}
                </a>
              </p>
              <div className="paper-state">
                {skills.length > 0 && (
                  <MeterRing percent={(100 * named.length) / skills.length} label={share} size="large" />
                )}
                <div className="grid gap-1">
                  {skills.length > 0 && <p className="font-semibold">{share}</p>}
                  <p className="text-sm text-muted">
                    {t(skills.length > 0 ? 'builder.tailoringText' : 'builder.tailoringNone')}
                  </p>
                </div>
              </div>
              <p className="paper-acts">
                {job.isOpen ? (
                  <LinkButton look="primary" href={job.apply} data-reload>
                    {t('builder.applyWith')}
                  </LinkButton>
                ) : (
                  t('builder.tailoringClosed')
                )}
              </p>
            </div>
          </div>
          <SkillGroup title={t('builder.tailoringHas')} skills={ofState('in_profile')} isAddable />
          <SkillGroup title={t('builder.tailoringNamed')} skills={named} isNamed />
          <SkillGroup title={t('builder.tailoringMissing')} skills={ofState('missing')} />
        </>
      ) : (
        <NoJob saved={saved} search={jobs} />
      )}
    </BesidePaper>
  )
}

interface SkillGroupProps {
  title: string
  skills: readonly { name: string }[]
  isAddable?: boolean
  isNamed?: boolean
}

function SkillGroup({ title, skills, isAddable = false, isNamed = false }: SkillGroupProps) {
  const { t } = usePage()
  if (skills.length === 0) return null
  return (
    <section className="card skill-group">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="skill-list">
        {skills.map(({ name }) => (
          <li key={name}>
            {isAddable ? (
              <Form method="post">
                <Button
                  type="submit"
                  size="small"
                  name="skill"
                  value={name}
                  aria-label={t('resumes.labelled', { label: t('profile.add'), value: name })}
                >
                  <PlusIcon />
                  <bdi>{name}</bdi>
                </Button>
              </Form>
            ) : (
              <span className={isNamed ? 'skill skill-named' : 'skill'}>
                {isNamed && <CheckIcon />}
                <bdi>{name}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
