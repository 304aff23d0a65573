/** Push messages, from the switch through a sealed message to what the service worker shows and where it leads. */
import type { BrowserContext, Page } from '@playwright/test'
import { buildingOf, publish } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { serverOrigin } from './addresses.ts'
import { openPushService, type PushService } from './push-service.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let service: PushService
test.beforeAll(async () => {
  service = await openPushService()
})
test.afterAll(() => service.close())

const stamp = Date.now()
const toggle = (page: Page) => page.getByRole('switch', { name: /^Push notifications/ })

const openPreferences = async (page: Page) => {
  await as(page, 'olivia', '/inbox/preferences')
}

/** Hands what came to the page's service worker, as the browser's push service does. */
const deliver = async (context: BrowserContext, page: Page, data: string) => {
  const tools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.deliverPushMessage', { origin: serverOrigin, registrationId: await registered, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body }) => [title, body])
  })

/** Clicks what the worker shows. */
const click = async (context: BrowserContext) => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const clicked = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
    scope.dispatchEvent(clicked)
  })
}

test('a notice arrives sealed, shows while nobody looks, and leads to itself in the tab that is open', async ({
  page,
  context,
  browser,
}) => {
  const heard = hearErrors(page)
  await context.grantPermissions(['notifications'])
  await service.serve(page)
  await openPreferences(page)
  await expect(toggle(page)).not.toBeChecked()
  await toggle(page).click()
  await expect(toggle(page)).toBeChecked()
  await expectSound(page)
  await page.getByRole('button', { name: 'Send a test notification' }).click()
  await expect(page.getByText('Test notification sent to this browser')).toBeVisible()
  expect(JSON.parse(await service.next('It works!'))).toMatchObject({ title: 'It works!', link: '/inbox' })

  const manager = await elsewhere(browser, 'mandeep')
  const title = `Pushed to a browser ${stamp}`
  // An emergency waits for nothing, whatever else was sent in this hour.
  const id = await publish(manager, title, { type: 'emergency' })
  const message = await service.next(title)
  const link = `/announcements/${id}?building=${await buildingOf(manager)}`
  expect(JSON.parse(message)).toMatchObject({ title: `Emergency: ${title}`, link })

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deliver(context, page, message)
  await expect.poll(() => shown(page)).toEqual([[`Emergency: ${title}`, expect.stringMatching(/^Harbour View\n/)]])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await click(context)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(`/announcements/${id}`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await shown(page)).toEqual([])

  await page.goto('/inbox/preferences')
  await expect(toggle(page)).toBeChecked()
  await toggle(page).click()
  await expect(toggle(page)).not.toBeChecked()
  await page.reload()
  await expect(toggle(page)).not.toBeChecked()
  expect(heard).toEqual([])
})

test.describe('the switch', () => {
  test('asks nobody before it is clicked, and says what to do where the browser blocks messages', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      Notification.requestPermission = () => Promise.reject(new Error('asked without a click'))
    })
    await openPreferences(page)
    await expect(page.getByText('Your browser is blocking notifications from this site.')).toBeVisible()
    await expect(page.getByText('How to allow notifications')).toBeVisible()
    await expect(toggle(page)).toBeDisabled()
    await expectSound(page)
  })

  test('says where a browser cannot show messages', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await openPreferences(page)
    await expect(page.getByText('This browser can’t show notifications while Parapet is closed.')).toBeVisible()
    await expect(toggle(page)).toBeDisabled()
  })

  test('stays off and says so where the push service is out of reach', async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    await service.serve(page, 'out of reach')
    await openPreferences(page)
    await toggle(page).click()
    await expect(page.getByRole('alert')).toContainText('Your browser couldn’t reach its push service.')
    await expect(toggle(page)).not.toBeChecked()
    await expect(toggle(page)).toBeEnabled()
  })
})

test('a link that names another building of the reader opens it there', async ({ page }) => {
  await enter(page, 'mandeep')
  const answer = await page.request.get('/api/buildings/my-buildings')
  const { data } = (await answer.json()) as { data: { _id: string; name: string }[] }
  const prairie = data.find(({ name }) => name === 'Prairie Court')!
  await page.goto(`/inbox?unread=true&building=${prairie._id}`)
  await expect(page.getByText('You are now in Prairie Court.')).toBeVisible()
  await expect(page).toHaveURL('/inbox?unread=true')
  expect(await page.evaluate(() => localStorage.getItem('currentBuildingId'))).toBe(prairie._id)
  await page.goto('/inbox?building=01990000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/inbox')
  expect(await page.evaluate(() => localStorage.getItem('currentBuildingId'))).toBe(prairie._id)
})
