import { escapeHtml } from '@hanap/markets/escape-html'

/** A request of the page, as a program makes it; `{…}` in a path stands for an id of an answer before. */
export interface DocsExample {
  title: string
  text: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

/** Each is made by a test, in this order, with a token of both scopes. */
export const employerExamples: readonly DocsExample[] = [
  {
    title: 'List your jobs',
    text: 'Scope jobs. Open ones first, with their numbers of applicants.',
    method: 'GET',
    path: '/api/job-applications/recruiters/jobs',
  },
  {
    title: 'List the applicants of a job',
    text: 'Scope applications. The newest first, in pages.',
    method: 'GET',
    path: '/api/job-applications/recruiters?job_id={job}&page=1&size=20',
  },
  {
    title: 'Move an applicant to another stage',
    text: 'Scope applications. 4 is “interview”; the list of stages is pipeline_stage_lists of /api/config/ph. The seeker is told, with your message.',
    method: 'PATCH',
    path: '/api/job-applications/recruiters/{application}/stage',
    body: { pipeline_stage_id: 4, message: 'Can we talk on Tuesday?' },
  },
]

const curlOf = ({ method, path, body }: DocsExample) =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$HANAP${path}"`,
    `  -H "Authorization: Bearer $TOKEN"`,
    ...(body ? [`  -H "Content-Type: application/json"`, `  -d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n')

const deliveryExample = `POST /hanap
content-type: application/json
webhook-id: 4711
webhook-timestamp: 1795190400
webhook-signature: v1,bm9...

{"id":"4711","type":"application_moved","created_at":"2026-11-20T09:00:00.000Z","data":{"application_id":"…","pipeline_stage_key":"interview","former_pipeline_stage_key":"viewed","job_id":"…"}}`

const signatureExample = `const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${rawBody}\`
const isOurs = headers['webhook-signature'] === 'v1,' + createHmac('sha256', key).update(signed).digest('base64')
const isFresh = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300`

/** For engineers of employers, in English: how their programs act for a company. */
export const employerDocsPage =
  () => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hanap API for employers</title>
<link rel="stylesheet" href="/api/docs.css"><h1>Hanap API for employers</h1>
<p>Your programs make the calls that the employer site makes, with a token in the place of a log-in. All calls: <a href="/api/docs">/api/docs</a>. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<h2>Tokens</h2>
<p>An owner or admin makes one on the company’s page under “API tokens”, with the scopes <code>jobs</code>, <code>applications</code> or both. The secret is shown once. A token acts for the member who made it: it may never do more than they may, and it ends when they leave or somebody revokes it. The calls of a scope name it in the list of all calls; any other call answers <code>403 token_scope_missing</code>.</p>
<p>Answers come as <code>{"data": …}</code>, refusals as <code>application/problem+json</code> with a <code>code</code>. A token may read 600 times a minute; <code>429</code> says in <code>Retry-After</code> when to go on. Writes that take an <code>Idempotency-Key</code> may be repeated without doing anything twice.</p>
<pre><code>HANAP=https://your-market.example
TOKEN=hanap_…</code></pre>
${employerExamples
  .map(
    example => `<h2>${escapeHtml(example.title)}</h2><p>${escapeHtml(example.text)}</p>
<pre><code>${escapeHtml(curlOf(example))}</code></pre>`,
  )
  .join('\n')}
<h2 id="webhooks">Webhooks</h2>
<p>An owner or admin makes one on the company’s page under “Webhooks”. Your program is then told of <code>application_created</code>, <code>application_moved</code>, <code>application_withdrawn</code> and <code>job_closed</code>, as it chose; the first delivery is a <code>ping</code>. A delivery says which application and job; ask for the rest with a token.</p>
<pre><code>${escapeHtml(deliveryExample)}</code></pre>
<p>Answer with a status of 2xx within 5 seconds, and do the work afterwards. Anything else is tried again for 24 hours, with pauses of 5 seconds to an hour; meanwhile what comes after for the same application waits. Deliveries may come twice: <code>webhook-id</code> stays the same. They are signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> says, so that its libraries can check them, or a few lines of your own:</p>
<pre><code>${escapeHtml(signatureExample)}</code></pre>
</html>`
