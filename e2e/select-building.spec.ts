/** Choosing a building, switching between buildings, and being without one. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectSound } from './inspect.ts'
import { as, elsewhere, register } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

interface Asking {
  _id: string
  email: string
  version: number
}

const stored = (page: Page) =>
  page.evaluate(() => {
    const { currentBuildingId, selectedBuildingId, selectedBuildingName } = localStorage
    return { currentBuildingId, selectedBuildingId, selectedBuildingName }
  })
const welcome = (page: Page, building: string) => page.getByRole('heading', { name: `Welcome to ${building}` })

test('a manager of two buildings chooses one, which the next visit and the next calls remember', async ({ page }) => {
  await as(page, 'mandeep', '/select-building?select=true')
  const mine = page.getByRole('region', { name: 'Your buildings' }).getByRole('button')
  await expect(mine).toHaveText([/Harbour View\s*Vancouver, BC · management · current/, /Prairie Court/])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const asked = page.waitForRequest('**/api/dashboard?*')
  await mine.nth(1).click()
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const { currentBuildingId, selectedBuildingId } = await stored(page)
  expect((await asked).headers()['x-building-id']).toBe(currentBuildingId)
  expect(selectedBuildingId).toBeUndefined()
  await page.reload()
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
})

test('every call names the current building, from the first one after a reload to the sign-out', async ({ page }) => {
  await as(page, 'mandeep', '/select-building?select=true')
  await page.getByRole('region', { name: 'Your buildings' }).getByRole('button').nth(1).click()
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  const { currentBuildingId } = await stored(page)
  const calls: string[] = []
  const others: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return
    calls.push(pathname)
    if (request.headers()['x-building-id'] !== currentBuildingId) others.push(pathname)
  })
  await page.reload()
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  await page.getByRole('button', { name: 'Account of Mandeep' }).click()
  const heard = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await heard
  expect(calls).toEqual(expect.arrayContaining(['/api/auth/me', '/api/buildings/my-buildings', '/api/auth/logout']))
  expect(others).toEqual([])
})

test('a superadmin says why they enter, works there after a reload, and chooses another', async ({ page }) => {
  await as(page, 'sam', '/select-building')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select building')
  await page.getByLabel('Reason for access').fill('Help with the roster')
  await page.getByLabel('Building name or city').fill('Edmonton')
  await expect(page.getByRole('main').getByRole('button', { name: /Harbour View/ })).toHaveCount(0)
  const entered = page.waitForRequest('**/api/building/entries')
  await page.getByRole('button', { name: /Prairie Court/ }).click()
  expect((await entered).postDataJSON()).toEqual({ reason: 'Help with the roster' })
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  const kept = await stored(page)
  expect(kept).toMatchObject({ selectedBuildingName: 'Prairie Court', selectedBuildingId: kept.currentBuildingId })
  await page.reload()
  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  const history = await page.request.get('/api/history?subject=visit', {
    headers: { 'x-building-id': kept.currentBuildingId },
  })
  expect(await history.text()).toContain('Help with the roster')
})

test('somebody without a building reads what to do, and asks by the code of one', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  const main = page.locator('main')
  await expect(page).toHaveTitle('No Building Associated | Parapet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Building Associated')
  for (const words of [
    'Your account is not currently associated with any building.',
    'Please contact your building administrator or property manager to request access.',
    'your full name',
    'your unit number',
    'your email',
  ])
    await expect(main.getByText(words, { exact: true }), words).toBeVisible()
  await expect(main.getByRole('link', { name: 'Find Your Building' })).toHaveAttribute('href', '/register')

  const ask = page.getByRole('button', { name: 'Request access' })
  await ask.click()
  for (const words of ['Building code is required', 'Unit number is required'])
    await expect(main.getByText(words), words).toBeVisible()
  await page.getByLabel('Building code').fill('harb 01')
  await page.getByLabel('Unit number').fill('512')
  await ask.click()
  await expect(main.getByText('Building code can only contain letters and numbers')).toBeVisible()
  await page.getByLabel('Building code').fill('harb01')
  await ask.click()
  await expect(page.getByRole('status').getByText('Request sent')).toBeVisible()
  await page.reload()
  const waiting = page.getByRole('region', { name: 'Your access requests' })
  await expect(waiting).toContainText('Harbour View')
  await expect(waiting).toContainText('unit 512')
  await expect(waiting).toContainText('Waiting for a decision')
  await expectSound(page)
})

test('a code that fits no building is answered like one that does', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await page.getByLabel('Building code').fill('NOSUCH9')
  await page.getByLabel('Unit number').fill('12')
  await page.getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByRole('status').getByText('Request sent')).toBeVisible()
})

test('a building found by its name is asked for access, for a unit', async ({ page }) => {
  await register(page)
  await page.goto('/select-building')
  await page.getByLabel('Building name, address or code').fill('Prairie')
  await page.getByRole('link', { name: /Prairie Court/ }).click()
  await expect(page).toHaveTitle('Request access | Parapet')
  await expect(page.locator('main').getByText('Prairie Court', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByText('Unit number is required')).toBeVisible()
  await page.getByLabel('Unit number').fill('12')
  await expectSound(page)
  await page.getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByRole('main')).toContainText('Waiting for a decision')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your access requests' })).toContainText('Prairie Court')
})

test('a link to request access that names no building says so', async ({ page }) => {
  await as(page, 'theo', '/request-access/01990000-0000-7000-8000-000000000000')
  await expect(page.getByText('This link doesn’t lead to a building we know.')).toBeVisible()
})

test('somebody who is let in finds the building open by itself, and the first steps until they hide them', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  const email = await register(page)
  await page.goto('/dashboard')
  await page.getByLabel('Building code').fill('PRAI01')
  await page.getByLabel('Unit number').fill('11')
  await page.getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByText('Request sent')).toBeVisible()

  const council = await elsewhere(browser, 'ada')
  const headers = { 'x-building-id': await buildingOf(council) }
  const asking = async () => {
    const answer = await council.request.get('/api/access-requests?status=pending', { headers })
    return ((await answer.json()) as { data: Asking[] }).data.find((one) => one.email === email)
  }
  await expect.poll(asking).toBeTruthy()
  const { _id, version } = (await asking())!
  const data = { role: 'owner', version }
  const letIn = await council.request.post(`/api/access-requests/${_id}/approve`, { headers, data })
  expect(letIn.ok(), await letIn.text()).toBe(true)
  await council.context().close()

  await expect(welcome(page, 'Prairie Court')).toBeVisible()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('2 of 5 done')
  await expect(steps.getByRole('listitem').first()).toHaveText('Confirm your email, done')
  await expectSound(page)
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Important Contacts' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})
