import { escapeHtml } from '@hanap/markets/escape-html'
import { refusalsByStatus } from './openapi.ts'
import type { Route } from './route.ts'

/** An example of a body: each field with a value of its type. */
const exampleOf = ({ schemas }: Route) => {
  const shape = schemas.body && 'shape' in schemas.body ? Object.keys(schemas.body.shape as object) : []
  return JSON.stringify(Object.fromEntries(shape.map(name => [name, ''])), null, 2)
}

const section = (route: Route) => {
  const { call } = route
  const refused = [...refusalsByStatus(call)]
    .map(([status, codes]) => `<dt>${status}</dt><dd>${codes.join(', ')}</dd>`)
    .join('')
  const query = route.schemas.query ? Object.keys(route.schemas.query.shape).join(', ') : ''
  return `<details id="call-${call.id}">
<summary><code class="method">${call.method}</code> <code>${escapeHtml(call.path)}</code> <span>${escapeHtml(call.summary)}</span></summary>
<p>Caller: <b>${call.who}</b>${call.tokenScope ? `. Scope of a token: <b>${call.tokenScope}</b>` : ''}${query ? `. Query: ${escapeHtml(query)}` : ''}</p>
<dl>${refused}</dl>
<form data-method="${call.method}">
<label>Address <input name="path" value="${escapeHtml(call.path)}" autocomplete="off"></label>
${call.body ? `<label>Body <textarea name="body" rows="6" spellcheck="false">${escapeHtml(exampleOf(route))}</textarea></label>` : ''}
<button>Send</button><output></output>
</form></details>`
}

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:70rem;margin:2rem auto;padding:0 1rem}
details{border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent);padding-block:.5rem}summary{cursor:pointer}
.method{font-weight:700;display:inline-block;min-inline-size:4.5em}dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem}dd{margin:0}
label{display:block;margin-block:.5rem}input,textarea{inline-size:100%;font:inherit;font-family:ui-monospace,monospace}
output{display:block;white-space:pre-wrap;overflow-wrap:anywhere;font-family:ui-monospace,monospace;max-block-size:24rem;overflow:auto}`

/** Sends a form's call with the page's own session and shows what came back. */
export const docsScript = `document.addEventListener('submit', async event => {
  event.preventDefault()
  const form = event.target
  const body = form.elements.body?.value
  const output = form.querySelector('output')
  output.textContent = '…'
  try {
    const answer = await fetch(form.elements.path.value, {
      method: form.dataset.method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    let shown = text
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    output.textContent = answer.status + ' ' + answer.headers.get('content-type') + '\\n' + shown
  } catch (error) {
    output.textContent = String(error)
  }
})`

/** The API as a page to read and to try; for engineers, in English. */
export const docsPage = (routes: readonly Route[]) => {
  const services = Map.groupBy(
    [...routes].sort((a, b) => a.call.id.localeCompare(b.call.id)),
    route => route.call.service,
  )
  const parts = [...services].map(
    ([service, list]) => `<h2 id="${service}">${service}</h2>${list.map(section).join('\n')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hanap API</title>
<link rel="stylesheet" href="/api/docs.css"><h1>Hanap API</h1>
<p>Answers come as <code>{"data": …}</code>, refusals as <code>application/problem+json</code>. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. For programs of employers: <a href="/api/docs/employers">tokens and examples</a>.</p>
${parts.join('\n')}<script src="/api/docs.js"></script></html>`
}
