interface Policy {
  createHTML(text: string): TrustedHTML
  createScriptURL(text: string): string
}

interface PolicyRules {
  createHTML?(text: string): string
  createScriptURL?(text: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy }
  }
}

let policy: Policy | undefined

/**
 * HTML of the server's making, for `dangerouslySetInnerHTML`: where the browser has Trusted Types, pages refuse any other text.
 * The server has sanitised or escaped it.
 */
export const trustedHtml = (html: string): string | TrustedHTML => {
  if (typeof window === 'undefined') return html
  policy ??= window.trustedTypes?.createPolicy('hanap', { createHTML: text => text })
  return policy?.createHTML(html) ?? html
}
