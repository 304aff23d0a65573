/** A notice from draft to published, pinned and acknowledged, by three roles on a phone's width; and who must not see it. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { signIn, type Person } from './people.ts'

const title = `Water shut off on Tuesday ${Date.now()}`
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
let address = ''
let attachment = ''

const pageOf = async (browser: Browser, person: Person): Promise<Page> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, person)
  return page
}

test.describe.configure({ mode: 'serial' })

test('the manager writes a draft for owners, sends it and pins it', async ({ browser }) => {
  const page = await pageOf(browser, 'mandeep')
  const heard = hearErrors(page)
  await page.goto('/announcements')
  await page.getByRole('link', { name: 'New notice' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('The water is off from 9 to 12. Please fill a kettle before.')
  await page.getByRole('combobox', { name: 'For whom' }).click()
  await page.getByRole('option', { name: 'Owners Only' }).click()
  await page.getByLabel('Ask residents to acknowledge').check()
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: /^Send notice/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send notice/ })
    .click()
  await expect(page.getByText('The notice is out')).toBeVisible()
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pin for 7 days' }).click()
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
  address = new URL(page.url()).pathname
  expect(heard).toEqual([])
})

test('the owner finds it pinned, opens its file and acknowledges it', async ({ browser }) => {
  const page = await pageOf(browser, 'olivia')
  await expect(page.getByRole('heading', { name: 'Pinned Announcements' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('The water is off from 9 to 12.')).toBeVisible()
  const download = page.waitForEvent('download')
  const request = page.waitForRequest(/\/attachments\//)
  await page.getByRole('button', { name: /plan\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('plan.pdf')
  attachment = new URL((await request).url()).pathname
  await page.getByRole('button', { name: 'I have read this notice' }).click()
  await expect(page.getByText(/You acknowledged this notice on/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You acknowledged this notice on/)).toBeVisible()
  await expectSound(page)
})

test('the tenant, for whom it is not, finds neither the notice nor its file', async ({ browser }) => {
  const page = await pageOf(browser, 'theo')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  const answer = page.waitForResponse((response) =>
    response.url().includes(`/api/notices/${address.split('/').at(-1)}`),
  )
  await page.goto(address)
  expect((await answer).status()).toBe(404)
  await expect(page.getByText(title)).toHaveCount(0)
  const mine = (await (await page.request.get('/api/buildings/my-buildings')).json()) as { data: { _id: string }[] }
  const file = await page.request.get(attachment, { headers: { 'x-building-id': mine.data[0]!._id } })
  expect(file.status()).toBe(404)
})

test('the council sees who has acknowledged and which units were not reached', async ({ browser }) => {
  const page = await pageOf(browser, 'carla')
  await page.goto(address)
  await expect(
    page.getByRole('listitem', { name: 'Acknowledged by every owner' }).filter({ hasText: '703' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'By person' }).click()
  await expect(page.getByText('Olivia Owner').first()).toBeVisible()
  await page.getByRole('tab', { name: /^Not reached/ }).click()
  await expect(page.getByRole('heading', { name: 'Units not reached' })).toBeVisible()
  await expectSound(page)
})
