import { KeyList } from '@hanap/shared/components/keys/key-list'
import { usePage } from '@hanap/shared/components/page'
import { useEffect } from 'react'

interface KeyHelpProps {
  id: string
  /** There is a list to go through. */
  hasList: boolean
  isOn: boolean
  turn(isOn: boolean): void
}

/** What the keyboard does where jobs are listed and read, open from the start. */
export default function KeyHelp({ id, hasList, isOn, turn }: KeyHelpProps) {
  const { t } = usePage()
  useEffect(() => document.getElementById(id)?.showPopover(), [id])
  const listKeys = [
    ['j', t('search.keyNext')],
    ['k', t('search.keyPrevious')],
  ] as const
  return (
    <KeyList
      id={id}
      keys={[
        ...(hasList ? listKeys : []),
        ['s', t('search.keySave')],
        ['/', t('search.keySearch')],
        ['Esc', t('search.keyClose')],
      ]}
    >
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        <span>{t('applicants.keysOn')}</span>
      </label>
    </KeyList>
  )
}
