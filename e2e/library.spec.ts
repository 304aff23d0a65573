/** The library on a phone and on a desk: found and read in two taps, looked after, pinned. */
import { get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { atDesk, fileDocument, title } from './library.ts'
import { paper } from './papers.ts'
import { elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()
const bylaws = `Bylaws of ${stamp}`
const minutes = `Minutes of ${stamp}`

test.describe('the bylaws and the minutes', () => {
  test.describe.configure({ mode: 'serial' })
  let bylawsId = ''
  let minutesId = ''

  test('are filed', async ({ browser }) => {
    test.setTimeout(300_000)
    const page = await elsewhere(browser, 'mandeep')
    const words = ['Each owner repairs their own.', `Of ${stamp}: a pet is on a leash. Two pets are kept.`, 'The end.']
    bylawsId = await fileDocument(page, 'bylaws', bylaws, await paper(...words))
    minutesId = await fileDocument(page, 'minutes', minutes, await paper(`The council met on pets at ${stamp}.`))
    const found = async () => {
      const answer = await get(page, `/api/documents?search=pets+${stamp}`)
      return ((await answer.json()) as { data: object[] }).data.length
    }
    // What stands inside is read by a job, one document after the other.
    await expect.poll(found, { timeout: 180_000 }).toBe(2)
  })

  test('Theo finds the bylaw on pets on his phone in two taps, and reads it there', async ({ browser }) => {
    const page = await elsewhere(browser, 'theo')
    const heard = hearErrors(page)
    await page.goto('/dashboard')
    await page
      .getByRole('region', { name: 'Building Tools' })
      .getByRole('link', { name: /Document Library/ })
      .click()
    await expect(title(page)).toHaveText('Document Library')
    await page.getByRole('searchbox', { name: 'Search the library' }).fill(`pets ${stamp}`)
    await expect(page).toHaveURL(/search=pets/)
    const row = page.getByRole('main').getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Page 2: ')
    await expect(row.locator('mark').filter({ hasText: 'pet' }).first()).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: bylaws }).click()
    await expect(title(page)).toHaveText(bylaws)
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 3' })).toBeVisible()
    const second = page.getByRole('group', { name: 'Page 2', exact: true })
    await expect(second.locator('mark')).toHaveText([String(stamp), 'pet', 'pets'])
    await expect(second.locator('canvas')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to search results' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue(`pets ${stamp}`)
    expect(heard).toEqual([])
  })

  test('Theo sees no minutes, wherever he looks', async ({ browser }) => {
    const page = await elsewhere(browser, 'theo')
    await page.goto(`/library?search=${encodeURIComponent(minutes)}`)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.goto('/library')
    await expect(page.getByRole('navigation', { name: 'Library sections' })).toContainText('Bylaws')
    await expect(page.getByRole('navigation', { name: 'Library sections' })).not.toContainText('Minutes')
    for (const words of ['Upload', 'Permissions']) await expect(page.getByText(words)).toHaveCount(0)
    await page.goto(`/library?document=${minutesId}`)
    await expect(title(page)).toHaveText('Page not found')
    expect((await get(page, `/api/documents/${minutesId}/download`)).status()).toBe(404)
    await page.goto('/library?view=permissions')
    await expect(title(page)).toBeVisible()
    await expect(page.getByText('Tenants see:')).toHaveCount(0)
  })

  test('Theo takes two of them along as a ZIP, and a file under its name', async ({ browser }) => {
    const page = await elsewhere(browser, 'theo')
    await page.goto(`/library?search=${stamp}`)
    await page.getByRole('button', { name: 'Select documents' }).click()
    await page.getByRole('checkbox', { name: `Select ${bylaws}` }).check()
    const zip = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as ZIP' }).click()
    expect((await zip).suggestedFilename()).toMatch(/\.zip$/)
    await page.goto(`/library?document=${bylawsId}`)
    const one = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await one).suggestedFilename()).toBe(`${bylaws}.pdf`)
  })

  test('Mandeep replaces them by a new version, and brings the first one back', async ({ browser }) => {
    const page = await atDesk(browser, 'mandeep')
    const heard = hearErrors(page)
    await page.goto(`/library?document=${bylawsId}`)
    await page.getByRole('button', { name: 'New version' }).click()
    const dialog = page.getByRole('dialog')
    const newer = { name: 'bylaws-amended.pdf', mimeType: 'application/pdf', buffer: await paper('Amended.') }
    await dialog.locator('input[type=file]').setInputFiles(newer)
    await dialog.getByLabel('Note').fill('As amended in November')
    await dialog.getByRole('button', { name: 'Add new version' }).click()
    await expect(page.getByText(`“${bylaws}” has a new version`)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Page 1 of 1' })).toBeVisible()
    const versions = page.getByRole('list', { name: 'Versions' })
    await expect(versions.getByRole('listitem')).toHaveCount(2)
    await expectSound(page)
    await versions.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
    await expect(versions.getByRole('listitem')).toHaveCount(3)
    await expect(versions).toContainText('Restored version 1')
    await expect(page.getByRole('status').filter({ hasText: 'of 3' })).toBeVisible()
    expect(heard).toEqual([])
  })

  test('Mandeep sees who took them, and why the minutes cannot be deleted', async ({ browser }) => {
    const page = await atDesk(browser, 'mandeep')
    await page.goto(`/library?document=${bylawsId}`)
    await page.getByRole('button', { name: 'Show views and downloads' }).click()
    await expect(page.getByText('Theo Tenant downloaded it', { exact: true })).toBeVisible()
    await page.goto(`/library?document=${minutesId}`)
    const keeping = page.getByRole('region', { name: 'Retention' })
    await expect(keeping).toContainText('Strata Property Regulation, s. 4.1')
    await expect(keeping).toContainText(/can be deleted from \w+ \d+, 20\d\d/)
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  test('two who change the details do not overwrite each other unseen', async ({ browser }) => {
    const page = await atDesk(browser, 'mandeep')
    const other = await atDesk(browser, 'carla')
    for (const one of [page, other]) {
      await one.goto(`/library?document=${minutesId}`)
      await one.getByRole('button', { name: 'Edit details' }).click()
    }
    await other.getByRole('dialog').getByLabel('Description').fill('By Carla')
    await other.getByRole('button', { name: 'Save details' }).click()
    await expect(other.getByText('Details saved')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Description').fill('By Mandeep')
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Description: By Carla')).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('By Mandeep')
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('By Mandeep')).toBeVisible()
  })

  test('the bylaws are pinned, stand on the dashboard, and are unpinned for all', async ({ browser }) => {
    const page = await atDesk(browser, 'mandeep')
    await page.goto(`/library?document=${bylawsId}`)
    await page.getByRole('button', { name: 'Pin to dashboard' }).click()
    await expect(page.getByText(`“${bylaws}” pinned to the dashboard`)).toBeVisible()
    const theo = await elsewhere(browser, 'theo')
    await theo.goto('/dashboard')
    const his = theo
      .getByRole('region', { name: 'Important Documents' })
      .getByRole('article')
      .filter({ hasText: bylaws })
    await expect(his).toContainText('Bylaws')
    await expect(his).toContainText(`${bylaws}.pdf`)
    await expect(his.getByRole('button', { name: /Unpin/ })).toHaveCount(0)
    await theo.route('**/download?*', (route) =>
      route.fulfill({ status: 404, json: { success: false, error: 'Gone' } }),
    )
    await his.getByRole('button', { name: 'Download' }).click()
    await expect(theo.getByText('Failed to download document', { exact: true })).toBeVisible()

    await page.goto('/dashboard')
    const card = page
      .getByRole('region', { name: 'Important Documents' })
      .getByRole('article')
      .filter({ hasText: bylaws })
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe(`${bylaws}.pdf`)
    await page.route('**/api/documents/*/pin', (route) => route.fulfill({ status: 500, body: '' }))
    await card.getByRole('button', { name: `Unpin ${bylaws}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      `Are you sure you want to unpin "${bylaws}"? This will remove this document from the dashboard for ALL residents in the building.`,
    )
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Unpin document' }).click()
    await expect(page.getByText('Failed to unpin document', { exact: true })).toBeVisible()
    await page.unroute('**/api/documents/*/pin')
    await page.route('**/api/documents/*/pin', (route) =>
      route.fulfill({ status: 409, json: { success: false, error: 'It is being replaced.' } }),
    )
    await card.getByRole('button', { name: `Unpin ${bylaws}` }).click()
    await dialog.getByRole('button', { name: 'Unpin document' }).click()
    await expect(page.getByText('It is being replaced.', { exact: true })).toBeVisible()
    await page.unroute('**/api/documents/*/pin')
    await card.getByRole('button', { name: `Unpin ${bylaws}` }).click()
    await dialog.getByRole('button', { name: 'Unpin document' }).click()
    await expect(
      page.getByText(`"${bylaws}" unpinned from dashboard for all residents.`, { exact: true }),
    ).toBeVisible()
    await expect(card).toHaveCount(0)
  })
})

test('where nothing is pinned, those who manage are offered to', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  await page.route('**/api/dashboard?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, pinnedDocuments: [] } } })
  })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Important Documents' }).getByRole('link', { name: 'Pin documents' }).click()
  await expect(title(page)).toHaveText('Document Library')
})
