import { NotificationMatrix } from '@hanap/shared/components/notices/notification-matrix'
import { usePage } from '@hanap/shared/components/page'
import { Video } from '@hanap/ui/video'
import { Example, Examples, Section } from './section.tsx'

const channels = ['email', 'in_app'] as const
const kinds = ['interview', 'offer'] as const
const DAY = new Date('2026-11-18T04:00:00Z')

/** What pages of an account have besides: when, in which way, and a film. */
export function AccountParts() {
  const { t, format } = usePage()
  const { day, month } = format.calendarDay(DAY)
  return (
    <Section
      id="account-parts"
      title="Parts of an account"
      rule="A leaf of a calendar leads a line that is about a day. A matrix asks one question of many things: its rows are the things, its columns the ways. A video has the browser’s own controls and is fetched when it is played."
    >
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <Examples>
          <Example of="leaf">
            <span className="day-tile">
              <b>{day}</b>
              {month}
            </span>
          </Example>
          <Example of="without a day">
            <span className="day-tile">
              <b />
            </span>
          </Example>
        </Examples>
        <Video src="/design/none.mp4" poster={null} label={t('video.choose')} />
        <div className="max-sm:col-span-2">
          <NotificationMatrix
            channels={channels.map(channel => [
              channel,
              channel === 'email' ? t('auth.email') : t('privacy.channelSite'),
            ])}
            kinds={kinds.map(kind => [kind, t(`common.stage_${kind}`)])}
            isOffered={(kind, channel) => kind === 'offer' || channel === 'email'}
            chosen={{ email: ['interview'] }}
          />
        </div>
      </div>
    </Section>
  )
}
