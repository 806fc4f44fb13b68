import {
  Component,
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PageFailure } from '../page/open-page.ts'
import { askForPage } from './ask.ts'
import type { ClientRouter, NavigateOptions, RouterState } from './client-router.ts'
import { scrollPositions } from './scroll-positions.ts'

/** In browsers this module stands for `react-router`: what pages use of it, over documents. */
const RouterContext = createContext<{ router: ClientRouter; state: RouterState } | null>(null)
const RouteContext = createContext(0)
const ErrorContext = createContext<unknown>(undefined)

const useRouter = () => {
  const context = useContext(RouterContext)
  if (!context) throw new Error('there is no router here')
  return context
}
const usePageState = () => useRouter().state.page

interface BoundaryProps {
  /** What is drawn: another page begins anew. */
  page: unknown
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

/** Catches an error of a page's own while it is drawn. */
class Boundary extends Component<BoundaryProps, { error?: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false }
  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true }
  }
  override componentDidUpdate({ page }: BoundaryProps) {
    if (this.state.isBroken && page !== this.props.page) this.setState({ isBroken: false })
  }
  override render() {
    return this.state.isBroken ? this.props.instead(this.state.error) : this.props.children
  }
}

/** The page that the router has open, as the server draws it. */
export function RouterPage({ router }: { router: ClientRouter }) {
  const state = useSyncExternalStore(router.subscribe, router.read, router.read)
  const value = useMemo(() => ({ router, state }), [router, state])
  const { routes, failure } = state.page
  const { Layout = Bare, ErrorBoundary = Bare, default: Root = Outlet } = routes[0]?.module ?? {}
  const errorPage = (error: unknown) => (
    <ErrorContext value={error}>
      <Layout>
        <ErrorBoundary />
      </Layout>
    </ErrorContext>
  )
  const page = failure ? (
    errorPage(failure)
  ) : (
    <Boundary page={state.page} instead={errorPage}>
      <Layout>
        <Root />
      </Layout>
    </Boundary>
  )
  // The server's router has two such pairs: ids that React makes are the same for that.
  return (
    <>
      <RouterContext value={value}>
        {page}
        {null}
      </RouterContext>
      {null}
    </>
  )
}

function Bare({ children }: { children?: ReactNode }) {
  return children
}

export function Outlet(): ReactNode {
  const depth = useContext(RouteContext) + 1
  const Page = usePageState().routes[depth]?.module.default
  return (
    Page && (
      <RouteContext value={depth}>
        <Page />
      </RouteContext>
    )
  )
}

const useRouteId = () => usePageState().routes[useContext(RouteContext)]?.id ?? 'root'

export function useLoaderData(): unknown {
  return usePageState().loaderData[useRouteId()]
}
export function useRouteLoaderData(id: string): unknown {
  return usePageState().loaderData[id]
}
export function useActionData(): unknown {
  const id = useRouteId()
  return usePageState().actionData?.[id]
}
export function useLocation() {
  return usePageState().location
}
export function useMatches() {
  const { routes, loaderData, location } = usePageState()
  return useMemo(
    () =>
      routes.map(({ id, module: { handle } }) => ({
        id,
        pathname: location.pathname,
        params: {},
        loaderData: loaderData[id],
        handle,
      })),
    [routes, loaderData, location.pathname],
  )
}
export function useNavigation() {
  return useRouter().state.navigation
}
export function useNavigate() {
  return useRouter().router.navigate
}
export function useRevalidator() {
  const { revalidate } = useRouter().router
  return { revalidate, state: 'idle' as const }
}
export function useRouteError(): unknown {
  return useContext(ErrorContext)
}
export const isRouteErrorResponse = (error: unknown): error is PageFailure & { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && error.status !== undefined

/** What a part of a page asks for by itself: the data of the page at an address. */
export function useFetcher() {
  const { fail } = useRouter().router
  const [data, setData] = useState<unknown>()
  const [state, setState] = useState<'idle' | 'loading'>('idle')
  const turn = useRef(0)
  const load = useCallback(
    async (path: string) => {
      turn.current += 1
      const own = turn.current
      setState('loading')
      const answer = await askForPage(new URL(path, location.href), {}).catch(() => undefined)
      if (own !== turn.current) return
      setState('idle')
      if (answer?.is === 'page') {
        const { modules, state } = answer.start
        setData(state.loaderData[Object.keys(modules).at(-1) ?? ''])
      } else fail({ status: answer?.is === 'failure' ? answer.status : undefined })
    },
    [fail],
  )
  return { data, state, load }
}

type FormProps = ComponentProps<'form'> & NavigateOptions

/** A form whose answer is drawn where its page stands. */
export function Form({ method = 'get', action, replace, preventScrollReset, onSubmit, ...props }: FormProps) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  return (
    <form
      {...props}
      method={method}
      action={action ?? pathname + search}
      data-discover="true"
      onSubmit={event => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        submit(event.currentTarget, { replace, preventScrollReset }, submitter)
      }}
    />
  )
}

const textsOf = (fields: FormData) =>
  new URLSearchParams(
    [...fields].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  )

export function useSubmit() {
  const { router } = useRouter()
  return useCallback(
    (
      form: HTMLFormElement,
      { replace, preventScrollReset }: FormOptions = {},
      submitter: HTMLElement | null = null,
    ) => {
      const fields = new FormData(form, submitter)
      const to = new URL(
        submitter?.getAttribute('formaction') || form.getAttribute('action') || '',
        location.href,
      )
      const options = {
        ...(replace && { replace }),
        ...(preventScrollReset && { preventScrollReset }),
      }
      if ((submitter?.getAttribute('formmethod') || form.method) !== 'get') {
        const body = form.enctype === 'multipart/form-data' ? fields : textsOf(fields)
        return router.submit(to.href, body, options)
      }
      to.search = textsOf(fields).toString()
      return router.navigate(to.href, options)
    },
    [router],
  )
}

interface FormOptions {
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
}

/** A page that the router opens begins at its head, at its fragment, or where it was left. */
export function UNSAFE_useScrollRestoration(): void {
  const { location, scroll } = usePageState()
  useEffect(() => {
    const leave = () => {
      scrollPositions.store(location.key)
      history.scrollRestoration = 'auto'
    }
    const come = () => {
      history.scrollRestoration = 'manual'
    }
    come()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', come)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', come)
    }
  }, [location.key])
  useLayoutEffect(() => {
    if (scroll === 'stay') return
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (scroll === 'start' && target) target.scrollIntoView()
    else scrollTo(0, scroll === 'start' ? 0 : scroll)
  }, [location, scroll])
}

// What the build puts around the components of routes.
export const UNSAFE_withComponentProps = <C extends ComponentType>(component: C): C => component
export const UNSAFE_withErrorBoundaryProps = <C extends ComponentType>(component: C): C => component
export const UNSAFE_withHydrateFallbackProps = <C extends ComponentType>(component: C): C => component
