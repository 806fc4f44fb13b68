import { usePage } from '@hanap/shared/components/page'
import { SearchIcon } from '@hanap/ui/icon'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SiteAccess } from '../recruiter/site-access.ts'
import { actCommands, type Command, type CommandGroups, matching, pageCommands } from './commands.ts'
import { groupTexts } from './group-texts.ts'
import { keepRecent, recentCommands } from './recent-commands.ts'
import { useFound } from './use-found.ts'

const LIST = 'command-list'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const useGroups = (query: string, access: SiteAccess): CommandGroups => {
  const { t } = usePage()
  const [recent] = useState(recentCommands)
  const results = useFound(query, access)
  const pages = matching(pageCommands(access, t), query)
  const acts = matching(actCommands(access, t), query)
  const groups: CommandGroups =
    query === ''
      ? [
          ['recent', recent],
          ['acts', acts],
          ['pages', pages],
        ]
      : [
          ['pages', pages],
          ['acts', acts],
          ['jobs', results.jobs],
          ['applicants', results.applicants],
        ]
  return groups.filter(([, commands]) => commands.length > 0)
}

interface CommandDialogProps {
  access: SiteAccess
  onClose: () => void
}

/** Pages, acts, jobs and applicants by a few letters, with the keyboard alone (a combobox of ARIA). */
export function CommandDialog({ access, onClose }: CommandDialogProps) {
  const { t } = usePage()
  const ref = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const groups = useGroups(typed.trim().slice(0, 100), access)
  const count = groups.reduce((sum, [, { length }]) => sum + length, 0)
  const current = Math.min(active, count - 1)
  useEffect(() => {
    ref.current?.showModal()
    input.current?.focus()
  }, [])
  // Only a closed dialog gives the focus back; one taken out of the page loses it.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    if (current >= 0) document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    const step = steps[event.key]
    if (step !== undefined) setActive((current + step + count) % count)
    else if (event.key === 'Enter') document.getElementById(optionId(current))?.click()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same act
    <dialog
      ref={ref}
      className="dialog command-dialog"
      aria-label={t('commands.heading')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="command-field">
        <SearchIcon />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('commands.label')}
          aria-expanded={count > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(current) : undefined}
          placeholder={t('commands.label')}
          value={typed}
          maxLength={100}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
        />
      </div>
      <CommandList groups={groups} current={current} onOpen={onClose} />
      <p className="unseen" role="status">
        {typed && t('commands.found', { count })}
      </p>
      {count === 0 && <p className="p-4 text-muted">{t('commands.none')}</p>}
      <p className="command-keys">{t('commands.keys')}</p>
    </dialog>
  )
}

const optionId = (at: number) => `command-${at}`

interface CommandListProps {
  groups: CommandGroups
  current: number
  onOpen: () => void
}

function CommandList({ groups, current, onOpen }: CommandListProps) {
  const { t } = usePage()
  let at = -1
  return (
    <div id={LIST} role="listbox" aria-label={t('commands.heading')} className="command-list">
      {groups.map(([group, commands]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box
        <div key={group} role="group" aria-labelledby={`commands-${group}`}>
          <p id={`commands-${group}`}>{t(groupTexts[group])}</p>
          {commands.map(command => {
            at += 1
            return (
              <CommandOption
                key={command.path}
                id={optionId(at)}
                command={command}
                isActive={at === current}
                onOpen={onOpen}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface CommandOptionProps {
  id: string
  command: Command
  isActive: boolean
  onOpen: () => void
}

function CommandOption({ id, command, isActive, onOpen }: CommandOptionProps) {
  const { href } = usePage()
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href(command.path)}
      onClick={() => {
        keepRecent(command)
        onOpen()
      }}
    >
      <bdi>{command.text}</bdi> {command.note && <bdi className="command-note">{command.note}</bdi>}
    </a>
  )
}
