/** The poster of a notice for the lobby, on the screen and on paper. */
import QRCode from 'qrcode'
import { as } from './people.ts'
import { expect, test } from './test.ts'

const title = 'Elevator 2 out of service, awaiting part'

/** The dark squares of the code for an address, row by row, as the path of the drawing writes them. */
const squaresOf = (address: string): string => {
  const { data, size } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data.keys()].filter((index) => data[index])
  return dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('')
}

test('the poster shows the notice and a code that opens it, and prints alone on one sheet', async ({ page }) => {
  await as(page, 'mandeep', '/announcements')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = page.url()
  await page.getByRole('link', { name: 'Lobby poster' }).click()
  const poster = page.getByRole('article', { name: 'Poster' })
  await expect(poster.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(poster).toContainText('Harbour View')
  await expect(poster).toContainText(address)
  const code = poster.getByRole('img', { name: `QR code for ${address}`, exact: true })
  expect((await code.locator('path').getAttribute('d')) === squaresOf(address), 'the code says the address').toBe(true)

  await page.emulateMedia({ media: 'print' })
  await expect(poster.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(code).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print poster' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('what the code opens asks a stranger to sign in and then shows the notice', async ({ page, browser }) => {
  await as(page, 'mandeep', '/announcements')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Lobby poster' }).click()
  const label = await page.getByRole('img', { name: /^QR code for / }).getAttribute('aria-label')
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(label!.replace('QR code for ', ''))
  await expect(phone).toHaveURL('/login')
  await phone.getByLabel('Email').fill('tenant@parapet.example')
  await phone.getByLabel('Password', { exact: true }).fill('Harbour-2026!')
  await phone.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title)
})
