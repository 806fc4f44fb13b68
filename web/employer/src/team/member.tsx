import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Badge, Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { RoleField, type RoleOption } from './role-field.tsx'

interface TeamMemberProps {
  id: string
  name: string
  email: string
  title: string | null
  role: RoleOption
  lastSeen: string
  isSelf: boolean
  /** Whether the reader may give them another role and remove them. */
  isChangeable: boolean
  roles: readonly RoleOption[]
}

/** A member of the team, with what the reader may do about them. */
export function TeamMember({
  id,
  name,
  email,
  title,
  role,
  lastSeen,
  isSelf,
  isChangeable,
  roles,
}: TeamMemberProps) {
  const { t } = usePage()
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">
            <bdi>{name}</bdi> {isSelf && <Badge>{t('employer.you')}</Badge>}
          </h2>
          {title && (
            <p>
              <bdi>{title}</bdi>
            </p>
          )}
          <p className="text-sm">
            <bdi>{email}</bdi>
          </p>
          <p className="text-sm text-muted">{lastSeen}</p>
        </div>
        <Badge tone="accent">{role.name}</Badge>
      </div>
      {isChangeable && (
        <>
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="id" value={id} />
            <RoleField
              id={`role-${id}`}
              label={t('employer.roleOf', { name })}
              roles={roles}
              chosen={role.key}
            />
            <Button type="submit" aria-label={`${t('common.save')}: ${t('employer.roleOf', { name })}`}>
              {t('common.save')}
            </Button>
          </Form>
          <Disclosure summary={t('employer.remove', { name })}>
            <Form method="post" className="form">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={id} />
              <p>{t('employer.removeText')}</p>
              <Button type="submit" look="danger">
                {t('employer.remove', { name })}
              </Button>
            </Form>
          </Disclosure>
        </>
      )}
    </li>
  )
}
