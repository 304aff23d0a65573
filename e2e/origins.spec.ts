/** The web client on one origin and the server on another, as `API_BASE_URL` and `ALLOWED_ORIGINS` make it. */
import { serveClientApart } from './other-origin.ts'
import { signIn } from './people.ts'
import { clientOrigin, serverOrigin } from './addresses.ts'
import { expect, test } from './test.ts'
import { openWorld } from './world.ts'

test.use({ baseURL: clientOrigin })

let end = async () => {}
test.beforeAll(async () => {
  await openWorld(test.info().file)
  // A build of the client by a busy machine.
  test.setTimeout(600_000)
  end = await serveClientApart(Number(new URL(clientOrigin).port), serverOrigin)
})
test.afterAll(() => end())

test('somebody signs in, reads, downloads and marks their messages read across the origins', async ({ page }) => {
  const called = new Set<string>()
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (pathname.startsWith('/api/')) called.add(origin)
  })
  await signIn(page, 'theo')
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  const live = page.waitForResponse((response) => response.url().includes('/api/notifications/live'))
  await page.reload()
  expect((await live).status()).toBe(200)
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(page.getByText('All messages are marked read')).toBeVisible()
  await page.goto('/announcements?search=moving')
  await page.getByRole('link', { name: 'New rules for moving in and out' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /\.pdf/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect([...called]).toEqual([serverOrigin])
})
