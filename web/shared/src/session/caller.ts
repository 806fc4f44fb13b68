/** Who and where the browser calls from; every call's headers say it. Ids are those of spec section 9. */
export interface BrowserCaller {
  /** 1 seeker, 2 recruiter. */
  roleId: 1 | 2
  countryId: number
  languageId: number
  /** Shown where the server fails and says nothing itself. */
  failureText: string
}

let caller: BrowserCaller | undefined

/** Set once, when the page's router starts. */
export const callAs = (browserCaller: BrowserCaller): void => {
  caller = browserCaller
}

export const failureText = (): string => caller?.failureText ?? ''

export const callerHeaders = (): Record<string, string> => {
  if (!caller) return {}
  return {
    'Role-Id': String(caller.roleId),
    'Country-Id': String(caller.countryId),
    'Language-Id': String(caller.languageId),
  }
}
