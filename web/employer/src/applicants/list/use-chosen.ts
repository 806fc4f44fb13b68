import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { CHOSEN } from './list-filters.ts'
import type { ApplicantItem, ListFrameView } from './load-list.server.ts'

/** So long somebody has to rest on a row before they stand in the pane: whoever is passed by is not opened. */
const REST_MS = 250

interface Place {
  frame: ListFrameView
  page: number
  items: readonly ApplicantItem[]
  /** Who stands beside the list; empty where nobody does. */
  chosenId: string
}

/** Who of a list stands beside it: in the address, so that the way back, a reload and whoever is sent it show the same. */
export function useChosen({ frame, page, items, chosenId }: Place) {
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const [coming, setComing] = useState<ApplicantItem | null>(null)
  const pane = useRef<HTMLElement>(null)
  const isRead = useRef(false)
  const shownId = useRef(chosenId)
  /** Whom the pane shows or is about to. */
  const goal = useRef(chosenId)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  useEffect(() => {
    if (!isIdle) return
    setComing(null)
    goal.current = chosenId
  }, [isIdle, chosenId])
  useEffect(() => {
    if (shownId.current !== chosenId) pane.current?.scrollTo(0, 0)
    shownId.current = chosenId
    if (isRead.current && chosenId) pane.current?.focus({ preventScroll: true })
    isRead.current = false
  }, [chosenId])

  const hrefOf = (id: string): string => {
    const query = { ...frame.query, ...(page > 1 && { page: String(page) }), ...(id && { [CHOSEN]: id }) }
    const search = new URLSearchParams(query).toString()
    return search ? `${frame.address}?${search}` : frame.address
  }
  const go = (item: ApplicantItem, replace: boolean) => {
    clearTimeout(rest.current)
    if (item.id === goal.current) return
    goal.current = item.id
    setComing(item)
    void navigate(hrefOf(item.id), { preventScrollReset: true, replace })
  }
  /** `isByKeys`: reading goes on in the pane. */
  const open = (item: ApplicantItem, isByKeys: boolean) => {
    isRead.current = isByKeys
    if (isByKeys && item.id === chosenId) pane.current?.focus({ preventScroll: true })
    go(item, false)
  }
  /** The keyboard has come to a row. */
  const follow = (id: string) => {
    clearTimeout(rest.current)
    const item = items.find(each => each.id === id)
    if (item) rest.current = setTimeout(() => go(item, goal.current !== ''), REST_MS)
  }
  const close = () => {
    rowLink(chosenId)?.focus({ preventScroll: true })
    void navigate(hrefOf(''), { preventScrollReset: true })
  }
  return { chosenId, coming: isIdle ? null : coming, pane, hrefOf, open, follow, close }
}
export type Chosen = ReturnType<typeof useChosen>

/** The link of a row that is seen: to the pane where there is room for one, to the page elsewhere. */
export const seenLink = (row: Element | null | undefined): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>('a') ?? [])].find(link => link.checkVisibility())

export const rowLink = (id: string): HTMLElement | undefined =>
  seenLink(document.querySelector(`[data-applicant="${CSS.escape(id)}"]`))

/** Whether a link is opened elsewhere, which is the browser’s own. */
export const isNewWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
