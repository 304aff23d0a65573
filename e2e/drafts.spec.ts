/** What is typed or pasted is not lost: by an ended session, a reload, a link touched by mistake, or a table. */
import type { Page } from '@playwright/test'
import { settled } from './inspect.ts'
import { as, demoPassword } from './people.ts'
import { expect, test } from './test.ts'
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name })
const say = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

const signInAgain = async (page: Page, email: string) => {
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a notice that was being written when the session ended is there after signing in', async ({ page, context }) => {
  await as(page, 'carla', '/announcements/new')
  await page.getByLabel('Title').fill('Window cleaning')
  await textBox(page, 'Text').fill('From the roof down, on Thursday.')
  await settled(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await signInAgain(page, 'council@parapet.example')

  await expect(page).toHaveURL(/\/announcements\/new$/)
  await say(page, 'Draft restored')
  await expect(page.getByLabel('Title')).toHaveValue('Window cleaning')
  await expect(textBox(page, 'Text')).toContainText('From the roof down, on Thursday.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await heading(page, 'Window cleaning')

  await page.goto('/announcements/new')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a form in a dialog keeps its words too, and discards them when asked', async ({ page }) => {
  await as(page, 'mandeep', '/vendors')
  await page.getByRole('link', { name: 'Northshore Lifts' }).click()
  const open = () => page.getByRole('button', { name: 'End relationship' }).click()
  await open()
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await reason.fill('They moved to Calgary.')
  await page.reload()
  await open()
  await expect(reason).toHaveValue('They moved to Calgary.')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(reason).toHaveValue('')
  await page.reload()
  await open()
  await expect(reason).toHaveValue('')
})

test('a link asks first, and leaving gives up what was typed', async ({ page }) => {
  await as(page, 'mandeep', '/vendors/new')
  await page.getByLabel('Name').first().fill('Riverbend Roofing')
  const away = () => page.getByRole('link', { name: 'Vendor management' }).first().click()
  await away()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Name').first()).toHaveValue('Riverbend Roofing')
  await away()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/vendors$/)
  await page.getByRole('link', { name: 'Add a vendor' }).click()
  await expect(page.getByLabel('Name').first()).toHaveValue('')
})

test('a pasted table keeps its cells apart, and a picture in it is named as left out', async ({ page }) => {
  await as(page, 'carla', '/announcements/new')
  await textBox(page, 'Text').evaluate((text) => {
    const clipboardData = new DataTransfer()
    const table = '<table><tr><td>305</td><td>Leak</td></tr><tr><td>703</td><td>Noise</td></tr></table>'
    clipboardData.setData('text/html', `${table}<img src="a.png">`)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(textBox(page, 'Text').locator('p')).toHaveText(['305 | Leak', '703 | Noise'])
  await say(page, 'The image was removed because this text can’t contain images')
})
