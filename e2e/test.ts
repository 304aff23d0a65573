import { test as base, type BrowserContext } from '@playwright/test'
import { serverOrigin } from './addresses.ts'
import { recordAsked } from './recording.ts'
import { watchCalls } from './traffic.ts'
import { openWorld } from './world.ts'

export { expect } from '@playwright/test'

/** Drops route handlers that are still running when the journey ends. */
const answerNoMore = async (context: BrowserContext): Promise<void> => {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/**
 * The test of every journey, in the world of its file. What it opened beside its own page is closed when it ends: windows
 * left behind go on asking the server, and the journeys after it would wait for them.
 */
export const test = base.extend<{ windows: void }>({
  // Playwright reads what a fixture needs from this pattern, so one must be there.
  baseURL: async ({ browserName: _any }, give, { file, retry }) => {
    await openWorld(`${file} ${retry}`)
    await give(serverOrigin)
  },
  windows: [
    async ({ browser, context }, use, info) => {
      const record = recordAsked()
      const watch = (one: BrowserContext) => {
        watchCalls(one)
        record.watch(one)
      }
      watch(context)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      record.end(info)
      for (const one of browser.contexts()) await answerNoMore(one)
      for (const other of browser.contexts()) if (other !== context) await other.close()
    },
    { auto: true },
  ],
})
