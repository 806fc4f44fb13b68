import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Lets the router follow plain links and send plain GET forms, so that pages are written as HTML and cost the
 * server nothing more. `data-reload` on an element or around it leaves it to the browser. As after a browser's own
 * navigation, reading goes on at the head of the new page, also where an act took away what had the focus.
 */
export function useRouterLinks(): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isFollowed = useRef(false)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const isLost = document.activeElement === document.body
    if (heading && key !== FIRST && (isFollowed.current || isLost)) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    isFollowed.current = false
  }, [key])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !isOurs(link)) return
      event.preventDefault()
      // A menu of a header that stays.
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
      isFollowed.current = !link.hash
      navigate(link.pathname + link.search + link.hash)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.closest('[data-reload]'))
        return
      if (form.method !== 'get' || (event.submitter?.hasAttribute('formaction') ?? false)) return
      event.preventDefault()
      navigate(addressOfForm(form))
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate])
}

/** Key of the page that the browser itself opened. */
const FIRST = 'default'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const isOurs = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.closest('[data-reload]') &&
  // A jump within the page is the browser's own.
  !(link.hash && link.pathname === location.pathname && link.search === location.search)

/** Where a GET form leads: empty fields are left out, several values of a name are joined by commas. */
export const addressOfForm = (form: HTMLFormElement): string => {
  const values = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim())
      values.set(name, [...(values.get(name) ?? []), value.trim()])
  }
  const query = new URLSearchParams([...values].map(([name, list]) => [name, list.join(',')]))
  const path = new URL(form.action, location.href).pathname
  return query.size > 0 ? `${path}?${query}` : path
}
