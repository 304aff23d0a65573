/** The templates of letters: found, worded, refused where they cannot be, brought back. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectSound } from './inspect.ts'
import { atDesk, title } from './library.ts'
import { expect, test } from './test.ts'

const stamp = Date.now()

/** A template of Carla's own, past the screens; answers its id. */
const ownTemplate = async (page: Page, name: string): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post('/api/letter-templates', { headers, data: { name } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

test('a field that does not exist is refused at the text, and nothing is lost', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  const name = `Garden rules of ${stamp}`
  const id = await ownTemplate(page, name)
  await page.goto(`/document-templates/${id}/edit`)
  await expect(title(page)).toHaveText('Edit template')
  await page.getByLabel('Subject').fill('The garden beside {{unit.number}}')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Dear {{people.nmaes}}, your bed is ')
  await page.getByRole('button', { name: 'Insert field' }).click()
  await page.getByRole('menuitem', { name: 'Number of the unit' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'people.nmaes' })).toBeVisible()
  await expect(text).toContainText('people.nmaes')
  await expect(text).toContainText('Number of the unit')
  await expectSound(page)

  await page.getByRole('link', { name: 'Back to the template' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()

  await text.fill('Dear {{people.names}}, your bed is ')
  await page.getByRole('button', { name: 'Insert field' }).click()
  await page.getByRole('menuitem', { name: 'Number of the unit' }).click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The template is saved')).toBeVisible()
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('article').filter({ hasText: 'your bed is' })).not.toContainText('{{')
})

test('two who change a template at once see each other’s words', async ({ browser }) => {
  const page = await atDesk(browser, 'carla')
  const id = await ownTemplate(page, `Welcome mat of ${stamp}`)
  await page.goto(`/document-templates/${id}/edit`)
  const other = await atDesk(browser, 'mandeep')
  await other.goto(`/document-templates/${id}/edit`)
  for (const [who, words] of [
    [page, 'Carla’s words'],
    [other, 'Mandeep’s words'],
  ] as const) {
    await who.getByLabel('Subject').fill('Welcome')
    await who.getByRole('textbox', { name: 'Text' }).fill(words)
  }
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The template is saved')).toBeVisible()
  await other.getByRole('button', { name: 'Save template' }).click()
  await expect(other.getByText('Somebody else saved this template meanwhile')).toBeVisible()
  await other.getByRole('button', { name: 'Show their version' }).click()
  await expect(other.getByRole('article', { name: 'Their version' })).toContainText('Carla’s words')
  await expect(other.getByRole('textbox', { name: 'Text' })).toContainText('Mandeep’s words')
  await expectSound(other)
  await other.getByRole('button', { name: 'Keep mine and save it over theirs' }).click()
  await other.getByRole('button', { name: 'Save template' }).click()
  await expect(other.getByText('The template is saved')).toBeVisible()

  await other.getByRole('button', { name: 'Show the versions' }).click()
  await other
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore version/ })
    .click()
  await expect(other.getByRole('article').filter({ hasText: 'Carla’s words' })).toBeVisible()
  await other.getByRole('button', { name: 'More' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(title(other)).toHaveText('Document templates')
})

test('the list is searched by words and sections', async ({ browser }) => {
  const page = await atDesk(browser, 'mandeep')
  await page.goto('/document-templates')
  await expect(page.getByRole('heading', { name: 'Enforcing bylaws' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('s. 112')
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enforcing bylaws' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Why? Demand for payment' }).click()
  await expect(page.getByRole('dialog')).toContainText('Strata Property Act, s. 112')
  await expectSound(page)
})
