import { sandboxPersonas, statuses } from './personas.ts'

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, character => `&#${character.codePointAt(0) ?? 0};`)

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 30rem; padding: 1.5rem; }
  button { font: inherit; padding: .6rem 1rem; width: 100%; text-align: start; margin-block: .25rem; }
  input { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; }
  select { font: inherit; padding: .5rem; }
  label { display: block; margin-block: .5rem; }
  .note { background: #fff3cd; color: #4d3800; padding: .75rem 1rem; }
`

/** Where one chooses whom to be. English alone: it is no page of the product. */
export const sandboxLogInPage = (name: string, action: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)} (sandbox)</title>
<style>${style}</style>
</head>
<body>
<h1>Log in with ${escaped(name)}</h1>
<p class="note">This is a sandbox on your own machine, not ${escaped(name)}. No password is needed.</p>
<form method="post" action="${escaped(action)}">
${sandboxPersonas
  .map(
    ({ subject, label, email }) =>
      `<button name="persona" value="${escaped(subject)}">${escaped(label)}${email ? `<br><small>${escaped(email)}</small>` : ''}</button>`,
  )
  .join('\n')}
<button name="denies" value="1">Cancel</button>
</form>
<details>
<summary>Somebody else</summary>
<form method="post" action="${escaped(action)}">
<label>Account number <input name="subject" required></label>
<label>First name <input name="first_name"></label>
<label>Last name <input name="last_name"></label>
<label>Email <input name="email" type="email"></label>
<label>The address is <select name="status">${statuses.map(status => `<option>${status}</option>`).join('')}</select></label>
<button>Log in</button>
</form>
</details>
</body>
</html>
`
