import { SLASH_OFF } from '@hanap/shared/slash-key'
import { useEffect, useState } from 'react'

/** Turns the key that leads to the search field off and on, for this browser. */
export function SlashKey({ heading, label }: { heading: string; label: string }) {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(SLASH_OFF) === null), [])
  const turn = (isTurnedOn: boolean) => {
    setOn(isTurnedOn)
    if (isTurnedOn) localStorage.removeItem(SLASH_OFF)
    else localStorage.setItem(SLASH_OFF, 'yes')
  }
  return (
    <section className="needs-script grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
    </section>
  )
}
