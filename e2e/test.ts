import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * The test of every journey. What it opened beside its own page is closed when it ends: windows left behind go on asking
 * the server, and the journeys after it would wait for them. A call that is being answered in the server's place just then
 * is no failure.
 */
export const test = base.extend<{ windows: void }>({
  windows: [
    async ({ browser, context }, use) => {
      await use()
      for (const one of browser.contexts())
        for (const answered of [one, ...one.pages()]) await answered.unrouteAll({ behavior: 'ignoreErrors' })
      for (const other of browser.contexts()) if (other !== context) await other.close()
    },
    { auto: true },
  ],
})
