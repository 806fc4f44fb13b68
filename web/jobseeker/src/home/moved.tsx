import { ArrowIcon } from '@hanap/ui/icon'
import { AppliedIcon, ChatIcon, InterviewsIcon, JobAlertIcon } from '@hanap/ui/icons/navigation'
import type { MovedView } from './home-view.ts'

const icons = {
  interview: InterviewsIcon,
  applications: AppliedIcon,
  chats: ChatIcon,
  alerts: JobAlertIcon,
} as const

/** What has happened since the seeker last looked, each a way there. */
export function Moved({ moved }: { moved: readonly MovedView[] }) {
  return (
    <ul className="moved">
      {moved.map(({ kind, text, notes, href }) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <a href={href}>
              <span className="notice-icon">
                <Icon />
              </span>
              <span className="grid min-w-0 flex-1">
                <b>{text}</b>
                {notes.map(note => (
                  <span key={note} className="line-clamp-2 text-sm break-keep text-muted">
                    <bdi>{note}</bdi>
                  </span>
                ))}
              </span>
              <ArrowIcon />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
