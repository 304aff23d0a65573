/** The register of decisions: read by those who manage the building, written and ratified by council; and polls. */
import type { Page } from '@playwright/test'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere } from './people.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

test('Carla writes down what a meeting decided, corrects it, and saves it as PDF', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'carla', '/council-voting/decisions')
  await heading(page, 'Decisions')
  await page.getByRole('link', { name: 'Record a decision' }).click()
  const title = `Paint the bicycle room ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('For', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Record decision' }).click()
  await say(page, 'Text is required')
  await say(page, 'Enter a number, or 0 for none')
  await expectSound(page)
  await page.getByRole('textbox', { name: 'Text' }).fill('In light grey.')
  await page.getByLabel('Against', { exact: true }).fill('1')
  await page.getByLabel('Abstained', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Record decision' }).click()
  await heading(page, new RegExp(`^D-\\d{4}-\\d{3}: ${title}$`))
  await say(page, '3 for, 1 against, 0 abstained')
  await page.getByRole('link', { name: 'Correct' }).click()
  await page.getByLabel('Against', { exact: true }).fill('0')
  await page.getByLabel('Reason for correction').fill('Counted anew from the notes')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await say(page, '3 for, 0 against, 0 abstained')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(heard).toEqual([])
})

test('council ratifies at a meeting what was decided between two; Mandeep reads it and cannot', async ({
  page,
  browser,
}) => {
  const mandeep = await elsewhere(browser, 'mandeep')
  await mandeep.goto('/property-management')
  await mandeep.getByRole('link', { name: 'Decisions', exact: true }).click()
  await heading(mandeep, 'Decisions')
  await say(mandeep, /awaiting ratification/)
  await expect(mandeep.getByRole('button', { name: 'Ratify at a meeting' })).toHaveCount(0)
  await expect(mandeep.getByRole('link', { name: 'Record a decision' })).toHaveCount(0)
  await as(page, 'carla', '/council-voting/decisions?ratified=awaits')
  await page.getByRole('button', { name: 'Ratify at a meeting' }).click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.first()).toBeChecked()
  const all = await boxes.count()
  for (let index = 1; index < all; index += 1) await boxes.nth(index).uncheck()
  await dialog.getByLabel('Text in the minutes').fill('Ratified as read.')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Ratify', exact: true }).click()
  await say(page, '1 decision ratified')
  await page.goto('/council-voting/decisions?ratified=ratified')
  await page.getByRole('table').getByRole('link').first().click()
  await say(page, /Ratified [A-Z]/)
  await mandeep.context().close()
})

test('Mandeep asks a question on a screen that says it is no vote, and Olivia answers for her unit', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const question = `Shall the lobby smell of pine? ${Date.now()}`
  const mandeep = await elsewhere(browser, 'mandeep')
  await mandeep.goto('/polls/new')
  await mandeep.getByRole('textbox', { name: 'Question' }).fill(question)
  await mandeep.getByLabel('Answer 1').fill('Yes, please')
  await mandeep.getByRole('button', { name: 'Save as draft' }).click()
  await expect(mandeep.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
  await mandeep.getByLabel('Answer 2').fill('No, thank you')
  await mandeep.getByRole('button', { name: 'Save as draft' }).click()
  await heading(mandeep, question)
  await mandeep.getByRole('button', { name: 'Open poll' }).click()
  await mandeep.getByRole('dialog').getByRole('button', { name: 'Open poll' }).click()
  await say(mandeep, /0 of \d+ units have answered/)

  await as(page, 'olivia', '/announcements')
  await page.getByRole('link', { name: 'Polls', exact: true }).click()
  await heading(page, 'Polls')
  await page.getByRole('link', { name: question }).click()
  await say(page, /This is a poll, not a vote of the strata corporation\./)
  await say(page, 'You’ll see the results after you answer.')
  const answer = page.getByRole('form', { name: 'Answer for unit 703' })
  await answer.getByRole('button', { name: 'Answer' }).click()
  await say(page, 'Choose an answer')
  await answer.getByLabel('Yes, please').check()
  await answer.getByRole('button', { name: 'Answer' }).click()
  await say(page, 'Results so far')
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('1 unit, 100%')
  // What is chosen before the first answer is through would be taken back with it.
  await expect(answer.getByRole('button', { name: 'Change answer' })).toBeEnabled()
  await answer.getByLabel('No, thank you').check()
  await answer.getByRole('button', { name: 'Change answer' }).click()
  await expect(page.getByRole('list', { name: 'Results' })).toContainText(/No, thank you\s*1 unit/)
  await expectSound(page)
  await say(mandeep, /1 of \d+ units have answered/)
  await mandeep.getByRole('button', { name: 'Close now' }).click()
  await mandeep.getByRole('dialog').getByRole('button', { name: 'Close poll' }).click()
  await say(page, /Closed /)
  await expect(page.getByRole('button', { name: 'Change answer' })).toHaveCount(0)
  await mandeep.context().close()
  expect(heard).toEqual([])
})
