/** Somebody writes to us on a phone; Sam reads it, answers, and closes it. */
import type { Page } from '@playwright/test'
import { builtFile } from './built.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { mailOf } from './mail.ts'
import { as, enter } from './people.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Somebody of this test alone, with a building. */
const somebody = () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `dana.${mark}@orchard.example`
  const building = `Orchard Heights ${mark}`
  const fields = {
    'First name': 'Dana',
    'Last name': 'Doyle',
    Email: email,
    'Building name': building,
    'Building address': '12 Orchard Lane, Kelowna',
    'Number of units': '48',
    Message: 'We look after 48 units.\n\nHow would we begin?',
  }
  return { email, building, fields }
}

/** What the server keeps of the building, as Sam counts it. */
const found = async (page: Page, building: string): Promise<number> => {
  const answer = await page.request.get(`/api/enquiries?search=${encodeURIComponent(building)}`)
  return ((await answer.json()) as { data: unknown[] }).data.length
}

test('Dana enrolls a building on a phone; Sam reads it, answers by mail, and closes it', async ({ page, browser }) => {
  const { email, building, fields } = somebody()
  const heard = hearErrors(page)
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Enroll Your Building' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enroll your building' })).toBeVisible()
  for (const label of ['What would you like to do?', 'First name', 'Message'])
    await expectFinger(page.getByLabel(label, { exact: true }).first())
  await expectFinger(sendButton(page))
  await fill(page, fields)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  const number = /E-\d+/.exec((await page.getByRole('status').filter({ hasText: 'E-' }).textContent()) ?? '')![0]
  await expectSound(page)
  expect((await mailOf(page, email, `We received your enquiry ${number}`, 1))[0]).toContain('Hello Dana,')
  await mailOf(page, 'sales@parapet.example', `Enquiry ${number}`, 1)

  const sam = await (await browser.newContext()).newPage()
  await sam.setViewportSize({ width: 1440, height: 900 })
  await as(sam, 'sam')
  const link = sam.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /Enquiries/ })
  await expect(link).toContainText(/\d+ new/)
  await link.click()
  await sam.getByLabel('Search by name, building, keyword or number').fill(number)
  await sam.getByRole('link', { name: `${number} · Dana Doyle` }).click()
  await expect(sam.getByText('How would we begin?')).toBeVisible()
  await sam.getByLabel('Your note').fill('Called, nobody there.')
  await sam.getByRole('button', { name: 'Save note' }).click()
  await expect(sam.getByRole('region', { name: 'Activity' })).toContainText('Called, nobody there.')
  await sam.getByRole('button', { name: 'Send reply' }).click()
  await expect(sam.getByText('Answer is required')).toBeVisible()
  await sam.getByLabel('Your reply').fill('With an hour of your time.\n\nShall we say Monday?')
  await sam.getByRole('button', { name: 'Send reply' }).click()
  await expect(sam.getByRole('region', { name: 'Activity' })).toContainText('Shall we say Monday?')
  await expectSound(sam)
  const [answer] = await mailOf(sam, email, `Our reply to your enquiry ${number}`, 1)
  expect(answer).toContain('Shall we say Monday?')
  expect(answer).not.toContain('nobody there')
  await sam.getByRole('button', { name: 'Close enquiry' }).click()
  const dialog = sam.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close enquiry' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('They begin in spring')
  await dialog.getByRole('button', { name: 'Close enquiry' }).click()
  await expect(sam.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await sam.goto(`/admin?view=enquiries&state=closed&search=${encodeURIComponent(building)}`)
  await expect(sam.getByRole('link', { name: `${number} · Dana Doyle` })).toBeVisible()
  await expectSound(sam)
  expect(heard).toEqual([])
})

test('without a network nothing is lost, a reload keeps the words, and they arrive once', async ({ page, browser }) => {
  const { building, fields } = somebody()
  await page.goto('/contact')
  await fill(page, fields)
  await page.route('**/api/enquiries**', (route) => route.abort('internetdisconnected'))
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.')
  await expect(page.getByLabel('Message')).toHaveValue(fields.Message)
  await page.unroute('**/api/enquiries**')
  await page.reload()
  await expect(page.getByLabel('Building name', { exact: true })).toHaveValue(building)
  // The words arrive, and the answer is lost on the way; sent again, they are there once.
  let isLost = false
  await page.route('**/api/enquiries', async (route) => {
    await route.fetch()
    isLost = true
    await route.abort('connectionreset')
  })
  await sendButton(page).click()
  await expect.poll(() => isLost).toBe(true)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/enquiries')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('')
  const sam = await (await browser.newContext()).newPage()
  await enter(sam, 'sam')
  expect(await found(sam, building)).toBe(1)
})

for (const [what, late] of [
  ['the scripts have come', () => '**/assets/*.js'],
  ['the code of the form has come', () => `**/${builtFile('web/features/enquiries/contact-screen.tsx')}`],
] as const)
  test(`what is typed before ${what} stays, and nothing is sent by the browser's own way`, async ({ page }) => {
    const { fields } = somebody()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(late(), async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page, fields)
    await page.getByLabel('Your role').selectOption('Property manager')
    await expect(sendButton(page)).toBeDisabled()
    release()
    await expect(sendButton(page)).toBeEnabled()
    await expect(page.getByLabel('Your role')).toHaveValue('manager')
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page).toHaveURL('/contact')
  })

test('what is wrong stands at its field, and a question needs no building', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Email').fill('dana@gmial.com')
  await page.getByLabel('Message').fill('Hello')
  await sendButton(page).click()
  for (const words of [
    'First name is required',
    'Email domain appears to have a typo',
    'Building name is required',
    'Address is required',
    'Number of units is required',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expectSound(page)
  await page.getByLabel('What would you like to do?').selectOption('Ask a question')
  await expect(page.getByLabel('Building name (optional)')).toBeVisible()
  await fill(page, { 'First name': 'Dana', 'Last name': 'Doyle', Email: 'dana@orchard.example' })
  await fill(page, { Message: 'Where do you keep our papers?' })
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('a field that nobody sees or reaches, when it is filled, is answered like any other and mails nobody', async ({
  page,
}) => {
  const { email, building, fields } = somebody()
  await page.goto('/contact')
  await fill(page, fields)
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
  await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://cheap.example'
  })
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await enter(page, 'sam')
  expect(await found(page, building)).toBe(0)
  expect(await mailOf(page, email, 'We received your enquiry', 0)).toEqual([])
  await page.goto(`/admin?view=enquiries&suspected=yes&search=${encodeURIComponent(building)}`)
  await page.getByRole('link', { name: /Dana Doyle/ }).click()
  await expect(page.getByText('This looks like spam')).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await mailOf(page, email, 'We received your enquiry', 1)
})
