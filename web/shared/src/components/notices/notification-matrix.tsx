import { usePage } from '../page.tsx'

interface NotificationMatrixProps<Channel extends string, Kind extends string> {
  /** With what heads their columns. */
  channels: readonly (readonly [channel: Channel, text: string])[]
  /** With what begins their rows. */
  kinds: readonly (readonly [kind: Kind, text: string])[]
  isOffered: (kind: Kind, channel: Channel) => boolean
  /** The chosen kinds by channel. */
  chosen: Readonly<Record<string, readonly string[]>>
}

/** What a person is told, and where. */
export function NotificationMatrix<Channel extends string, Kind extends string>({
  channels,
  kinds,
  isOffered,
  chosen,
}: NotificationMatrixProps<Channel, Kind>) {
  const { t } = usePage()
  return (
    <table className="matrix">
      <thead>
        <tr>
          <td />
          {channels.map(([channel, text]) => (
            <th key={channel} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(([kind, text]) => (
          <tr key={kind}>
            <th scope="row">{text}</th>
            {channels.map(([channel, channelText]) => (
              <td key={channel}>
                {isOffered(kind, channel) && (
                  <label>
                    <input
                      type="checkbox"
                      name={channel}
                      value={kind}
                      defaultChecked={chosen[channel]?.includes(kind) ?? false}
                      aria-label={t('resumes.labelled', { label: channelText, value: text })}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
