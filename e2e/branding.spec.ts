/** A building's colours, logo and icon: choosing, previewing and saving them, and whether the screens stay readable. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { get } from './calls.ts'
import { brand, expectReadable } from './contrast.ts'
import { expectAccessible, expectSound, hearErrors } from './inspect.ts'
import { as, enter } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const icon = (page: Page) => page.locator('link[rel="icon"]')
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const file = async (name: string, width: number, height: number, background = '#c0392b') => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(width, height, background),
})

/** Opens Prairie Court as its manager; answers its id. */
const inPrairieCourt = async (page: Page): Promise<string> => {
  await as(page, 'mandeep')
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Prairie Court' })).toBeVisible()
  return page.evaluate(() => String(localStorage.currentBuildingId))
}
/** Saves past the screens, over whatever stands there. */
const save = async (page: Page, id: string, look: object, files: Record<string, unknown> = {}) => {
  const headers = { 'x-building-id': id }
  const { data } = (await (await page.request.get(`/api/buildings/${id}/branding`, { headers })).json()) as {
    data: { version: number }
  }
  const multipart = { version: data.version, ...look, ...files }
  const answer = await page.request.put(`/api/buildings/${id}/branding`, { headers, multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
}
const none = { primaryColor: '', secondaryColor: '', logo: 'none', favicon: 'none' }
const open = async (page: Page) => {
  await page.goto('/settings/branding')
  await expect(page.getByLabel('Primary colour', { exact: true })).toBeVisible()
}

/** Has the page take as long to read an image as a slow phone, until it is let go. */
const holdReading = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const read: (source: ImageBitmapSource) => Promise<ImageBitmap> = window.createImageBitmap.bind(window)
    const late = (source: ImageBitmapSource) => held.then(() => read(source))
    Object.assign(window, { createImageBitmap: late, letGo })
  })
  return () => page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
}

