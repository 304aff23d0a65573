/** The platform's staff create a building, and its first manager makes it their own; a building is closed and opened. */
import type { Browser, Page } from '@playwright/test'
import { get } from './calls.ts'
import { expectReadable } from './contrast.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { linkInMail } from './mail.ts'
import { as, demoPassword, signIn } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'serial' })

const some = crypto.randomUUID()
const name = `Cedar Heights ${some.slice(0, 4)}`
const manager = `first.${some}@parapet.example`
const digits = String((Number.parseInt(some.slice(0, 5), 16) % 900_000) + 100_000)
let buildingId = ''
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text })

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Building name').fill(name)
  await page.getByLabel('Street address').fill('12 Orchard Lane')
  await page.getByLabel('City').fill('Kelowna')
  await page.getByLabel('Postal code').fill('v1y 1a1')
  await expect(page.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('British Columbia')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada')
}

test('Sam creates a building in four steps, and nothing typed is lost on the way', async ({ page }) => {
  const heard = hearErrors(page)
  await signIn(page, 'sam')
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('link', { name: 'Create a building' }).click()
  await next(page).click()
  await expect(page.getByText('Building name is required')).toBeVisible()
  await fillAddress(page)
  await expectSound(page)
  await next(page).click()

  await expect(heading(page, 'Plan, code and features')).toBeFocused()
  await expect(page.getByLabel('Building code')).toHaveValue(/^CEDA\d\d$/)
  await page.getByLabel('Strata plan number').fill('EPS 4821')
  await next(page).click()
  await expect(page.getByText('The plan number EPS 4821 is already used by another building.')).toBeVisible()
  await page.getByLabel('Strata plan number').fill(`KAS ${digits}`)
  await next(page).click()

  await expect(heading(page, 'Units')).toBeVisible()
  await page.getByLabel('Floors with units').fill('3')
  await page.getByLabel('Lowest floor with units').fill('12')
  await page.getByLabel('Units per floor').fill('4')
  const table = page.getByRole('table', { name: 'Units by floor' })
  await expect(table.getByRole('row')).toHaveText([
    'FloorUnitsStrata lots',
    '151501 to 15049 to 12',
    '141401 to 14045 to 8',
    '121201 to 12041 to 4',
  ])
  await expectSound(page)
  await next(page).click()

  await page.getByLabel('First manager’s email').fill(manager)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Floors with units')).toHaveValue('3')
  await next(page).click()
  await expect(page.getByLabel('First manager’s email')).toHaveValue(manager)
  await expectSound(page)
  await page.route('**/api/admin/buildings*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const create = page.getByRole('button', { name: `Create ${name} with 12 units` })
  await create.click()
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await page.unroute('**/api/admin/buildings*')
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('No manager yet')).toBeVisible()
  await expect(page.getByText(manager, { exact: true })).toBeVisible()
  buildingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('link', { name: 'All buildings' }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(heard).toEqual([])
})

test('its first manager joins by the mail, and switches a feature off for everybody at once', async ({
  page,
  context,
}) => {
  await page.goto(await linkInMail(page, manager, `You are invited to ${name}`))
  await page.getByLabel('First name').fill('Fiona')
  await page.getByLabel('Last name').fill('First')
  await page.getByLabel('Phone').fill('604 555 0188')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Confirm password').fill(demoPassword)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${name}` })).toBeVisible()
  cookies = await context.cookies()

  const other = await context.newPage()
  await other.goto('/announcements')
  const link = other.getByRole('banner').getByRole('link', { name: 'Announcements' })
  await expect(link).toBeVisible()
  const writing = await context.newPage()
  await writing.goto('/announcements/new')
  await writing.getByLabel('Title').fill('Written for an hour')
  await writing.locator('[contenteditable=true]').fill('Every word of it.')
  await page.goto('/settings')
  const flip = async () => {
    const features = page.getByRole('form', { name: 'Features' })
    const save = features.getByRole('button', { name: /^Save / })
    // What is switched before the last save is through would be switched back with it.
    await expect(save).toBeEnabled()
    await features.getByRole('switch', { name: 'Announcements' }).click()
    await save.click()
  }
  await flip()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  expect((await get(page, '/api/notices', buildingId)).status()).toBe(404)
  await expect(link).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Announcements is turned off' })).toBeVisible()

  // Whoever was writing keeps what they typed, and saves it once the feature is back.
  await expect(writing.getByRole('alert')).toContainText(
    'Your text stays here until you leave, but can’t be saved right now.',
  )
  await expectSound(writing)
  await writing.getByRole('button', { name: 'Save draft' }).click()
  await expect(writing.getByText('This building doesn’t use this feature.').first()).toBeVisible()
  await flip()
  await expect(writing.getByText('Your text stays here until you leave, but can’t be saved right now.')).toHaveCount(0)
  await expect(writing.getByLabel('Title')).toHaveValue('Written for an hour')
  await writing.close({ runBeforeUnload: false })
  await flip()
  await expect(link).toHaveCount(0)
})

/** Fiona once more, on a page of another test. */
const asFiona = async (page: Page): Promise<void> => {
  await page.context().addCookies(cookies)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${name}` })).toBeVisible()
}

test('she picks yellow, and her dashboard reads in light and in dark', async ({ page }) => {
  await asFiona(page)
  await page.goto('/settings/branding')
  await page.getByLabel('Primary colour', { exact: true }).fill('#FFDD00')
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect(page.getByText('Branding saved')).toBeVisible()
  await expectReadable(page, '#ffdd00', ['/dashboard'])
})

const staff = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await as(page, 'sam', `/admin/buildings/${buildingId}`)
  return page
}

test('suspended, the building is closed in an open tab and says why to its manager; opened, it is as it was', async ({
  page,
  browser,
}) => {
  await asFiona(page)
  const sam = await staff(browser)
  await sam.getByLabel('Reason', { exact: true }).fill('The contract has ended.')
  await sam.getByRole('button', { name: `Suspend ${name}` }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Suspend building' }).click()
  await expect(sam.getByText('Reason: The contract has ended.', { exact: true })).toBeVisible()
  await expectSound(sam)
  const closed = page.getByRole('heading', { name: `${name} is suspended` })
  await expect(closed).toBeVisible()
  await expect(page.getByText('Reason: The contract has ended.')).toBeVisible()
  await expectSound(page)
  const refused = await get(page, '/api/units', buildingId)
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'BUILDING_SUSPENDED'])

  await sam.getByRole('button', { name: `Open ${name} again` }).click()
  await expect(sam.getByRole('button', { name: `Suspend ${name}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${name}` })).toBeVisible()
})
