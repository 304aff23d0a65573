/** Bylaws: Mandeep pastes three on a phone, files one and withdraws a ratification, and Olivia finds one by a word. */
import type { Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

const pasted = `Bylaws passed at the annual general meeting
91 Barbecues
(1) Only electric barbecues are allowed on balconies.
(2) A barbecue must not be used after 10 p.m.
92. Hot tubs
No hot tubs are allowed on balconies.
Bylaw 93 – Wind chimes
Wind chimes are not allowed on balconies.`

test('Mandeep pastes bylaws and files one, and Olivia finds it by a word', async ({ page, browser }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/bylaws')
  await page.getByRole('link', { name: 'Paste several' }).first().click()
  await heading(page, 'Paste bylaws or rules')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Paste the text above, and press Split')
  await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Bylaws' })
  await page.getByLabel('Paste the text here').fill(pasted)
  await page.getByRole('button', { name: 'Split' }).click()
  await say(page, '3 bylaws found')
  await say(page, 'Left out, because it isn’t part of a numbered bylaw')
  await say(page, 'Bylaws passed at the annual general meeting')
  await expectSound(page)

  // One has no heading, and no one said when they were passed: none of them is added, and nothing is lost.
  const second = page.getByRole('group', { name: 'bylaw 2' })
  await second.getByLabel('Heading').fill('')
  await page.getByRole('button', { name: 'Add 3 bylaws' }).click()
  await expect(second).toContainText('Heading is required')
  await second.getByLabel('Heading').fill('Hot tubs and pools')
  await page.getByRole('button', { name: 'Add 3 bylaws' }).click()
  await say(page, /^Enter the date it was passed/)
  await expect(second.getByLabel('Heading')).toHaveValue('Hot tubs and pools')
  await page.getByLabel('Passed on').fill('2026-10-15')
  await page.getByRole('button', { name: 'Add 3 bylaws' }).click()

  await heading(page, 'Bylaws and rules')
  const article = page.getByRole('article').filter({ hasText: '92 Hot tubs and pools' })
  await expect(article).toContainText('Passed on Oct 15, 2026, and not filed yet')
  await expectSound(page)
  await page.getByRole('link', { name: '91 Barbecues' }).click()
  await heading(page, 'Bylaw 91: Barbecues')
  await page.getByRole('button', { name: 'Record as filed' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Filed on').fill('2026-10-30')
  await dialog.getByLabel('Filing number').fill('CB1234567')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Record as filed' }).click()
  await expect(dialog).toHaveCount(0)
  await say(page, 'In force')
  await say(page, 'CB1234567')
  await say(page, 'No fine set')
  await expect(page.getByRole('region', { name: 'Wording' })).toContainText('Only electric barbecues')

  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto('/bylaws')
  await olivia.getByRole('searchbox', { name: 'Search bylaws and rules' }).fill('electric barbecues')
  await expect(olivia.getByRole('article')).toHaveCount(1)
  await expect(olivia.getByRole('article')).toContainText('In force since Oct 30, 2026 (filed, CB1234567)')
  await expect(olivia.getByRole('button', { name: 'More' })).toHaveCount(0)
  await olivia.getByRole('searchbox', { name: 'Search bylaws and rules' }).fill('zebra')
  await say(olivia, 'Nothing found')
  await expectSound(olivia)
  await olivia.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(olivia.getByRole('link', { name: '91 Barbecues' }).first()).toBeVisible()
  expect(heard).toEqual([])
})

test('Mandeep withdraws a ratification that was recorded in error', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/bylaws')
  const rules = page.getByRole('region', { name: 'Rules', exact: true })
  await rules.getByRole('link', { name: '1 Gym and pool' }).click()
  await heading(page, 'Rule 1: Gym and pool')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw ratification' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('It was another rule')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Withdraw ratification' }).click()
  await expect(dialog).toHaveCount(0)
  await say(page, /^It lapsed after .+, the last day to ratify it\.$/)
  await expectSound(page)
  expect(heard).toEqual([])
})
