/** By this header a page's router asks for a page: a redirect is then told and not made, so that its fragment arrives. */
export const ROUTER_HEADER = 'x-router'
/** Where an answer to the router leads. */
export const REDIRECT_HEADER = 'x-redirect'
/** Set where only a load leads there. */
export const RELOAD_HEADER = 'x-reload'
