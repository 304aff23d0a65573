/** Filing by the dozen, the bin, holds, and who may read what. */
import { buildingOf } from './calls.ts'
import { expectSound } from './inspect.ts'
import { atDesk, fileDocument, title } from './library.ts'
import { paper } from './papers.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()
const names = (count: number) => Array.from({ length: count }, (_, index) => `Meeting ${index + 1} of ${stamp}`)

test('Carla files 25 at once into a folder; one breaks, and is sent again alone', async ({ browser }) => {
  test.setTimeout(360_000)
  const page = await atDesk(browser, 'carla')
  const folder = `Year ${stamp}`
  await page.goto('/library?category=minutes')
  await page.getByRole('button', { name: 'Category' }).click()
  await page.getByRole('menuitem', { name: 'New folder' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(folder)
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect(title(page)).toHaveText(folder)
  await expect(page.getByText('Drop files here, or upload them.')).toBeVisible()

  let calls = 0
  await page.route('**/api/documents', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    calls += 1
    return calls === 7 ? route.abort('connectionreset') : route.fallback()
  })
  const buffer = await paper('The council met.')
  const files = names(25).map((name) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer }))
  const bad = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files, bad])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('setup.exe isn’t a type of file the library accepts.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue(`Minutes › ${folder}`)
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Upload 25 files' }).click()
  const uploads = page.getByRole('region', { name: 'Upload finished' })
  await expect(uploads).toContainText('24 of 25 uploaded, 1 failed', { timeout: 180_000 })
  await expectSound(page)
  expect(calls).toBe(25)
  await uploads.getByRole('button', { name: /^Retry Meeting/ }).click()
  await expect(uploads).toContainText('25 of 25 uploaded')
  expect(calls).toBe(26)
  const rail = page.getByRole('navigation', { name: 'Library sections' })
  await expect(rail.getByRole('link', { name: folder })).toContainText('25')
})

test('a page is not left while files are on their way', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  await page.goto('/library?category=guides')
  await page.route('**/api/documents', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
  const files = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: await paper('Hello') }
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(page.getByRole('region', { name: 'Uploading documents' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/library/)
})

test('a guide goes into the bin and comes back', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  const guide = `Guide of ${stamp}`
  const id = await fileDocument(page, 'guides', guide, await paper('Hello'))
  await page.goto(`/library?document=${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
  await expect(page.getByText(`“${guide}” moved to the trash`)).toBeVisible()
  await page.goto('/library?filter=bin')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: guide })
  await expect(row).toContainText('permanently removed')
  await expectSound(page)
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`“${guide}” restored to the library`)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a document under legal hold is not deleted, and says why', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  const id = await fileDocument(page, 'guides', `Held ${stamp}`, await paper('Hello'))
  await page.goto(`/library?document=${id}`)
  await page.getByRole('button', { name: 'Place on legal hold' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Claim of unit 305')
  await page.getByRole('button', { name: 'Place on hold' }).click()
  const keeping = page.getByRole('region', { name: 'Retention' })
  await expect(keeping).toContainText('Claim of unit 305')
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await keeping.getByRole('button', { name: 'Lift the hold' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Settled')
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('who may read a folder is said in its place, and shows what each finds', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  const folder = `Reserve ${stamp}`
  const headers = { 'x-building-id': await buildingOf(page) }
  const data = { category: 'financial', name: folder }
  expect((await page.request.post('/api/documents/folders', { headers, data })).ok()).toBe(true)
  await page.goto('/library')
  await page.getByRole('link', { name: 'Permissions' }).click()
  await expect(title(page)).toHaveText('Library permissions')
  const tenants = page
    .getByRole('region', { name: 'Access by role' })
    .getByRole('listitem')
    .filter({ hasText: 'Tenants' })
  await expect(tenants).toContainText('Bylaws, Rules')
  await expectSound(page)
  await page.getByRole('button', { name: `Change permissions for ${folder}` }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tenants' }).click()
  await page.getByRole('option', { name: 'Can read', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Permissions for ${folder} saved`)).toBeVisible()
  await expect(tenants).toContainText(new RegExp(`Financial \\(only.*${folder}`))
})
