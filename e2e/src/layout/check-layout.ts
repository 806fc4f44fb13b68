// npm run layout: whether the main pages lie as they did, and whether the pictures of the system are those kept; with
// --update, how they are from now on; with --pictures, of the pictures alone.
import { browserPath, launchBrowser, NO_BROWSER } from '../harness/browser.ts'
import { siteOf } from '../harness/journey-site.ts'
import { freshDataDir, startServer } from '../harness/server.ts'
import { type Baseline, boxesIn, type ExpectedBox, readBaseline, writeBaseline } from './baseline.ts'
import { checkPictures } from './check-pictures.ts'
import { layoutDifferences, lieAlike } from './compare.ts'
import { type Look, layoutWidths, looksAt } from './look.ts'
import { layoutPages } from './pages.ts'

/** What every look at this width agrees on. */
const expectedOf = (looks: readonly Look[]): ExpectedBox[] => {
  const [first] = looks
  const inScheme = (name: string, scheme: Look['scheme']) =>
    looks
      .filter(look => look.scheme === scheme)
      .map(({ boxes }) => boxes.find(box => box.name === name)?.background)
  return (first?.boxes ?? []).flatMap(({ background: _, ...box }) => {
    const isSteady = looks.every(({ boxes, steady }) => {
      const other = boxes.find(({ name }) => name === box.name)
      return steady.has(box.name) && other !== undefined && lieAlike(other, { ...box, background: '-' })
    })
    const [light, ...lights] = inScheme(box.name, 'light')
    const [dark, ...darks] = inScheme(box.name, 'dark')
    const isOfOneColour = lights.every(each => each === light) && darks.every(each => each === dark)
    return isSteady && isOfOneColour
      ? [{ ...box, backgrounds: { light: light ?? '-', dark: dark ?? '-' } }]
      : []
  })
}

const main = async () => {
  if (browserPath === undefined) throw new Error(NO_BROWSER)
  const isUpdate = process.argv.includes('--update')
  const arePictures = process.argv.includes('--pictures')
  const data = freshDataDir()
  const server = await startServer(data.folder)
  const browser = await launchBrowser()
  let failed = 0
  try {
    const site = siteOf(data.folder, { server: () => server, browser: () => browser })
    for (const page of arePictures ? [] : await layoutPages(site)) {
      const looks = await looksAt(site, page)
      if (isUpdate) {
        const baseline: Baseline = new Map(
          layoutWidths.map(width => [width, expectedOf(looks.filter(look => look.width === width))]),
        )
        writeBaseline(page.name, baseline)
      }
      const baseline = readBaseline(page.name)
      for (const { language, width, scheme, boxes } of looks) {
        const expected = boxesIn(baseline.get(width) ?? [], scheme)
        const differences = expected.length > 0 ? layoutDifferences(expected, boxes) : ['has no baseline']
        if (differences.length === 0) continue
        failed += 1
        process.stdout.write(
          `${page.name} in ${language}, ${width} px, ${scheme}:\n${differences.map(line => `  ${line}\n`).join('')}`,
        )
      }
      const counts = [...baseline.values()].map(boxes => boxes.length).join(', ')
      process.stdout.write(`✓ ${page.name}: ${looks.length} looks at ${counts} parts\n`)
    }
    const pictures = await checkPictures(site, { isUpdate })
    failed += pictures.length
    for (const line of pictures) process.stdout.write(`${line}\n`)
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
  process.exitCode = failed > 0 ? 1 : 0
}

await main()
