import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { ShareIcon } from '@hanap/ui/icon'
import { shareLink } from '../jobs/share-link.ts'
import { Follow, type FollowProps } from './follow.tsx'

/** Follow and share. */
export function CompanyActs({ url, ...follow }: FollowProps & { url: string }) {
  const { t } = usePage()
  return (
    <>
      <Follow {...follow} />
      <Button
        look="quiet"
        size="icon"
        aria-label={t('common.share')}
        className="with-script"
        onClick={() => shareLink({ url, title: follow.company, copied: t('common.linkCopied') })}
      >
        <ShareIcon />
      </Button>
    </>
  )
}
