/** A roster comes from a CSV file through the screen: tried, refused row by row, applied, and nothing changes twice. */
import { expect, test } from '@playwright/test'
import { expectSound } from './inspect.ts'
import { signIn } from './people.ts'

const header = 'unit_number,strata_lot,role,first_name,last_name,email,ownership_percent\n'
const sound = `${header}PH9,901,owner,Ines,Duarte,ines.duarte@mail.example,100\nPH9,901,tenant,Noel,Abbott,,\n`
const broken = `${header},901,owner,Ines,Duarte,,\nPH8,902,king,Noel,Abbott,,\nPH7,903,owner,,,,\nPH6,904,owner,Al,Moss,not-an-address,\n`
const csv = (text: string) => ({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a roster is tried, refused, applied and applied again', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await signIn(page, 'mandeep')
  await page.goto('/unit-directory/import')
  await page.locator('input[type=file]').setInputFiles(csv(broken))
  await expect(page.getByText(/4 rows need mending, and nothing has been written/)).toBeVisible()
  await expectSound(page)

  await page.locator('input[type=file]').setInputFiles(csv(sound))
  await page.getByRole('button', { name: /^Import / }).click()
  await expect(page.getByText('The roster is in')).toBeVisible()
  await page.goto('/unit-directory?search=PH9')
  await expect(page.getByText('Ines Duarte').first()).toBeVisible()

  await page.goto('/unit-directory/import')
  await page.locator('input[type=file]').setInputFiles(csv(sound))
  await expect(page.getByText('Nothing changed')).toBeVisible()
})
