import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { RoleField, type RoleOption } from './role-field.tsx'

interface JoinRequestProps {
  id: string
  name: string
  email: string
  title: string | null
  askedOn: string
  roles: readonly RoleOption[]
}

/** Somebody who asks to be of the company. */
export function JoinRequest({ id, name, email, title, askedOn, roles }: JoinRequestProps) {
  const { t } = usePage()
  return (
    <li className="card grid gap-3 p-4">
      <div>
        <h3 className="text-base font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {title && (
          <p>
            <bdi>{title}</bdi>
          </p>
        )}
        <p className="text-sm">
          <bdi>{email}</bdi>
        </p>
        <p className="text-sm text-muted">{askedOn}</p>
      </div>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <RoleField
          id={`role-${id}`}
          label={t('employer.roleOf', { name })}
          roles={roles}
          chosen="recruiter"
        />
        <Button type="submit" name="intent" value="change" look="primary">
          {t('employer.letIn', { name })}
        </Button>
        <Button type="submit" name="intent" value="remove">
          {t('employer.turnDown', { name })}
        </Button>
      </Form>
    </li>
  )
}

interface InvitationProps {
  id: string
  email: string
  role: string
  until: string
  isChangeable: boolean
}

/** An address whose invitation nobody has taken up yet. */
export function PendingInvitation({ id, email, role, until, isChangeable }: InvitationProps) {
  const { t } = usePage()
  return (
    <li className="card grid justify-items-start gap-3 p-4">
      <div className="flex w-full flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-semibold">
            <bdi>{email}</bdi>
          </h3>
          <p className="text-sm text-muted">{until}</p>
        </div>
        <Badge>{role}</Badge>
      </div>
      {isChangeable && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit">{t('employer.takeBack', { name: email })}</Button>
        </Form>
      )}
    </li>
  )
}
