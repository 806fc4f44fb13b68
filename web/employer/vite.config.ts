import { fileURLToPath } from 'node:url'
import { classicScripts } from '@hanap/shared/site-build/classic-scripts-plugin'
import { lighterRouter } from '@hanap/shared/site-build/lighter-router-plugin'
import { ownRouter } from '@hanap/shared/site-build/own-router-plugin'
import { pageTexts } from '@hanap/shared/site-build/page-texts-plugin'
import { shortCalls } from '@hanap/shared/site-build/short-calls-plugin'
import { siteBuild } from '@hanap/shared/site-build/site-build'
import { smallStart } from '@hanap/shared/site-build/small-start-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`src/service-worker/${path}`, import.meta.url))

export default defineConfig({
  plugins: [
    pageTexts(),
    ownRouter(),
    lighterRouter(),
    shortCalls(),
    tailwindcss(),
    reactRouter(),
    smallStart({ maxBytes: 10_000 }),
    classicScripts({
      build,
      scripts: { 'service-worker.js': at('index.ts'), 'service-worker-off.js': at('off.ts') },
    }),
  ],
  ...siteBuild,
})
