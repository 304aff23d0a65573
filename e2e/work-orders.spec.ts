/** Work orders: from a leak to a bill, with a vendor who has no account, a council that approves, and a tenant who picks. */
import type { Page } from '@playwright/test'
import { buildingOf, post } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'
import { dayIn, soundVendor, stranger } from './vendor-by-link.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', 'latin1')
const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf }
const phone = { width: 390, height: 844 }

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Theo reports a leak in his unit, past the screens; answers where it is seen. */
const reportLeak = async (page: Page, title: string): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const facts = await page.request.get('/api/tickets/reporting', { headers })
  const { data } = (await facts.json()) as { data: { units: { _id: string }[] } }
  const multipart = { title, category: 'plumbing', place: 'unit', unitId: data.units[0]!._id, placeWords: 'Kitchen' }
  return `/tickets/${await post(page, '/api/tickets', { multipart })}`
}

test('a leak becomes an order, is quoted by link, approved, visited, done and billed', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const heard = hearErrors(page)
  const stamp = Date.now()
  const [title, name, email] = [`Leak ${stamp}`, `Tidal Works ${stamp}`, `tidal.${stamp}@vendor.example`]
  await enter(page, 'mandeep')
  const theo = await elsewhere(browser, 'theo')
  const leak = await reportLeak(theo, title)
  await soundVendor(page, name, email)

  await page.goto(leak)
  await heading(page, new RegExp(title))
  await press(page, 'New work order')
  await expect(dialogOf(page).getByLabel('Work to be done')).toHaveValue(title)
  await dialogOf(page).getByLabel('Scope').fill('Trap, seals and the shut-off valve.')
  await dialogOf(page).getByLabel('Internal notes').fill('Ask for a discount: quetzal.')
  await press(page, 'Create work order')
  await heading(page, new RegExp(`^W-\\d+: ${title}$`))
  const orderPath = new URL(page.url()).pathname
  await press(page, 'Request quotes')
  await dialogOf(page).getByRole('combobox', { name: 'Vendors' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
  await dialogOf(page).getByRole('button', { name: 'Ask the vendor' }).click()
  await say(page, 'A vendor was asked for a quote.')

  const vendor = await stranger(browser, page, email, 'is requesting a quote')
  const heardThere = hearErrors(vendor)
  await heading(vendor, title)
  await say(vendor, 'Harbour View asks you for a quote.')
  await expect(vendor.getByText('quetzal')).toHaveCount(0)
  await expectSound(vendor)
  await press(vendor, 'Send quote')
  await say(vendor, 'Enter an amount, such as 480.00')
  await vendor.getByLabel('Price in dollars, tax included').fill('13,200')
  await vendor.getByLabel('Included in the price (optional)').fill('Two days, parts included.')
  await press(vendor, 'Send quote')
  await say(vendor, 'Harbour View has your quote.')

  await page.reload()
  await expect(page.getByRole('article', { name })).toContainText('$13,200.00')
  await press(page, `Order from ${name}`)
  await say(page, /This is above \$[\d,]+\.00/)
  await dialogOf(page).getByRole('button', { name: 'Request council approval' }).click()
  await say(page, 'A council member approves or rejects it.')
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const carla = await elsewhere(browser, 'carla')
  await carla.goto(orderPath)
  await press(carla, 'Approve')
  await dialogOf(carla)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await say(carla, `Waiting for ${name} to offer times.`)

  await vendor.reload()
  await say(vendor, 'Harbour View has given you this work.')
  await vendor.getByLabel('Date').fill(dayIn(2))
  await press(vendor, 'Send times')
  await say(vendor, 'They’ll choose one of your times.')

  await theo.setViewportSize(phone)
  await theo.goto(leak)
  await say(theo, 'Choose a time for the visit')
  await expectSound(theo)
  await press(theo, 'Choose this time')
  await expect(theo.getByRole('heading', { name: 'Visit', exact: true })).toBeVisible()
  await expect(theo.getByText('13,200')).toHaveCount(0)

  await page.goto('/tickets/visits')
  await heading(page, 'Vendor visits')
  await expect(page.getByRole('list', { name: 'Days of the week' })).toBeVisible()
  const inWeek = page.getByRole('link', { name: new RegExp(title) })
  if ((await inWeek.count()) === 0) await press(page, 'Next week')
  await expect(inWeek).toBeVisible()

  await vendor.reload()
  await vendor.getByLabel('Work done (optional)').fill('New trap, tested.')
  await press(vendor, 'Mark as done')
  await say(vendor, 'Please send your invoice.')
  await vendor.getByLabel('Invoice number').fill('TW-1')
  await vendor.getByLabel('Amount in dollars, tax included').fill('13200')
  await vendor.locator('input[type=file]').last().setInputFiles(invoice)
  await press(vendor, 'Send invoice')
  await say(vendor, 'Harbour View has your invoice.')
  await expectSound(vendor)

  await page.goto(orderPath)
  await say(page, 'Check the invoice, set who pays, and close the order.')
  await expect(page.getByRole('button', { name: 'Download invoice.pdf' })).toBeVisible()
  await press(page, 'Who pays')
  await dialogOf(page).getByRole('combobox', { name: 'Paid by' }).click()
  await page.getByRole('option', { name: 'Charged to the unit' }).click()
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await say(page, 'Enter what the unit pays for, and why')
  await dialogOf(page).getByLabel('Charged to the unit for').fill('The hose of the dishwasher')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await press(page, /^Charge unit/)
  await expect(dialogOf(page).getByLabel('Amount in dollars')).toHaveValue('13200')
  await dialogOf(page).getByLabel('Authority').fill('Bylaw 4 (2)')
  await dialogOf(page).getByRole('button', { name: 'Charge unit' }).click()
  await expect(page.getByRole('link', { name: /^\$13,200\.00 to unit/ })).toBeVisible()
  await press(page, 'Close')
  await dialogOf(page).getByRole('button', { name: 'Close work order' }).click()
  await say(page, 'Nothing left to do.')
  expect(heard).toEqual([])
  expect(heardThere).toEqual([])
})

test('a link that is wrong says so, and no more', async ({ page }) => {
  await page.goto(`/vendor-link/${'A'.repeat(43)}`)
  await heading(page, 'This link isn’t valid')
})

test('the list is narrowed, and leads to one', async ({ page }) => {
  await as(page, 'mandeep', '/tickets')
  await page.getByRole('link', { name: 'Work orders' }).click()
  await heading(page, 'Work orders')
  await page.getByRole('combobox', { name: 'Any status' }).click()
  await page.getByRole('option', { name: 'Closed' }).click()
  await page.getByRole('link', { name: /Replace the recirculation pump/ }).click()
  await heading(page, /Replace the recirculation pump$/)
  await say(page, 'Nothing left to do.')
})
