/** A notice from draft to published, pinned and acknowledged by three roles on a phone; and who must not see one. */
import type { Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Fills the editor of a new notice with a file, and keeps it as a draft; answers its address. */
const writeDraft = async (page: Page, title: string, address: () => Promise<void>): Promise<string> => {
  await page.goto('/announcements')
  await page.getByRole('link', { name: 'New notice' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('The water is off from 9 to 12. Please fill a kettle before.')
  await address()
  await page.getByLabel('Ask residents to acknowledge').check()
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  return new URL(page.url()).pathname
}

const choose = (page: Page, audience: string) => async () => {
  await page.getByRole('combobox', { name: 'Audience' }).click()
  await page.getByRole('option', { name: audience }).click()
}

const send = async (page: Page) => {
  await page.getByRole('button', { name: /^Send notice/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send notice/ })
    .click()
  await expect(page.getByText('Notice sent')).toBeVisible()
}

const idIn = (address: string) => address.split('/').at(-1)!

/** Neither the screens nor the calls know the notice and its file. */
const expectNotThere = async (page: Page, title: string, address: string, file: string) => {
  await page.goto('/announcements')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText('It may have been removed, or you may not have access.')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  const call = `/api/notices/${idIn(address)}`
  for (const path of [call, `${call}/attachments/${file}`]) expect((await get(page, path)).status(), path).toBe(404)
}

/** The id of the file of a notice, as its writer is told. */
const fileOf = async (page: Page, address: string): Promise<string> => {
  const answer = await get(page, `/api/notices/${idIn(address)}`)
  const { data } = (await answer.json()) as { data: { attachments: { _id: string }[] } }
  return data.attachments[0]!._id
}

test.describe('a notice for everybody', () => {
  test.describe.configure({ mode: 'serial' })
  const title = `Water shut off on Tuesday ${stamp}`
  let address = ''
  const acknowledged = (page: Page, many: number) =>
    page.getByRole('progressbar', { name: new RegExp(`^Acknowledged: ${many} of \\d+ people$`) })

  test('the manager writes it with a file, sends it and pins it', async ({ browser }) => {
    const page = await elsewhere(browser, 'mandeep')
    const heard = hearErrors(page)
    address = await writeDraft(page, title, async () => undefined)
    await expectSound(page)
    await send(page)
    await expect(acknowledged(page, 0)).toHaveCount(1)
    await page.getByRole('button', { name: 'Pin', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pin for 7 days' }).click()
    await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(heard).toEqual([])
  })

  for (const [who, person] of [
    ['the owner', 'olivia'],
    ['the tenant', 'theo'],
    ['the council member', 'carla'],
  ] as const)
    test(`${who} finds it pinned, opens its file and acknowledges it`, async ({ browser }) => {
      const page = await elsewhere(browser, person)
      const heard = hearErrors(page)
      await page.goto('/dashboard')
      await page.getByRole('region', { name: 'Pinned Announcements' }).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByText('The water is off from 9 to 12.')).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /plan\.pdf/ }).click()
      expect((await download).suggestedFilename()).toBe('plan.pdf')
      await page.getByRole('button', { name: 'I’ve read this notice' }).click()
      await expect(page.getByText(/You acknowledged this notice on/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/You acknowledged this notice on/)).toBeVisible()
      expect(heard).toEqual([])
    })

  test('the manager sees the three of them, their units, and the units that were not reached', async ({ browser }) => {
    const page = await elsewhere(browser, 'mandeep')
    await page.goto(address)
    await expect(acknowledged(page, 3)).toHaveCount(1)
    const units = page.getByRole('region', { name: 'Reach' })
    for (const unit of ['305', '703', '804'])
      await expect(
        units
          .getByRole('listitem')
          .filter({ hasText: unit })
          .filter({ hasText: /acknowledged/i })
          .last(),
      ).toBeVisible()
    await page.getByRole('tab', { name: 'By person' }).click()
    for (const name of ['Olivia Owner', 'Theo Tenant', 'Carla Council'])
      await expect(page.getByText(name).first(), name).toBeVisible()
    await page.getByRole('tab', { name: /^Not reached \(\d+\)$/ }).click()
    await expect(page.getByRole('heading', { name: 'Units not reached' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^703/ })).toHaveCount(0)
    await expectSound(page)
  })

  test('nobody of another building and no stranger finds it', async ({ browser }) => {
    const ben = await elsewhere(browser, 'ben')
    const mandeep = await elsewhere(browser, 'mandeep')
    const file = await fileOf(mandeep, address)
    await expectNotThere(ben, title, address, file)
    const harbour = await buildingOf(mandeep)
    expect((await get(ben, `/api/notices/${idIn(address)}`, harbour)).status()).toBe(403)
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(address)
    await expect(stranger).toHaveURL('/login')
    for (const path of ['', `/attachments/${file}`])
      expect((await stranger.request.get(`/api/notices/${idIn(address)}${path}`)).status(), path).toBe(401)
  })
})

test('a notice for owners is not there for a tenant, nor is its file', async ({ browser }) => {
  const title = `The levy is due ${stamp}`
  const writer = await elsewhere(browser, 'mandeep')
  const address = await writeDraft(writer, title, choose(writer, 'Owners Only'))
  const file = await fileOf(writer, address)
  // A draft is for its writers alone.
  await expectNotThere(await elsewhere(browser, 'olivia'), title, address, file)
  await send(writer)
  await expectNotThere(await elsewhere(browser, 'theo'), title, address, file)
  const owner = await elsewhere(browser, 'olivia')
  await owner.goto(address)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await get(owner, `/api/notices/${idIn(address)}/attachments/${file}`)).status()).toBe(200)
})

test('a notice for chosen units is there for their people alone', async ({ browser }) => {
  const title = `Your balcony door ${stamp}`
  const writer = await elsewhere(browser, 'mandeep')
  const address = await writeDraft(writer, title, async () => {
    await choose(writer, 'Specific Units')()
    await writer.getByLabel('Search units by number or name').fill('703')
    await writer.getByText('703', { exact: true }).click()
    await expect(writer.getByText('1 unit chosen')).toBeVisible()
  })
  await expect(writer.getByText('For unit 703')).toBeVisible()
  const file = await fileOf(writer, address)
  await send(writer)
  await expectNotThere(await elsewhere(browser, 'theo'), title, address, file)
  const owner = await elsewhere(browser, 'olivia')
  await owner.goto('/announcements')
  await owner.getByRole('link', { name: title }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(title)
})