test('a manager picks yellow and a logo, sees both themes before saving, and the building has them', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const id = await inPrairieCourt(page)
  await save(page, id, none)
  await open(page)
  await expectSound(page)
  await page.getByLabel('Primary colour', { exact: true }).fill('#FFDD00')
  await expect(page.getByText('Text on this yellow is black, 15.5:1.')).toBeVisible()
  await page.locator('input[aria-label="Choose an icon"]').setInputFiles(await file('icon.png', 64, 64))
  await page.locator('input[aria-label="Choose a logo"]').setInputFiles(await file('mark.png', 300, 90))
  for (const word of ['logo', 'icon'])
    await expect
      .poll(() =>
        page.getByRole('img', { name: `The building’s ${word}` }).evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBeGreaterThan(0)
  for (const scheme of ['light', 'dark']) {
    const pane = page.locator(`[data-pane=${scheme}]`)
    await expect(pane.getByText('Acknowledge')).toBeVisible()
    await expect(pane.locator('img')).toHaveAttribute('src', /^blob:/)
    await expect(pane).toHaveCSS('--brand-primary', '#ffdd00')
  }
  expect(await brand(page, 'primary'), 'nothing changes before it is saved').toBe('#1e40af')
  const ben = await (await browser.newContext()).newPage()
  const listening = ben.waitForResponse(/\/api\/notifications\/live/)
  await as(ben, 'ben')
  await expect.poll(() => brand(ben, 'primary')).toBe('#1e40af')
  await listening
  await ben.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect(page.getByText('Branding saved')).toBeVisible()
  await expect.poll(() => brand(page, 'primary')).toBe('#ffdd00')
  const home = page.getByRole('banner').getByRole('link', { name: 'Prairie Court, home' })
  await expect(home.locator('img')).toHaveAttribute('src', new RegExp(`/api/buildings/${id}/pictures/`))
  await expect(page.getByRole('button', { name: 'Save branding' })).toBeDisabled()
  await expectSound(page)

  // A resident whose tab was open takes it over without loading the page anew.
  await expect.poll(() => brand(ben, 'primary')).toBe('#ffdd00')
  expect(await ben.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(ben.getByRole('banner').getByRole('link', { name: 'Prairie Court, home' }).locator('img')).toBeVisible()
  expect(heard).toEqual([])
})

test('the picker works by keys, and the product’s own look comes back only when it is saved', async ({ page }) => {
  const id = await inPrairieCourt(page)
  await save(page, id, { ...none, primaryColor: '#ffdd00', logo: 'new' }, { files: await file('mark.png', 300, 90) })
  await page.reload()
  await open(page)
  const typed = page.getByLabel('Primary colour', { exact: true })
  await page.getByRole('slider', { name: 'Primary colour: hue' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(typed).not.toHaveValue('#ffdd00')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(typed).toHaveValue('')
  await expect(page.getByText('Will be removed when you save.')).toBeVisible()
  expect(await brand(page, 'primary')).toBe('#ffdd00')
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect.poll(() => brand(page, 'primary')).toBe('#1e40af')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Parapet, home' })).toBeVisible()
})

test('what cannot be taken is said, and nothing typed is lost', async ({ page }) => {
  const id = await inPrairieCourt(page)
  await open(page)
  const typed = page.getByLabel('Primary colour', { exact: true })
  const svg = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page.locator('input[aria-label="Choose a logo"]').setInputFiles(svg)
  await expect(page.getByText('mark.svg is an SVG, which can contain more than an image.')).toBeVisible()
  const damaged = { name: 'mark.png', mimeType: 'image/png', buffer: (await picture(90, 90, 'red')).subarray(0, 60) }
  await page.locator('input[aria-label="Choose an icon"]').setInputFiles(damaged)
  await expect(page.getByText('mark.png is damaged and can’t be read.')).toBeVisible()
  await typed.fill('yellow')
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect(page.getByText('Enter a colour such as #1e40af')).toBeVisible()
  await expectAccessible(page)
  await typed.fill('#114488')
  const letGo = await holdReading(page)
  await page.locator('input[aria-label="Choose a logo"]').setInputFiles(await file('line.png', 400, 4))
  await expect(page.getByRole('button', { name: 'Save branding' }), 'it would leave the image out').toBeDisabled()
  await letGo()
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect(page.getByText('The logo is too small: it must be at least 24 pixels wide and high')).toBeVisible()
  await page.route(`**/api/buildings/${id}/branding*`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await expect(typed).toHaveValue('#114488')
  await page.getByRole('link', { name: 'Building settings' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(typed).toHaveValue('#114488')
})

test('somebody else’s newer look is shown, and the writer decides; other changes of the building do not stand in the way', async ({
  page,
}) => {
  const id = await inPrairieCourt(page)
  await save(page, id, none)
  await open(page)
  await page.getByLabel('Secondary colour', { exact: true }).fill('#ffeecc')
  await save(page, id, { primaryColor: '#0f766e' })
  await page.getByRole('button', { name: 'Save branding' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else just changed the branding' })
  await expect(conflict).toContainText('primary colour: #0f766e')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Discard mine and use theirs' }).click()
  await expect(page.getByLabel('Primary colour', { exact: true })).toHaveValue('#0f766e')
  await page.getByLabel('Secondary colour', { exact: true }).fill('#ffeecc')
  const headers = { 'x-building-id': id }
  const { data } = (await (await page.request.get(`/api/buildings/${id}`, { headers })).json()) as {
    data: { version: number; city: string }
  }
  const change = { version: data.version, city: `${data.city} West` }
  expect((await page.request.put(`/api/buildings/${id}`, { headers, data: change })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Save branding' }).click()
  await expect.poll(() => brand(page, 'secondary')).toBe('#ffeecc')
  await page.request.put(`/api/buildings/${id}`, {
    headers,
    data: { version: data.version + 2, city: data.city },
  })
})

test('whoever does not manage the building is told so', async ({ page }) => {
  await as(page, 'ben', '/settings/branding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page')
})

test('colours and icon come with the building and go with it, without loading the page anew', async ({ page }) => {
  const id = await inPrairieCourt(page)
  const look = { primaryColor: '#14f028', secondaryColor: '#808080', favicon: 'new' }
  await save(page, id, look, { files: await file('icon.png', 64, 64) })
  await page.reload()
  await expect.poll(() => brand(page, 'primary')).toBe('#14f028')
  for (const [name, colour] of [
    ['primary-hover', '#00dc14'],
    ['primary-light', '#3cff50'],
    ['primary-dark', '#00c800'],
    ['secondary', '#808080'],
    ['secondary-hover', '#6c6c6c'],
  ] as const)
    expect(await brand(page, name), name).toBe(colour)
  await expect(icon(page)).toHaveAttribute('href', new RegExp(`/api/buildings/${id}/pictures/`))
  await expect(page).toHaveTitle(/ \| Prairie Court \| Parapet$/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Harbour View/ }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  await expect.poll(() => brand(page, 'primary')).toBe('#1e40af')
  await expect(icon(page)).toHaveAttribute('href', '/favicon.svg')
  await expect(page).toHaveTitle('Dashboard | Parapet')
  await page.getByRole('button', { name: /Switch building/ }).click()
  await page.getByRole('menuitem', { name: /Prairie Court/ }).click()
  await expect.poll(() => brand(page, 'primary')).toBe('#14f028')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect.poll(() => brand(page, 'primary')).toBe('#1e40af')
  expect(await brand(page, 'secondary')).toBe('#dbeafe')
  await expect(icon(page)).toHaveAttribute('href', '/favicon.svg')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the logo stands on the lobby poster', async ({ page }) => {
  const id = await inPrairieCourt(page)
  await save(page, id, { ...none, logo: 'new' }, { files: await file('mark.png', 300, 90) })
  await page.goto('/announcements')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Lobby poster' }).click()
  const poster = page.getByRole('article', { name: 'Poster' })
  await expect(poster.locator('img')).toBeVisible()
  await expect(poster).toContainText('Prairie Court')
  await save(page, id, none)
})

/** Shows Harbour View in a colour in this browser alone, as if its manager had picked it. */
const showIn = (page: Page, colour: string) =>
  page.route('**/api/buildings/my-buildings*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { branding: object }[] }
    const data = body.data.map((building) => ({
      ...building,
      branding: { ...building.branding, primaryColor: colour, secondaryColor: colour },
    }))
    await route.fulfill({ response, json: { ...body, data } })
  })

/** One screen of each kind: figures and lists, a form with an editor, color pickers with a preview of both themes. */
const oneOfEachKind = ['/dashboard', '/announcements/new', '/settings/branding']

test('every screen of the building reads in yellow, in light and in dark', async ({ page }) => {
  await showIn(page, '#ffdd00')
  await enter(page, 'mandeep')
  const { data } = (await (await get(page, '/api/units?limit=1')).json()) as { data: { _id: string }[] }
  await expectReadable(page, '#ffdd00', [
    ...oneOfEachKind,
    '/announcements',
    '/unit-directory',
    '/unit-directory/import',
    `/unit-management/${data[0]!._id}`,
    '/occupancy',
    '/invite-users',
    '/access-requests',
    '/inbox',
    '/inbox/preferences',
    '/my-profile',
    '/settings',
    '/settings/history',
  ])
})

for (const [name, colour] of [
  ['almost white', '#fdfdfd'],
  ['almost black', '#020202'],
  ['a middle grey', '#808080'],
  ['pure red', '#ff0000'],
] as const)
  test(`a screen of each kind reads in ${name}, in light and in dark`, async ({ page }) => {
    await showIn(page, colour)
    await enter(page, 'mandeep')
    await expectReadable(page, colour, oneOfEachKind)
  })
