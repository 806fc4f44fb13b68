import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckIcon } from '@hanap/ui/icon'
import { FollowIcon } from '@hanap/ui/icons/things'

export interface FollowProps {
  id: string
  company: string
  isFollowed: boolean
  /** Among other acts of a row, of less weight than they. */
  isInRow?: boolean
}

/** Follows a company, or ends that, and returns to where it stands; a visitor logs in between. */
export function Follow({ id, company, isFollowed, isInRow = false }: FollowProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/followed-companies')} data-reload>
      <input type="hidden" name="company_id" value={id} />
      <input type="hidden" name="act" value={isFollowed ? 'unfollow' : 'follow'} />
      <Button
        type="submit"
        {...(isInRow && { size: 'small', look: 'quiet' })}
        aria-pressed={isFollowed}
        aria-label={
          isFollowed
            ? t('resumes.labelled', { label: t('follows.following'), value: company })
            : t('follows.followLabel', { company })
        }
        title={t(isFollowed ? 'follows.unfollow' : 'follows.help')}
      >
        {isFollowed ? <CheckIcon /> : <FollowIcon />}
        {t(isFollowed ? 'follows.following' : 'follows.follow')}
      </Button>
    </form>
  )
}
