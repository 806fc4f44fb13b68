/** Of the one page that stands outside of the sites' builds; in their colours. */
export const DEMO_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b2420, #e9efec); --muted: light-dark(#55615b, #a7b3ad);
  --surface: light-dark(#f6f7f5, #111715); --raised: light-dark(#fff, #1a2220); --line: light-dark(#d9dfdb, #33403b); --ink: light-dark(#12372b, #bfe3d3); --on-ink: light-dark(#fff, #0d1f18) }
* { box-sizing: border-box }
body { margin: 0; background: var(--surface); color: var(--text); font: 1rem/1.55 system-ui, sans-serif }
main { max-inline-size: 72rem; margin-inline: auto; padding: 2rem 1rem 3rem }
h1 { font-size: clamp(1.75rem, 4vw, 2.25rem); line-height: 1.2; margin: 0 0 .75rem }
h2 { font-size: 1.25rem; margin: 0 0 .25rem } h3 { font-size: 1rem; margin: 1rem 0 .25rem }
.lead { max-inline-size: 43rem; color: var(--muted); margin: 0 0 1.5rem }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin-block-end: 2rem }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem }
p { margin: 0 0 .75rem } dl { margin: 0 0 1rem; display: grid; gap: .5rem }
dt { color: var(--muted); font-size: .875rem } dd { margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; text-align: start; user-select: all }
[dir=rtl] dd { text-align: end }
a { color: inherit; text-underline-offset: .2em }
ol, ul { margin: 0; padding-inline-start: 1.25rem } li a { display: inline-block; padding-block: .625rem; min-block-size: 2.75rem }
.log-in { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.25rem; border-radius: .75rem; background: var(--ink); color: var(--on-ink); text-decoration: none; font-weight: 600 }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`
