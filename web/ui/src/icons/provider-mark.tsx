import type { ReactNode } from 'react'

export type Provider = 'google' | 'apple' | 'facebook' | 'linkedin' | 'line'

/** Drawn by hand in the colours that each provider asks for on its log-in button; Apple’s takes the text’s. */
const marks: Record<Provider, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4Z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22Z"
      />
      <path fill="#fbbc05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9Z" />
      <path fill="#ea4335" d="M12 6c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5L6.4 10A6 6 0 0 1 12 6Z" />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M16.6 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8s-1.9-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.9-2.2.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.5-1-2.6-3.8ZM14.3 5.7c.6-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.5 2.8-1.3Z"
    />
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="10" fill="#1877f2" />
      <path
        fill="#fff"
        d="M13.3 21.9V14h2.5l.5-3h-3V9.1c0-.9.4-1.6 1.7-1.6h1.4V4.9c-.2 0-1.1-.2-2.1-.2-2.2 0-3.7 1.3-3.7 3.8V11H8v3h2.6v7.9a10 10 0 0 0 2.7 0Z"
      />
    </>
  ),
  linkedin: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M6 9.7h2.7v8.6H6zm1.3-4.2a1.6 1.6 0 1 1 0 3.1 1.6 1.6 0 0 1 0-3.1ZM10.4 9.7H13v1.2c.4-.7 1.3-1.4 2.6-1.4 2.7 0 3.2 1.7 3.2 4v4.8h-2.7v-4.2c0-1 0-2.3-1.4-2.3s-1.6 1.1-1.6 2.2v4.3h-2.7z"
      />
    </>
  ),
  line: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#06c755" />
      <path
        fill="#fff"
        d="M12 5.5c-4 0-7.3 2.6-7.3 5.8 0 2.9 2.6 5.3 6.1 5.8.6.1.5.7.3 2.2-.1.5.4.5.8.3 2-1.1 7.4-4.2 7.4-8.3 0-3.2-3.3-5.8-7.3-5.8Z"
      />
      <path
        fill="none"
        stroke="#06c755"
        strokeWidth="1.2"
        d="M7.5 9.5v3.3h1.5M10.4 9.5v3.3m1.6 0V9.5l2.3 3.3V9.5m3 0h-1.6v3.3h1.6m-1.6-1.7h1.5"
      />
    </>
  ),
}

/** The mark of a log-in provider, beside its name. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg className="icon provider" viewBox="0 0 24 24" aria-hidden="true">
      {marks[provider]}
    </svg>
  )
}
