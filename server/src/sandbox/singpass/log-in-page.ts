import { singpassPersonas } from './personas.ts'

/** Who may be chosen at the sandbox, as plain buttons of a form that posts back to its own address. */
export const singpassLogInPage = (): string => {
  const buttons = singpassPersonas.map(
    ({ id, label }) => `<li><button name="persona" value="${id}">${label}</button></li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox of Singpass</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:32rem;margin:2rem auto;padding:0 1rem}ul{list-style:none;padding:0;display:grid;gap:.5rem}button{font:inherit;inline-size:100%;padding:.75rem 1rem;text-align:start}</style>
<h1>Sandbox of Singpass</h1><p>A stand-in on this machine. Who are you?</p><form method="post"><ul>${buttons.join('')}</ul></form></html>`
}
