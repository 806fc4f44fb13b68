import { useState } from 'react'
import { useLoaderData } from 'react-router'
export const loader = () => ({ a: [1, 2, { b: 'x' }], n: null })
export default function Home() {
  const d = useLoaderData<typeof loader>()
  const [n, set] = useState(0)
  return (
    <main>
      <h1>Home {JSON.stringify(d)}</h1>
      <button type="button" onClick={() => set(n + 1)}>
        {n}
      </button>
    </main>
  )
}
