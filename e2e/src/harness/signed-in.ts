import type { Page } from 'playwright-core'

/** Fills in the log-in form of either site and waits for the page that it leads to. */
export const logIn = async (page: Page, address: string, account: { email: string; password: string }) => {
  await page.goto(address)
  const { pathname } = new URL(page.url())
  await page.locator('#email').fill(account.email)
  await page.locator('#password').fill(account.password)
  await page.locator('form.form [type="submit"]').click()
  await page.waitForURL(url => url.pathname !== pathname)
}

/** Goes from a companion site to the job seekers' log-in and back; browsers see `localhost`s as strangers, so arrival is confirmed. */
export const logInCompanion = async (
  page: Page,
  address: string,
  account: { email: string; password: string },
) => {
  const { hostname } = new URL(address)
  await page.goto(address)
  await page.locator('#email').fill(account.email)
  await page.locator('#password').fill(account.password)
  await page.locator('form.form [type="submit"]').click()
  await page.waitForURL(url => url.pathname.endsWith('/redirect'))
  await page.locator('form button').click()
  await page.waitForURL(url => url.hostname === hostname && !url.pathname.endsWith('/redirect'))
}

/** The same for the resume builder. */
export const logInBuilder = (...arrival: Parameters<typeof logInCompanion>) => logInCompanion(...arrival)

/** Logs a seeker out as their screen offers it: by the menu of their name, on a phone by the page that the bar leads to. */
export const logOutSeeker = async (page: Page, label: string) => {
  const menu = page.locator('.my-account')
  if (await menu.isVisible()) await menu.click()
  else await page.locator('.tab-bar a').last().click()
  await page.locator('#me, #main').getByRole('button', { name: label }).click()
}
