/** Sales and moves: what was said happens, at once, also in windows that are open elsewhere. */
import type { Page } from '@playwright/test'
import { addDays } from '../contract/time.ts'
import { buildingOf, get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, moveIn } from './people.ts'
import { expect, test } from './test.ts'

interface Desk {
  unit: { _id: string }
  today: string
  ties: { _id: string; role: string }[]
}

const dataOf = async <T>(page: Page, path: string): Promise<T> =>
  ((await (await get(page, path)).json()) as { data: T }).data

const deskOf = async (page: Page, unitNumber: string): Promise<Desk> => {
  const units = await dataOf<{ _id: string; unitNumber: string }[]>(page, '/api/units?limit=100')
  return dataOf(page, `/api/units/${units.find((unit) => unit.unitNumber === unitNumber)!._id}/moves`)
}

/** Sells a unit to somebody past the screens, completed yesterday. */
const sellTo = async (page: Page, unitNumber: string, email: string): Promise<void> => {
  const { unit, today, ties } = await deskOf(page, unitNumber)
  const headers = { 'x-building-id': await buildingOf(page) }
  const data = {
    completesOn: addDays(today, -1),
    sellerIds: ties.filter(({ role }) => role === 'owner').map(({ _id }) => _id),
    endingIds: ties.filter(({ role }) => role !== 'owner').map(({ _id }) => _id),
    buyers: [{ firstName: 'Pat', lastName: 'Profile', email }],
  }
  const planned = await page.request.post(`/api/units/${unit._id}/sale/plan`, { headers, data })
  const { planned: plan } = ((await planned.json()) as { data: { planned: string } }).data
  const sold = await page.request.post(`/api/units/${unit._id}/sale`, { headers, data: { ...data, planned: plan } })
  expect(sold.ok(), await sold.text()).toBe(true)
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

const fillBuyer = async (page: Page, lastName: string, email = ''): Promise<void> => {
  await next(page)
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeFocused()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await next(page)
}

test('an owner sells: their open window has no building at once', async ({ page, browser }) => {
  test.slow()
  const email = await moveIn(page, browser)
  const mandeep = await elsewhere(browser, 'mandeep')
  const errors = hearErrors(mandeep)
  await sellTo(mandeep, '501', email)
  const buildingId = await buildingOf(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const { unit } = await deskOf(mandeep, '501')
  await mandeep.goto(`/unit-management/${unit._id}/sale`)
  await expect(mandeep.getByRole('checkbox', { name: 'Pat Profile' })).toBeChecked()
  const newcomer = `noor.${crypto.randomUUID()}@mail.example`
  await fillBuyer(mandeep, 'Nakamura', newcomer)
  await expect(mandeep.getByText('Pat Profile loses access to Harbour View immediately.')).toBeVisible()
  await expect(mandeep.getByText('Noor Nakamura is not notified; invite them next.')).toBeVisible()
  await expectSound(mandeep)
  await mandeep.getByRole('button', { name: 'Record sale' }).click()
  // Said for seconds only, so it is looked for while the other window still works.
  await Promise.all([
    expect(page.getByText('You no longer belong to Harbour View.').first()).toBeVisible(),
    expect(mandeep.getByRole('heading', { name: 'Sale of 501 recorded' })).toBeVisible(),
  ])
  const invite = mandeep.getByRole('link', { name: 'Invite Noor Nakamura' })
  expect(new URLSearchParams((await invite.getAttribute('href'))!.split('?')[1]).get('email')).toBe(newcomer)
  await expectSound(mandeep)

  expect((await get(page, '/api/notices', buildingId)).status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'No Building Associated' }).first()).toBeVisible()
  expect(errors).toEqual([])
  await mandeep.context().close()
})

test('of two managers the second is told, and keeps what they typed', async ({ page, browser }) => {
  test.slow()
  await enter(page, 'mandeep')
  const carla = await elsewhere(browser, 'carla')
  const { unit } = await deskOf(page, '503')
  for (const [who, lastName] of [[page, 'Lindgren'] as const, [carla, 'Okonkwo'] as const]) {
    await who.goto(`/unit-management/${unit._id}/sale`)
    await fillBuyer(who, lastName)
    await expect(who.getByText(`Noor ${lastName} owns unit 503`)).toBeVisible()
  }
  await carla.getByRole('button', { name: 'Record sale' }).click()
  await expect(carla.getByRole('heading', { name: 'Sale of 503 recorded' })).toBeVisible()
  await page.getByRole('button', { name: 'Record sale' }).click()
  await expect(page.getByText('Someone else just changed unit 503')).toBeVisible()
  await expect(page.getByText(/to Noor Okonkwo, .* by Carla Council/)).toBeVisible()
  await page.getByRole('button', { name: 'See what would happen now' }).click()
  await expect(page.getByText('This can’t be recorded as entered')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lindgren')
  await carla.context().close()
})

test('a tenant moves in with a fob, and out again with it', async ({ page }) => {
  test.slow()
  await enter(page, 'mandeep')
  const { unit } = await deskOf(page, '601')
  await page.goto(`/unit-management/${unit._id}/move-in`)
  await page.getByLabel('First name').fill('Wilhelmina-Anastasia')
  await page.getByLabel('Last name').fill('Featherstonehaugh-Cholmondeley')
  await expect(page.getByLabel('Form K received on')).toBeVisible()
  await next(page)
  await page.getByRole('button', { name: 'Add an item' }).click()
  await next(page)
  await expect(page.getByText('Number is required')).toBeVisible()
  await page.getByLabel('Number').fill('E2E-601')
  await expectSound(page)
  await next(page)
  await expect(page.getByText(/Form K is missing; it’s due by/)).toBeVisible()
  await page.getByRole('button', { name: 'Record move-in' }).click()
  await expect(page.getByText(/no email on file, so they can’t be invited/)).toBeVisible()

  await page.goto(`/unit-management/${unit._id}/move-out`)
  await expect(page.getByRole('checkbox', { name: /Featherstonehaugh/ })).toBeChecked()
  await next(page)
  await page.getByLabel(/Fob E2E-601/).selectOption('Returned')
  await expect(page.getByText('Fob E2E-601 was returned and is off the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Record move-out' }).click()
  await expect(page.getByText('Move out of 601 recorded')).toBeVisible()
})

test('a unit that is not there says so', async ({ page }) => {
  await as(page, 'mandeep', `/unit-management/${crypto.randomUUID()}/sale`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a tenant does not record sales', async ({ page }) => {
  await as(page, 'theo', `/unit-management/${crypto.randomUUID()}/sale`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Record the sale')).toHaveCount(0)
  await expect(page.getByText('Step 1 of 3')).toHaveCount(0)
})
