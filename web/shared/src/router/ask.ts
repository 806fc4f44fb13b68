import { handoverIn, type PageFailure, type PageHandover } from '../page/open-page.ts'
import { REDIRECT_HEADER, RELOAD_HEADER, ROUTER_HEADER } from '../page/router-headers.ts'

export type RouterAnswer =
  | { is: 'page'; url: URL; start: PageHandover }
  | { is: 'redirect'; to: URL; isReload: boolean }
  | ({ is: 'failure' } & PageFailure)

/** Where a page leads by itself that could not redirect a form to another site. */
const refreshOf = (headers: Headers) => /url=(.*)$/i.exec(headers.get('refresh') ?? '')?.[1]

/** Asks for a page as a browser does, by the same address and with the same form. Rejects where there is no answer. */
export const askForPage = async (url: URL, init: RequestInit): Promise<RouterAnswer> => {
  const answer = await fetch(url, { ...init, headers: { Accept: 'text/html', [ROUTER_HEADER]: '1' } })
  const { headers, status } = answer
  const target = headers.get(REDIRECT_HEADER) ?? refreshOf(headers)
  if (target !== undefined && target !== null)
    return { is: 'redirect', to: new URL(target, answer.url), isReload: headers.has(RELOAD_HEADER) }
  const start = handoverIn(await answer.text())
  if (!start) return { is: 'failure', status }
  const address = new URL(answer.url)
  address.hash = url.hash
  return { is: 'page', url: address, start }
}
