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
import { Callout, Card } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { contentOf } from '../editor/changes.ts'
import { withSkill } from './add-skill.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
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
    name: own.data.document.name || t('builder.title'),
    back: `${prefix}/documents/${id}`,
    job: job && {
      title: [job.title, job.company].filter(Boolean).join(' · '),
      isOpen: job.is_open,
      href: jobseekerAddress(page, job.url),
      apply: jobseekerAddress(page, `${job.url}/apply?${new URLSearchParams({ document: id })}`),
    },
    jobs: jobseekerAddress(page, '/job-search'),
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
  const { head, name, back, job, jobs, skills } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  const ofState = (state: (typeof skills)[number]['state']) => skills.filter(skill => skill.state === state)
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="grid gap-2">
        <p>
          <a className="lone" href={back} dir="auto">
            {name}
          </a>
        </p>
        <h1 className="text-2xl">{t('builder.tailoring')}</h1>
        {job ? (
          <p className="text-lg font-semibold wrap-anywhere">
            <a className="lone" href={job.href} data-reload dir="auto">
              {job.title}
            </a>
          </p>
        ) : (
          <p>
            {t('builder.tailoringNoJob')}{' '}
            <a href={jobs} data-reload>
              {t('common.findJobs')}
            </a>
          </p>
        )}
      </div>
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      {job && (
        <>
          <p className="text-muted">
            {t(skills.length > 0 ? 'builder.tailoringText' : 'builder.tailoringNone')}
          </p>
          <SkillGroup title={t('builder.tailoringHas')} skills={ofState('in_profile')} isAddable />
          <SkillGroup title={t('builder.tailoringNamed')} skills={ofState('named')} />
          <SkillGroup title={t('builder.tailoringMissing')} skills={ofState('missing')} />
          <p className="flex flex-wrap gap-3">
            {job.isOpen ? (
              <LinkButton look="primary" href={job.apply} data-reload>
                {t('builder.applyWith')}
              </LinkButton>
            ) : (
              t('builder.tailoringClosed')
            )}
            <LinkButton href={back}>{t('builder.edit')}</LinkButton>
          </p>
        </>
      )}
    </div>
  )
}

interface SkillGroupProps {
  title: string
  skills: readonly { name: string }[]
  isAddable?: boolean
}

function SkillGroup({ title, skills, isAddable = false }: SkillGroupProps) {
  const { t } = usePage()
  if (skills.length === 0) return null
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ name }) => (
          <li key={name} className="flex items-center gap-2">
            <bdi>{name}</bdi>
            {isAddable && (
              <Form method="post">
                <Button
                  type="submit"
                  size="small"
                  name="skill"
                  value={name}
                  aria-label={`${t('profile.add')}: ${name}`}
                >
                  {t('profile.add')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
