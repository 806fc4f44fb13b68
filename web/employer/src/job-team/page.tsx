import { changeJobTeam, readJobTeam } from '@hanap/contracts/recruiters/job-team.calls'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Badge, Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { roleText } from '../recruiter/roles.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const id = args.params.jobId ?? ''
  const { permissions } = await ownMembership(page)
  const { job } = answerOrRedirect(page, await page.call(readJobTeam, { params: { id } }))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), {
      title: t('audit.teamOf', { job: job.job_title }),
      isIndexed: false,
    }),
    job: { id, title: job.job_title, hasTeam: job.has_team },
    isEditor: permissions.includes('edit_jobs'),
    isSaved: new URL(args.request.url).searchParams.has('saved'),
    members: job.members.map(member => ({
      id: member.id,
      name: personName(member.first_name, member.last_name),
      title: member.title,
      role: roleText(member.role, language),
      isRecruiter: member.is_recruiter,
      /** Sees every job's applicants, whatever is chosen. */
      isAlways: member.is_recruiter || member.role === 'owner' || member.role === 'admin',
      isInTeam: member.is_in_team,
    })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.jobId ?? ''
  const form = await args.request.formData()
  const member_ids = form.getAll('member').filter(value => typeof value === 'string')
  const outcome = await page.call(changeJobTeam, { params: { id }, body: { member_ids } })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${factsOf(page).prefix}/jobs/${id}/team?saved`, 303)
}

/** Who sees a job's applicants and chats. */
export default function JobTeam() {
  const { head, job, members, isEditor, isSaved } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href(`/jobs/${job.id}`)}>
        <bdi>{job.title}</bdi>
      </BackLink>
      <h1 className="text-2xl">{t('audit.teamOf', { job: job.title })}</h1>
      {isSaved && (
        <Callout tone="plain">
          <p role="status">{t('audit.teamSaved')}</p>
        </Callout>
      )}
      <div className="desk">
        <p className="desk-lead desk-note">{t('audit.teamText')}</p>
        <Form
          method="post"
          className="desk-main card team-form"
          key={members.map(each => `${each.id}${each.isInTeam}`).join()}
        >
          <fieldset>
            <legend className="font-semibold">
              {t(job.hasTeam ? 'audit.teamChosen' : 'audit.teamEverybody')}
            </legend>
            <ul className="lines">
              {members.map(member => (
                <li key={member.id}>
                  <label className="team-choice">
                    <input
                      type="checkbox"
                      name="member"
                      value={member.id}
                      defaultChecked={member.isInTeam || member.isAlways}
                      disabled={!isEditor || (member.isAlways && !member.isInTeam)}
                    />
                    <span>
                      <bdi className="font-medium">{member.name}</bdi>
                      {member.title && (
                        <span className="block text-sm text-muted">
                          <bdi>{member.title}</bdi>
                        </span>
                      )}
                    </span>
                    <span className="team-choice-marks">
                      {member.isRecruiter && <Badge tone="accent">{t('audit.teamRecruiter')}</Badge>}
                      <Badge>{member.role}</Badge>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          {isEditor && (
            <div className="team-form-end">
              <Button type="submit" look="primary" isBusy={isBusy}>
                {t('common.save')}
              </Button>
            </div>
          )}
        </Form>
      </div>
    </div>
  )
}
