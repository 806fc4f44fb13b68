import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'

/** The machine's Chromium; `CHROMIUM_PATH` names another one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

export interface PageBytes {
  /** Compressed with gzip, before the visitor touches the page. */
  scriptBefore: number
  /** Compressed with gzip, once the router runs. */
  script: number
  style: number
  /** Requests of the page, its own included. */
  requests: number
}

/** What a browser fetches for a page until its router runs; as a visitor who saves data, so that a touch starts that. */
export const pageBytes = async (url: string, width: number): Promise<PageBytes> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width, height: 800 }, bypassCSP: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const bytes = { script: 0, style: 0, requests: 0 }
    page.on('requestfinished', () => {
      bytes.requests += 1
    })
    const count = countBodies(page, bytes)
    await page.goto(url, { waitUntil: 'networkidle' })
    await count()
    const { script: scriptBefore } = bytes
    await page.mouse.move(width / 2, 1)
    await page.waitForFunction(
      "Object.keys(document.querySelector('#main')).some(key => key.startsWith('__reactProps'))",
    )
    await page.waitForLoadState('networkidle')
    await count()
    return { scriptBefore, ...bytes }
  } finally {
    await browser.close()
  }
}

/** Adds up the answers' bodies by their kind; call the answer to have all so far counted. */
const countBodies = (page: Page, bytes: { script: number; style: number }) => {
  const counting: Promise<void>[] = []
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    counting.push(
      response
        .body()
        .then(body => {
          bytes[kind === 'script' ? 'script' : 'style'] += gzipSync(body, { level: 9 }).byteLength
        })
        .catch((error: unknown) => {
          // What is still on its way when all is counted is not asked for.
          if (!page.isClosed()) throw error
        }),
    )
  })
  return async () => {
    await Promise.all(counting)
  }
}
