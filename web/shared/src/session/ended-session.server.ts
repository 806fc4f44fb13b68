/**
 * Whether a browser still names who is signed in, of a page that knows nobody: their session has ended. Who logs out has no
 * such cookie any more.
 */
export const hasEndedSession = (request: Request, user: object | null): boolean =>
  user === null && /(?:^|;\s*)(?:__Host-)?session_user=[^;]/.test(request.headers.get('cookie') ?? '')
