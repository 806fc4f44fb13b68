import { KeyList, KeyListButton, toggleKeyList } from '@hanap/shared/components/keys/key-list'
import { usePage } from '@hanap/shared/components/page'
import { siteStorage } from '@hanap/shared/session/storage'
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { KeyboardIcon } from '../icons/nav-icons.tsx'
import { isHandle } from './route-handle.ts'

const ID = 'site-keys'
/** The name under which a browser stores that single keys do nothing here. */
const KEYS_OFF = 'site-keys-off'
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog'

/** What the keyboard does on every page; a page with keys of its own has its own list. */
export function SiteKeys() {
  const { t } = usePage()
  const handle = useMatches().at(-1)?.handle
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(siteStorage.get(KEYS_OFF) === null), [])
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey, isComposing, target }: KeyboardEvent) => {
      if (key !== '?' || !isOn || altKey || ctrlKey || metaKey || isComposing) return
      if (target instanceof Element && target.closest(FIELDS)) return
      if (!document.querySelector('main .key-list')) toggleKeyList(ID)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  const turn = (isTurnedOn: boolean) => {
    setIsOn(isTurnedOn)
    if (isTurnedOn) siteStorage.remove(KEYS_OFF)
    else siteStorage.set(KEYS_OFF, 'yes')
  }
  return (
    <div className="site-keys wide-only">
      <KeyListButton id={(isHandle(handle) && handle.keyList) || ID} icon={<KeyboardIcon />} />
      <KeyList
        id={ID}
        isOpenedElsewhere
        keys={[
          ['Ctrl K, ⌘ K', t('commands.open')],
          ['/', t('commands.submit')],
        ]}
      >
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
          <span>{t('applicants.keysOn')}</span>
        </label>
      </KeyList>
    </div>
  )
}
