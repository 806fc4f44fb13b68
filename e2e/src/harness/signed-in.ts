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
