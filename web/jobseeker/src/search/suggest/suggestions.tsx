import type { AnswerOf } from '@hanap/contracts/call'
import { suggestSearches } from '@hanap/contracts/companies/companies.calls'
import type { MessageKey } from '@hanap/i18n/message-key'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EarlierSearch } from '../recent/kept-searches.ts'
import { clearSearches, earlierSearches } from '../recent/recent-searches.ts'
import { placeUnder } from './place-under.ts'

type SuggestionsAnswer = AnswerOf<typeof suggestSearches>
type SuggestedKind = keyof SuggestionsAnswer

/** What is suggested, and the heading over it. */
export type KindWithTitle = readonly [kind: SuggestedKind, title: MessageKey]

/** What assistive technology is told of the list under a field. */
export interface ListState {
  /** Options to be seen; 0 while it is closed. */
  count: number
  /** The option that Enter would choose. */
  activeId: string | undefined
}

/** Keys of what is said of earlier searches. */
export interface EarlierTexts {
  title: 'search.recent'
  clear: 'search.recentClear'
}

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  /** The field's. */
  name: string
  id: string
  kinds: readonly KindWithTitle[]
  /** Of the list. */
  label: string
  earlierTexts: EarlierTexts
  onList(state: ListState): void
}

/** Until the next key of somebody who types fast. */
const PAUSE_MS = 120
/** Of one kind beside others, and where it is alone. */
const SIZES = { beside: 4, alone: 8 }

