/** How every site is built: a browser part that starts late, and `src/server.ts` as a plain handler of requests. */
export const siteBuild = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // Everything is in the bundle, so that React's production build runs whatever NODE_ENV the server has.
  ssr: { noExternal: true },
  build: {
    target: 'baseline-widely-available',
    // The start script asks for what it needs itself, when it needs it.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'start',
                  test: /shared\/src\/(start\/|page\/(leaving|open-page|current-path|saves-data))|vite\/preload-helper|rolldown\/runtime/,
                },
                // React and the router start together and change together: one file of them compresses best.
                {
                  name: 'router',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|shared\/src\/(hydration|router)\//,
                },
                // What most pages draw with; few small files, not one for each of its parts. Forms stay with their pages: the
                // search page has a script budget.
                {
                  name: 'shared',
                  test: /web\/(ui|shared)\/src\/(?!start|chat|live|calls\/(?:call\.|error-)|field|file-field|dialog|components\/(chat|forms|rich-text|devices|list-pages|stage|timeline))|(i18n|markets)\/src\/|jobseeker\/src\/jobs\//,
                  minShareCount: 3,
                },
                // What else the search page shares with any: in one file it is smaller than in many.
                {
                  name: 'shared',
                  test: /use-router-links|state-page|ui\/src\/flag|rss\/rss-link|company\/follow|kept-searches|search\/(search-form|suggest-field|use-form-of)/,
                },
                // What a page tells and asks the server once it is ready.
                {
                  name: 'late',
                  test: /jobseeker\/src\/jobs\/(log-|job-origin|job-actions\.)|contracts\/src\/(jobs|companies|recommendation|logs)\/(jobs|companies|recommendation|logs)\.calls/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/server.ts' }, minify: false } },
  },
}
