import { lighterRouter } from '@hanap/shared/site-build/lighter-router-plugin'
import { ownRouter } from '@hanap/shared/site-build/own-router-plugin'
import { pageTexts } from '@hanap/shared/site-build/page-texts-plugin'
import { shortCalls } from '@hanap/shared/site-build/short-calls-plugin'
import { siteBuild } from '@hanap/shared/site-build/site-build'
import { smallStart } from '@hanap/shared/site-build/small-start-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    pageTexts(),
    ownRouter(),
    lighterRouter(),
    shortCalls(),
    tailwindcss(),
    reactRouter(),
    smallStart({ maxBytes: 10_000 }),
  ],
  ...siteBuild,
})