/** The list under a field: what the visitor may mean, and where it leads. */
export default function Suggestions({
  field,
  name,
  id,
  kinds,
  label,
  earlierTexts,
  onList,
}: SuggestionsProps): ReactNode {
  const { t, href, user, format } = usePage()
  const isSeeker = user !== null
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<SuggestionsAnswer>()
  const [earlier, setEarlier] = useState<readonly EarlierSearch[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const asking = useRef(new AbortController())
  const answers = useRef(new Map<string, SuggestionsAnswer>())
  const groups =
    earlier.length > 0
      ? [earlierGroup(earlierTexts.title, earlier)]
      : kinds.map(([kind, title]) => ({ kind, title, suggestions: answer?.[kind] ?? [] }))
  const options = groups.flatMap(({ kind, suggestions }) => suggestions.map(each => ({ kind, ...each })))

  const count = options.length + (earlier.length > 0 ? 1 : 0)

  const close = () => {
    asking.current.abort()
    setOpen(false)
    setActive(-1)
  }

  const show = (suggestions: SuggestionsAnswer) => {
    setAnswer(suggestions)
    setEarlier([])
    setActive(-1)
    setOpen(kinds.some(([kind]) => suggestions[kind].length > 0))
  }

  /** Before anything is typed: what was searched for earlier. */
  const showEarlier = async (signal: AbortSignal) => {
    const searches = name === 'query' ? await earlierSearches(isSeeker, signal) : []
    if (signal.aborted) return
    if (searches.length === 0) return close()
    setEarlier(searches)
    setActive(-1)
    setOpen(true)
  }

  const ask = async (text: string) => {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    if (!text) return showEarlier(signal)
    const cached = answers.current.get(text)
    if (cached) return show(cached)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    if (signal.aborted) return
    const size = String(kinds.length > 1 ? SIZES.beside : SIZES.alone)
    const outcome = await call(suggestSearches, { query: { query: text, size } }, { signal })
    if (signal.aborted) return
    if (!outcome.ok) return close()
    answers.current.set(text, outcome.data)
    show(outcome.data)
  }

  const choose = (index: number) => {
    const option = options[index]
    const form = field.current?.form
    if (!option && earlier.length > 0) {
      close()
      setEarlier([])
      clearSearches(isSeeker)
    }
    if (!option || !form) return
    const isKeptHere = option.kind === 'earlier' && !isSeeker
    const target = new URL(isKeptHere ? option.url : href(option.url), location.href)
    const other = otherField(name, option.kind)
    const text = other && new FormData(form).get(other)
    if (other && typeof text === 'string' && text.trim()) target.searchParams.set(other, text.trim())
    close()
    form.reset()
    navigate(target.pathname + target.search)
  }

  const onInput = useEffectEvent(() => ask(field.current?.value.trim() ?? ''))
  const onFocus = useEffectEvent(() => {
    if (!field.current?.value.trim()) ask('')
  })
  const onLeave = useEffectEvent(close)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      // One place more than there are options: the field itself.
      const places = count + 1
      if (isOpen) setActive(((active + 1 + step + places) % places) - 1)
      else onInput()
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (isOpen && active >= 0) {
        event.preventDefault()
        choose(active)
      } else close()
    }
  })
  const onPress = useEffectEvent((event: MouseEvent) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (!option) return
    choose(Number(option.dataset.index))
    field.current?.blur()
  })
  useEffect(() => {
    const input = field.current
    const box = list.current
    if (!input || !box) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('keydown', onKeyDown, { signal })
    input.addEventListener('focus', onFocus, { signal })
    input.addEventListener('blur', onLeave, { signal })
    // The field keeps the focus while an option is pressed.
    box.addEventListener('mousedown', event => event.preventDefault(), { signal })
    box.addEventListener('click', onPress, { signal })
    // Typed while this list was on its way.
    if (input === document.activeElement) {
      if (input.value !== input.defaultValue) onInput()
      else onFocus()
    }
    return () => {
      listening.abort()
      asking.current.abort()
    }
  }, [field])
  useEffect(() => {
    onList({ count: isOpen ? count : 0, activeId: active < 0 ? undefined : `${id}-${active}` })
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [onList, isOpen, count, active, id])
  useEffect(() => {
    list.current?.togglePopover(isOpen)
    const { visualViewport } = window
    if (!isOpen || !visualViewport) return
    const place = () => placeUnder(field.current, list.current)
    place()
    visualViewport.addEventListener('resize', place)
    return () => visualViewport.removeEventListener('resize', place)
  }, [field, isOpen])

  let index = -1
  return (
    <div ref={list} id={id} className="suggestions" role="listbox" aria-label={label} popover="manual">
      {groups
        .filter(({ suggestions }) => suggestions.length > 0)
        .map(({ kind, title, suggestions }) => (
          <fieldset key={kind} aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation">
              {t(title)}
            </div>
            {suggestions.map(each => {
              index += 1
              const own = index
              return (
                <div
                  key={each.url}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === active}
                  tabIndex={-1}
                  data-index={own}
                >
                  <span>
                    <bdi>{marked(each.value, each.highlights)}</bdi>
                    {each.detail && <small>{each.detail}</small>}
                  </span>
                  {kind === 'earlier' ? (
                    each.count > 0 && <small>+{format.number(each.count)}</small>
                  ) : (
                    <small>{t('search.results', { count: each.count })}</small>
                  )}
                </div>
              )
            })}
          </fieldset>
        ))}
      {earlier.length > 0 && (
        <div
          id={`${id}-${options.length}`}
          role="option"
          aria-selected={active === options.length}
          tabIndex={-1}
          data-index={options.length}
        >
          {t(earlierTexts.clear)}
        </div>
      )}
    </div>
  )
}

const earlierGroup = (title: EarlierTexts['title'], searches: readonly EarlierSearch[]) => ({
  kind: 'earlier' as const,
  title,
  suggestions: searches.map(({ value, url, newCount = 0 }) => ({
    value,
    url,
    count: newCount,
    highlights: [],
    detail: null,
  })),
})

/** The form's field that narrows down what was chosen in another one. */
const otherField = (name: string, kind: SuggestedKind | 'earlier'): 'query' | 'location' | undefined => {
  if (name === 'location') return 'query'
  return kind === 'job_titles' || kind === 'skills' ? 'location' : undefined
}

/** A text with the parts that were typed told apart. */
const marked = (text: string, highlights: readonly (readonly [number, number])[]): ReactNode[] => {
  let last = 0
  const parts = highlights.flatMap(([from, to]) => {
    const before = text.slice(last, from)
    last = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return [...parts, text.slice(last)]
}
