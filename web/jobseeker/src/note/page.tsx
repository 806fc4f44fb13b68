import { deleteJobNote, readJobNote, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { idIn } from '../jobs/job-id.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { refererPath } from '../redirects/redirect.server.ts'
import { noteField } from './job-note.person.tsx'
import texts from './page.tsx?texts'

const open = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const segment = args.params.job ?? ''
  if (!page.user) throw redirect(logInAddress(prefix, addressOf(page, segment)))
  const outcome = await page.call(readJobNote, { params: { id: idIn(segment) } })
  if (!outcome.ok) throw outcome.status === 404 ? notFound() : data(null, { status: outcome.status })
  return { page, ...outcome.data }
}

const addressOf = (page: PageContext, segment: string) =>
  `${factsOf(page).prefix}/job/${encodeURIComponent(segment)}/note`

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, job, note } = await open(args)
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.note'), isIndexed: false }),
    job: { title: job.job_title, href: prefix + job.job_url },
    text: note?.text ?? '',
    texts: textsFor(language, texts),
  }
}

/** Keeps the note, or deletes it, and returns to where its field stood. */
export const action = async (args: ActionFunctionArgs) => {
  const { page, job } = await open(args)
  const { act, text = '' } = formTexts(await args.request.formData())
  // Forms send line breaks as two characters, fields count them as one.
  const typed = text.replaceAll('\r\n', '\n').trim()
  const isDeleted = act === 'delete' || typed === ''
  const outcome = isDeleted
    ? await page.call(deleteJobNote, { params: { id: job.id } })
    : await page.call(writeJobNote, { params: { id: job.id }, body: { text: typed } })
  if (!outcome.ok)
    return data({ errors: firstErrors(outcome.errors), text: typed }, { status: outcome.status })
  const from = refererPath(page, args.request)
  const own = encodeURI(factsOf(page).prefix + job.job_url)
  const back = from === undefined || from.endsWith('/note') ? own : from
  return redirect(`${back}#${noteField(job.id)}`, 303)
}

/** Where a note's form leads without script when something is wrong with it. */
export default function NotePage() {
  const { head, job, text } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const result = useActionData<typeof action>()
  const errors: Record<string, string> = result?.errors ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <header className="grid gap-1">
        <h1 className="text-2xl">{t('personal.note')}</h1>
        <p>
          <a className="lone" href={job.href} dir="auto">
            {job.title}
          </a>
        </p>
      </header>
      <form method="post" className="form" data-reload>
        <ErrorSummary errors={errors} labels={{ text: t('personal.note') }} />
        <TextArea
          name="text"
          label={t('personal.note')}
          help={t('personal.noteHelp')}
          error={errors.text}
          defaultValue={result?.text ?? text}
          maxLength={2000}
          rows={8}
          dir="auto"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {t('personal.noteSave')}
          </Button>
          {text !== '' && (
            <Button type="submit" look="quiet" name="act" value="delete">
              {t('personal.noteDelete')}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
