import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { TextField } from '@hanap/ui/field'
import { MoreIcon } from '@hanap/ui/icon'
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
  /** Their role was changed just now. */
  isSaved: boolean
  /** Whether the reader may give them another role and remove them. */
  isChangeable: boolean
  /** Why nobody may. */
  lock: string | null
  roles: readonly RoleOption[]
  /** For the owner: the way to make them the owner, and what was wrong with the password. */
  transfer: { error: string | undefined } | null
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
  isSaved,
  isChangeable,
  lock,
  roles,
  transfer,
}: TeamMemberProps) {
  const { t } = usePage()
  return (
    <li className="team-row">
      <div className="flex flex-wrap items-start gap-3">
        <CompanyAvatar name={name} logo={null} />
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
      </div>
      {!isChangeable && (
        <div className={lock ? 'team-fixed team-locked' : 'team-fixed'}>
          <Badge>{role.name}</Badge>
          {lock && <p className="text-sm text-muted">{lock}</p>}
        </div>
      )}
      {isChangeable && (
        <Form method="post" className="team-role">
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="id" value={id} />
          <RoleField
            id={`role-${id}`}
            label={t('employer.roleOf', { name })}
            roles={roles}
            chosen={role.key}
          />
          <Button
            type="submit"
            aria-label={t('resumes.labelled', {
              label: t('common.save'),
              value: t('employer.roleOf', { name }),
            })}
          >
            {t('common.save')}
          </Button>
          {isSaved && (
            <p role="status" className="self-center text-sm text-muted">
              {t('common.saved')}
            </p>
          )}
        </Form>
      )}
      {(isChangeable || transfer) && (
        <details className="team-more" open={transfer?.error !== undefined}>
          <summary>
            <MoreIcon />
            <span className="unseen">{t('resumes.labelled', { label: t('common.menu'), value: name })}</span>
          </summary>
          {isChangeable && (
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
          )}
          {transfer && (
            <Disclosure summary={t('audit.transfer', { name })} isOpen={transfer.error !== undefined}>
              <Form method="post" className="form" noValidate>
                <input type="hidden" name="intent" value="transfer" />
                <input type="hidden" name="id" value={id} />
                <p>{t('audit.transferText', { name })}</p>
                <TextField
                  name="password"
                  id={`password-${id}`}
                  type="password"
                  label={t('auth.password')}
                  autoComplete="current-password"
                  error={transfer.error}
                  required
                />
                <Button type="submit" look="danger">
                  {t('audit.transfer', { name })}
                </Button>
              </Form>
            </Disclosure>
          )}
        </details>
      )}
    </li>
  )
}
