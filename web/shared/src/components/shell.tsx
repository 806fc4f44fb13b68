import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { SLASH_OFF } from '../page/slash-key.ts'
import { callAs } from '../session/caller.ts'
import { loginGuestOnce } from '../session/session.ts'
import { siteStorage } from '../session/storage.ts'
import { usePage } from './page.tsx'
import { ToastBar } from './toast-bar.tsx'
import { useRouterLinks } from './use-router-links.tsx'

interface ShellProps {
  roleId: 1 | 2
  header: ReactNode
  footer: ReactNode
  /** Links that stand at the side of the page, before it. */
  side?: ReactNode
  children: ReactNode
}

/** What stands around every page, and what the browser does once for all of them. */
export function Shell({ roleId, header, footer, side, children }: ShellProps) {
  const { t, marketId, languageId, supportEmail } = usePage()
  const failureText = t('errors.server_error', { email: supportEmail })
  useRouterLinks()
  useScrollRestoration()
  useSearchKey()
  useEffect(() => {
    callAs({ roleId, countryId: marketId, languageId, failureText })
    if (roleId === 1) loginGuestOnce(languageId, marketId)
  }, [roleId, marketId, languageId, failureText])
  return (
    <>
      <a className="unseen skip" href="#main">
        {t('common.skipToContent')}
      </a>
      {header}
      <div className={side ? 'with-side' : 'contents'}>
        {side}
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
      </div>
      {footer}
      <ToastBar />
    </>
  )
}

/** `/` leads to the search field from anywhere but a field, where it was not turned off (WCAG 2.1.4). */
function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || siteStorage.get(SLASH_OFF))
        return
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]')
      )
        return
      const field = document.querySelector<HTMLInputElement>('input[data-search]')
      if (!field) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
