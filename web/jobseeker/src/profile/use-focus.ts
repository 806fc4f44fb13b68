import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PROFILE_PATH } from './profile-view.ts'

const CONTROLS = ':is(input:not([type="hidden"]), select, textarea)'

/**
 * Following a link to a form, or saving one, takes the focused element away: the address's fragment says where to go on,
 * at a field, at the first one of a section's form, or at the section.
 */
export function useFocus(): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    // Another path has another form under the same fragment. Who types already goes on typing.
    if (!pathname.includes(PROFILE_PATH) || document.activeElement?.matches(CONTROLS)) return
    const target = document.getElementById(hash.slice(1))
    const control = target?.querySelector<HTMLElement>(`form.form ${CONTROLS}`) ?? target
    control?.focus()
  }, [pathname, hash])
}
