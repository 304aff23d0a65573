/** A building's settings: who changes what, and what follows from it at once for everybody else. */
import type { Browser, Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { as, demoPassword, elsewhere, enter, openListening } from './people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const part = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const save = (page: Page, name: string) => part(page, name).getByRole('button', { name: /^Save/ })
const saved = (page: Page) => page.getByText('Settings saved').first()
/** Of a save whose effect was seen: the part has taken its answer and begins anew; what is typed before would go with it. */
const isTaken = (page: Page, name: string) => expect(save(page, name)).toBeEnabled()

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/settings')
  await expect(part(page, 'General').getByLabel('City')).toHaveValue('Edmonton')
}

/** The manager of both buildings, who saves in Prairie Court past the screens. */
const manager = async (browser: Browser) => {
  const context = await browser.newContext()
  const { request } = context
  await request.post('/api/auth/login', { data: { email: 'manager@parapet.example', password: demoPassword } })
  const mine = (await (await request.get('/api/buildings/my-buildings')).json()) as {
    data: { _id: string; name: string }[]
  }
  const id = mine.data.find(({ name }) => name === 'Prairie Court')!._id
  const read = async () =>
    ((await (await request.get(`/api/buildings/${id}/settings`)).json()) as { data: { version: number } }).data
  const change = async (body: object) => {
    const { version } = await read()
    const answer = await request.put(`/api/buildings/${id}`, { data: { ...body, version } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { read, change, close: () => context.close() }
}

test('council finds the settings by the menu', async ({ page }) => {
  await as(page, 'ada')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Building Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Building settings' })).toBeVisible()
  await expect(part(page, 'General').getByLabel('Condominium plan number')).toHaveValue('0814262')
  await expect(part(page, 'Permissions').getByRole('checkbox', { name: 'Board manages billing' })).toHaveCount(0)
  const treasurer = part(page, 'Treasurer')
  await expect(treasurer.getByRole('switch', { name: 'Our treasurer keeps the books' })).toBeDisabled()
  await expect(treasurer).toContainText('Your building has a manager, so only management can turn this on.')
  await expect(treasurer).toContainText('Yara Janssen is treasurer.')
})

test('what is refused says so on its field, and a save that fails loses nothing', async ({ page }) => {
  await enter(page, 'ada')
  await openSettings(page)
  const general = part(page, 'General')
  await general.getByLabel('Postal code').fill('12345')
  await general.getByLabel('Condominium plan number').fill('EPS 4821')
  await save(page, 'General').click()
  await expect(general.getByText('Invalid postal code format')).toBeVisible()
  await general.getByLabel('Postal code').fill('t5j 1a1')
  await save(page, 'General').click()
  await expect(general.getByText('Invalid condominium plan number format')).toBeVisible()
  await general.getByLabel('Condominium plan number').fill('0814262')

  await page.route('**/api/buildings/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await general.getByLabel('Street address').fill('8801 Jasper Terrace')
  await save(page, 'General').click()
  await expect(general.getByRole('alert')).toContainText('nothing you typed was lost')
  await expect(general.getByLabel('Street address')).toHaveValue('8801 Jasper Terrace')
  await page.getByRole('link', { name: 'Choose colours, logo and icon' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(general.getByLabel('Street address')).toHaveValue('8801 Jasper Terrace')
})

test('office hours and the privacy officer stand on every dashboard of the building', async ({ page, browser }) => {
  const ben = await elsewhere(browser, 'ben')
  await openListening(ben, '/dashboard')
  await enter(page, 'ada')
  await openSettings(page)
  const hours = part(page, 'Office hours')
  const sunday = hours.getByRole('group', { name: 'Sunday' })
  await sunday.getByRole('button', { name: 'Add hours to Sunday' }).click()
  await sunday.getByLabel('Sunday: opens').fill('20:00')
  await sunday.getByLabel('Sunday: closes').fill('19:00')
  await save(page, 'Office hours').click()
  await expect(sunday.getByText('Closing time must be after opening time')).toBeVisible()
  await sunday.getByLabel('Sunday: closes').fill('21:30')
  await save(page, 'Office hours').click()
  await expect(saved(page)).toBeVisible()

  const officer = part(page, 'Privacy officer')
  await officer.getByLabel('Name').fill('Ada Alvarez')
  await officer.getByLabel('Phone').fill('780 555 0177')
  await save(page, 'Privacy officer').click()
  // The open tab of a resident follows by itself.
  const contacts = ben.getByRole('region', { name: 'Important Contacts' })
  await expect(contacts.getByText('8:00 p.m. – 9:30 p.m.')).toBeVisible()
  await expect(contacts.getByRole('link', { name: '(780) 555-0177' })).toHaveAttribute('href', 'tel:+17805550177')

  await page.getByRole('button', { name: 'Show history' }).click()
  await expect(page.getByText('office hours on Sunday: 20:00–21:30')).toBeVisible()
  await ben.context().close()
})

test('a feature that is off is gone from an open tab, from its screen and from the server, and comes back', async ({
  page,
  browser,
}) => {
  const ben = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await as(ben, 'ben')
  const forum = ben.getByRole('banner').getByRole('link', { name: 'Forum', exact: true })
  const tile = ben.getByRole('link', { name: /^Community Forum/ })
  await expect(forum).toBeVisible()
  await expect(tile).toBeVisible()
  await enter(page, 'ada')
  await openSettings(page)
  const toggle = part(page, 'Features').getByRole('switch', { name: 'Community forum' })
  await expect(toggle).toBeChecked()
  await toggle.click()
  await save(page, 'Features').click()
  await expect(forum).toHaveCount(0)
  await expect(tile).toHaveCount(0)
  await ben.goto('/forum')
  await expect(ben.getByRole('heading', { name: 'Community forum is turned off' })).toBeVisible()

  await isTaken(page, 'Features')
  await toggle.click()
  await save(page, 'Features').click()
  await expect(forum).toBeVisible()
  await expect(ben.getByRole('heading', { name: 'Community forum is turned off' })).toHaveCount(0)
  await ben.context().close()
})

test('an area taken from council is gone from menus and calls of an open tab, and giving it back undoes it', async ({
  page,
  context,
}) => {
  await as(page, 'ada', '/announcements')
  const write = page.getByRole('link', { name: 'New notice' })
  const drafts = async () => {
    const headers = { 'x-building-id': await buildingOf(page) }
    const multipart = { title: 'Tried by council', content: '<p>Soon.</p>' }
    const answer = await page.request.post('/api/notices', { headers, multipart })
    if (!answer.ok()) return answer.status()
    const { data } = (await answer.json()) as { data: { _id: string } }
    await page.request.delete(`/api/notices/${data._id}`, { headers })
    return answer.status()
  }
  const permissions = async () => {
    const id = await buildingOf(page)
    const answer = (await (await get(page, `/api/buildings/${id}`)).json()) as {
      data: { permissions: { notices: boolean } }
    }
    return answer.data.permissions.notices
  }
  await expect(write).toBeVisible()
  expect([await permissions(), await drafts()]).toEqual([true, 200])

  const settings = await context.newPage()
  await openSettings(settings)
  const area = part(settings, 'Permissions').getByRole('checkbox', { name: 'Board manages notices' })
  await area.uncheck()
  const byManagement = part(settings, 'Permissions').getByRole('checkbox', { name: 'Management manages notices' })
  const warning = settings.getByText('No one here manages: notices')
  await expect(warning).toHaveCount(0)
  await byManagement.uncheck()
  await expect(warning).toBeVisible()
  await expect(
    settings.getByText(/^Only platform staff could manage it\. The board and management can change this here any time/),
  ).toBeVisible()
  await byManagement.check()
  await expect(warning).toHaveCount(0)
  await save(settings, 'Permissions').click()
  await expect(write).toHaveCount(0)
  expect([await permissions(), await drafts()]).toEqual([false, 403])
  await page.goto('/announcements/new')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()

  // The settings stay open to whoever lost the area.
  await isTaken(settings, 'Permissions')
  await area.check()
  await save(settings, 'Permissions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'New notice' })).toBeVisible()
  await page.goto('/announcements')
  await expect(write).toBeVisible()
  expect([await permissions(), await drafts()]).toEqual([true, 200])
})

test('what somebody else saved meanwhile is shown, and the writer decides; other parts are no conflict', async ({
  page,
  browser,
}) => {
  const theirs = await manager(browser)
  await enter(page, 'ada')
  await openSettings(page)
  const street = part(page, 'General').getByLabel('Street address')
  await street.fill('8802 Jasper Terrace')
  await part(page, 'Fiscal year').getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option', { name: 'September' }).click()

  await theirs.change({ address: '8803 Jasper Terrace' })
  const alert = part(page, 'General').getByRole('alert')
  await expect(alert).toContainText('Someone else just changed this')
  await expect(alert.getByRole('listitem')).toHaveText(['Address: 8803 Jasper Terrace'])
  await expect(street).toHaveValue('8802 Jasper Terrace')

  // What was saved stands although nothing that shows it was read anew yet, and the next save goes on from there.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/buildings/my-buildings*', async (route) => {
    await held
    await route.continue()
  })
  await save(page, 'Fiscal year').click()
  await expect(saved(page)).toBeVisible()
  await expect(part(page, 'Fiscal year').getByRole('alert')).toHaveCount(0)
  await part(page, 'General').getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(alert).toHaveCount(0)
  letGo()
  expect(await theirs.read()).toMatchObject({ address: '8802 Jasper Terrace', fiscalYearEnd: '09-30' })

  // What somebody else saves shows at once where nothing is typed.
  await theirs.change({ address: '8800 Jasper Terrace', fiscalYearEnd: '06-30' })
  await expect(street).toHaveValue('8800 Jasper Terrace')
  await theirs.close()
})

test('another code is asked for before it is taken, and a taken one is refused', async ({ page }) => {
  await enter(page, 'ada')
  await openSettings(page)
  const code = part(page, 'Building code')
  await code.getByLabel('New code').fill('HARB01')
  await code.getByRole('button', { name: 'Use this code' }).click()
  await expect(page.getByRole('dialog')).toContainText('The old code and any links with it stop working')
  await page.getByRole('dialog').getByRole('button', { name: 'Change code' }).click()
  await expect(code.getByText('Another building already has this code. Choose a different one.')).toBeVisible()
  await code.getByRole('button', { name: 'Generate a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Building code' }).getByText('PRAI01', { exact: true })).toBeVisible()
})

test('who does not manage the building is told so', async ({ page }) => {
  await as(page, 'ben', '/settings')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})
