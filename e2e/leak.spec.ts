/** From a leak to a rating, as those who take part in it see it: a tenant, the desk, and a vendor without an account. */
import type { Page } from '@playwright/test'
import { hearErrors } from './inspect.ts'
import { mailOf } from './mail.ts'
import { elsewhere, enter } from './people.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'
import { dayIn, soundVendor, stranger } from './vendor-by-link.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** Six touches and one line typed, photos included. */
const reportOnPhone = async (theo: Page, title: string) => {
  await theo.setViewportSize({ width: 390, height: 844 })
  await theo.goto('/dashboard')
  await theo.getByRole('link', { name: 'Maintenance' }).first().click()
  await theo.getByRole('link', { name: 'Report a problem', exact: true }).first().click()
  await theo.getByRole('radio', { name: 'Plumbing and water' }).check()
  await theo.getByLabel('Short description').fill(title)
  const photos = [await photo('sink.jpg', '#7a8f9d'), await photo('floor.jpg', '#c2a26b')]
  await theo.locator('input[type=file]').setInputFiles(photos)
  await theo.getByLabel('You may enter if no one is home').check()
  await press(theo, 'Send report')
  await heading(theo, new RegExp(`^#\\d+: ${title}$`))
  for (const one of ['sink.jpg', 'floor.jpg'])
    await expect(theo.getByRole('button', { name: `Show ${one}` }).locator('img')).toHaveJSProperty('complete', true)
}

/** The desk gives the work to a vendor, without quotes; the order's address. */
const giveWork = async (mandeep: Page, path: string, title: string, vendor: string): Promise<string> => {
  await mandeep.goto(path)
  await heading(mandeep, new RegExp(title))
  await press(mandeep, 'New work order')
  await press(mandeep, 'Create work order')
  await heading(mandeep, new RegExp(`^W-\\d+: ${title}$`))
  await press(mandeep, 'Order without a quote')
  const dialog = mandeep.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Vendor' }).fill(vendor)
  await mandeep.getByRole('option', { name: vendor }).click()
  await dialog.getByLabel('Amount in dollars, tax included').fill('480')
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await say(mandeep, `Waiting for ${vendor} to offer times.`)
  return new URL(mandeep.url()).pathname
}

test('Theo reports a leak, a vendor comes by link, he sees each step and rates it', async ({ page, browser }) => {
  const heard = hearErrors(page)
  const stamp = Date.now()
  const [title, vendorName, email] = [`Drip ${stamp}`, `Harbour Pipes ${stamp}`, `pipes.${stamp}@vendor.example`]
  await enter(page, 'theo')
  await reportOnPhone(page, title)
  const path = new URL(page.url()).pathname

  const mandeep = await elsewhere(browser, 'mandeep')
  await soundVendor(mandeep, vendorName, email)
  const order = await giveWork(mandeep, path, title, vendorName)
  await say(page, `${vendorName} has been hired for “${title}”.`)

  const vendor = await stranger(browser, mandeep, email, `Harbour View orders: ${title}`)
  const heardThere = hearErrors(vendor)
  await heading(vendor, title)
  await vendor.getByLabel('Date').fill(dayIn(3))
  await press(vendor, 'Send times')
  await say(vendor, 'They’ll choose one of your times.')
  await say(page, 'Choose a time for the visit')
  await press(page, 'Choose this time')
  await expect(page.getByRole('heading', { name: 'Visit', exact: true })).toBeVisible()

  await vendor.reload()
  await vendor.getByLabel('Work done (optional)').fill('A new trap.')
  await press(vendor, 'Mark as done')
  await say(vendor, 'Please send your invoice.')
  await say(page, `The work “${title}” is done.`)

  await mandeep.goto(order)
  await say(mandeep, 'A new trap.')
  await mandeep.goto(path)
  await press(mandeep, 'Mark as resolved')
  await mandeep
    .getByRole('dialog')
    .getByLabel(/^Work done/)
    .fill('A new trap.')
  await mandeep.getByRole('dialog').getByRole('button', { name: 'Mark as resolved' }).click()
  await say(page, 'Is it fixed?')

  const number = /#\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
  await page.goto('/inbox')
  const steps = ['has been hired for', 'can come', 'is done', 'is resolved']
  for (const step of steps)
    await expect(page.getByRole('link', { name: new RegExp(`Your ticket ${number}[^]*${step}`) }).first()).toBeVisible()
  const mails = await mailOf(page, 'tenant@parapet.example', `Your ticket ${number} `, steps.length)
  for (const words of [`has been hired for “${title}”`, 'can come', `The work “${title}” is done.`, 'A new trap.'])
    expect(
      mails.some((mail) => mail.includes(words)),
      words,
    ).toBe(true)

  await page.goto(path)
  await page.getByRole('radio', { name: /^5 of 5/ }).check()
  await press(page, 'Send rating')
  await say(page, 'Rated: 5 of 5')
  await say(mandeep, 'Rated: 5 of 5')
  expect(heard).toEqual([])
  expect(heardThere).toEqual([])
})
