import {
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
  transferOwnership,
} from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { roleText } from '../recruiter/roles.server.ts'
import { TeamMember } from './member.tsx'
import texts from './page.tsx?texts'
import { JoinRequest, PendingInvitation } from './people.tsx'
import { RoleField } from './role-field.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  const team = answerOrRedirect(page, await page.call(listMembers, {}))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const owners = team.members.filter(member => member.role === 'owner')
  const onlyOwner = owners.length === 1 ? owners[0] : undefined
  const named = (role: string) => ({ key: role, name: roleText(role, language) })
  return {
    head: headOf(page, t('employer.title'), { title: t('employer.team'), isIndexed: false }),
    roles: team.roles.map(named),
    isOwner: team.members.some(member => member.is_self && member.role === 'owner'),
    members: team.members.map(member => ({
      id: member.id,
      name: personName(member.first_name, member.last_name),
      email: member.email,
      title: member.title,
      role: named(member.role),
      lastSeen: unbroken(t('security.lastSeen', { when: format.dateTime(member.last_active_at) })),
      isSelf: member.is_self,
      isChangeable: member.is_changeable && member !== onlyOwner,
      lock: member === onlyOwner && member.is_self ? t('errors.last_owner') : null,
    })),
    requests: team.requests.map(({ id, first_name, last_name, email, title, asked_at }) => ({
      id,
      name: personName(first_name, last_name),
      email,
      title,
      askedOn: t('employer.askedOn', { date: format.date(asked_at) }),
    })),
    invitations: team.invitations.map(({ id, email, role, expires_at, is_changeable }) => ({
      id,
      email,
      role: roleText(role, language),
      until: t('employer.invitedUntil', { date: format.date(expires_at) }),
      isChangeable: is_changeable,
    })),
    texts: textsFor(language, texts),
  }
}

const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const

/** Invites, or changes, lets in, removes, turns down and takes back whom `id` names. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const fields = formTexts(await args.request.formData())
  const { intent, id = '', email = '' } = fields
  const role = roles.find(each => each === fields.role) ?? 'viewer'
  const outcome =
    intent === 'invite'
      ? await page.call(inviteMember, { body: { email, role } })
      : intent === 'remove'
        ? await page.call(removeMember, { params: { id } })
        : intent === 'transfer'
          ? await page.call(transferOwnership, { params: { id }, body: { password: fields.password ?? '' } })
          : await page.call(changeMember, { params: { id }, body: { role } })
  if (!outcome.ok) {
    const errors = firstErrors(outcome.errors)
    return data({ invited: null, intent, id, email, role, errors }, { status: outcome.status })
  }
  // What else was done shows by itself.
  if (intent !== 'invite' && intent !== 'change') return redirect(`${factsOf(page).prefix}/members`, 303)
  const invited = intent === 'invite' ? email : null
  return data({ invited, intent, id, email: '', role, errors: {} as Record<string, string> })
}

/** Errors by the ids of the fields that they are of: each member has a form of their own. */
const atTheirFields = (errors: Record<string, string>, acted: { intent?: string; id: string } | undefined) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [
      acted?.id && (name === 'role' || name === 'password') ? `${name}-${acted.id}` : name,
      text,
    ]),
  )

const hasErrors = (errors: Record<string, string>) => Object.keys(errors).length > 0

export default function Team() {
  const { head, roles, members, requests, invitations, isOwner } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('employer.team')}</h1>
        <LinkButton size="small" href={href('/company/audit-log')}>
          {t('audit.heading')}
        </LinkButton>
      </div>
      <ErrorSummary
        errors={atTheirFields(acted?.errors ?? {}, acted)}
        labels={{
          [`role-${acted?.id}`]: t('employer.role'),
          [`password-${acted?.id}`]: t('auth.password'),
          email: t('auth.email'),
          role: t('employer.role'),
        }}
      />
      {acted?.invited && (
        <Callout tone="plain">
          <p role="status">{t('employer.inviteSent', { email: acted.invited })}</p>
        </Callout>
      )}
      {requests.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">{t('employer.requestsHeading')}</h2>
          <ul className="grid gap-3">
            {requests.map(request => (
              <JoinRequest key={request.id} {...request} roles={roles} />
            ))}
          </ul>
        </section>
      )}
      <ul className="card lines">
        {members.map(member => (
          <TeamMember
            key={`${member.id} ${member.role.key}`}
            {...member}
            isSaved={acted?.intent === 'change' && acted.id === member.id && !hasErrors(acted.errors)}
            roles={roles}
            transfer={
              isOwner && !member.isSelf
                ? {
                    error:
                      acted?.intent === 'transfer' && acted.id === member.id
                        ? acted.errors.password
                        : undefined,
                  }
                : null
            }
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">{t('employer.invitationsHeading')}</h2>
          <ul className="grid gap-3">
            {invitations.map(invitation => (
              <PendingInvitation key={invitation.id} {...invitation} />
            ))}
          </ul>
        </section>
      )}
      <InviteForm />
    </div>
  )
}

function InviteForm() {
  const { roles } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const acted = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section className="card p-5">
      <Form method="post" className="form team-invite" noValidate key={acted?.invited ?? 'invite'}>
        <h2 className="text-lg">{t('employer.inviteHeading')}</h2>
        <input type="hidden" name="intent" value="invite" />
        <EmailField
          label={t('auth.email')}
          autoComplete="off"
          defaultValue={acted?.email}
          error={acted?.errors.email}
        />
        <RoleField id="role" label={t('employer.role')} roles={roles} chosen={acted?.role ?? 'recruiter'} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('employer.inviteSubmit')}
        </Button>
      </Form>
    </section>
  )
}
