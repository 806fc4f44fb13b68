import { lighterRouter } from '@hanap/shared/site-build/lighter-router-plugin'
import { ownRouter } from '@hanap/shared/site-build/own-router-plugin'
import { pageTexts } from '@hanap/shared/site-build/page-texts-plugin'
import { shortCalls } from '@hanap/shared/site-build/short-calls-plugin'
import { siteBuild } from '@hanap/shared/site-build/site-build'
import { smallStart } from '@hanap/shared/site-build/small-start-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { workerPlugin } from './worker-plugin.server.ts'

export default defineConfig({
  // Files stand below `jobseeker/` of ASSETS_URL, which the pages put before it.
  base: '/jobseeker/',
  plugins: [
    pageTexts(),
    ownRouter(),
    lighterRouter(),
    shortCalls(),
    tailwindcss(),
    reactRouter(),
    smallStart({ maxBytes: 10_000 }),
    workerPlugin(),
  ],
  ...siteBuild,
})
