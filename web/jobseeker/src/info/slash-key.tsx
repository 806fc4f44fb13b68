import { SLASH_OFF } from '@hanap/shared/page/slash-key'
import { siteStorage } from '@hanap/shared/session/storage'
import { useEffect, useState } from 'react'

/** Turns the key that leads to the search field off and on, for this browser. */
export function SlashKey({ heading, label }: { heading: string; label: string }) {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(siteStorage.get(SLASH_OFF) === null), [])
  const turn = (isTurnedOn: boolean) => {
    setOn(isTurnedOn)
    if (isTurnedOn) siteStorage.remove(SLASH_OFF)
    else siteStorage.set(SLASH_OFF, 'yes')
  }
  return (
    <section className="with-script grid gap-1" data-router="idle">
      <h3 className="text-lg">{heading}</h3>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
    </section>
  )
}
