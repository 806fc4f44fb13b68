import { createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { OpenPage, PageHandover } from '../page/open-page.ts'
import { createClientRouter, firstLocation } from '../router/client-router.ts'
import { RouterPage } from '../router/index.tsx'

interface HydratedPageProps {
  /** The page is React's from now on. */
  onHydrated: () => void
  /** Its effects have run: links and forms are the router's. */
  onReady: () => void
  children?: ReactNode
}

/** A page that says when it works. */
function HydratedPage({ onHydrated, onReady, children }: HydratedPageProps) {
  useLayoutEffect(() => onHydrated(), [onHydrated])
  useEffect(() => onReady(), [onReady])
  return children
}

/** Mounts React: `onHydrated` is called as soon as presses are React's, `onReady` when links and forms are the router's. */
export const hydrate = (
  { state: { loaderData, actionData = null }, modules }: PageHandover,
  routes: OpenPage['routes'],
  onHydrated: () => void,
  onReady: () => void,
): void => {
  const first: OpenPage = { location: firstLocation(), routes, loaderData, actionData, scroll: 'stay' }
  const router = createClientRouter(first, modules.root ?? '')
  startTransition(() => {
    hydrateRoot(
      document,
      createElement(HydratedPage, { onHydrated, onReady }, createElement(RouterPage, { router })),
    )
  })
}
