/** Votes of council: two taps on a phone, a secret ballot, a conflict of interest, a result, and who finds nothing here. */
import type { Page } from '@playwright/test'
import { get, post } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { putForward } from './proposals.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('Carla votes on a phone in two taps: the banner, and her choice', async ({ page }) => {
  const heard = hearErrors(page)
  await enter(page, 'carla')
  const title = `Two taps ${Date.now()}`
  await putForward(page, title)
  await page.goto('/dashboard')
  const banner = page.getByRole('main').getByRole('link', { name: /Pending Your Vote/ })
  await expect(banner).toContainText(/You have \d+ proposals? awaiting your decision/)
  await banner.click()
  await heading(page, 'Council voting')
  const one = card(page, title)
  await expect(one).toContainText('Your vote is final once cast.')
  for (const words of ['Vote for', 'Vote against', 'Abstain'])
    await expectFinger(one.getByRole('button', { name: words, exact: true }))
  await one.getByRole('button', { name: 'Vote for', exact: true }).click()
  await expect(one).toContainText('You voted for.')
  await expect(one).toContainText('1 of 4 have voted')
  await expect(one.getByRole('button', { disabled: false })).toHaveCount(0)
  expect(heard).toEqual([])
})

test('a second tap where several votes wait casts none: what was voted on keeps its place', async ({ page }) => {
  await enter(page, 'carla')
  const title = `Twice tapped ${Date.now()}`
  for (const which of ['below', 'above']) await putForward(page, `${title} ${which}`)
  const votes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/vote')) votes.push(request.url())
  })
  await page.goto('/council-voting?awaits=me')
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByRole('list', { name: 'Proposals' }).getByRole('listitem')).toHaveCount(2)
  const button = (which: string, words = 'Vote for') =>
    card(page, `${title} ${which}`).getByRole('button', { name: words, exact: true })
  const { x, y, width, height } = (await button('above').boundingBox())!
  const { y: below } = (await button('below').boundingBox())!
  const tap = () => page.mouse.click(x + width / 2, y + height / 2)
  await tap()
  await expect(card(page, `${title} above`)).toContainText('You voted for.')
  await expect(card(page, `${title} above`)).toContainText('1 of 4 have voted')
  expect((await button('below').boundingBox())!.y).toBe(below)
  await tap()
  await expect(card(page, `${title} below`)).toContainText('0 of 4 have voted')
  await button('below', 'Vote against').dblclick()
  await expect(card(page, `${title} below`)).toContainText('You voted against.')
  expect(votes).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('a vote elsewhere shows as turnout alone, without a reload; a comment comes by itself', async ({
  page,
  browser,
}) => {
  await enter(page, 'carla')
  const title = `Seen live ${Date.now()}`
  const id = await putForward(page, title)
  await page.goto(`/council-voting/${id}`)
  await say(page, '0 of 4 have voted')
  const other = await elsewhere(browser, 'carla')
  await other.goto(`/council-voting/${id}`)
  await other.getByRole('button', { name: 'Vote against' }).click()
  await say(other, /You voted against\./)
  await say(page, '1 of 4 have voted')
  await other.getByLabel('Your comment').fill('The offer holds until Friday')
  await other.getByRole('button', { name: 'Send comment' }).click()
  const comments = page.getByRole('list', { name: 'Comments' })
  await expect(comments).toContainText('The offer holds until Friday')
  await comments.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Edited comment').fill('The offer holds until Monday')
  await expectSound(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(comments).toContainText('The offer holds until Monday')
  await expect(comments).toContainText(', edited')
  await other.context().close()
})

test('Carla writes a secret ballot over a list, loses nothing where it is refused, and votes', async ({ page }) => {
  const heard = hearErrors(page)
  await as(page, 'carla', '/council-voting/new')
  await heading(page, 'New proposal')
  const title = `Which gardener ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('One of several options').check()
  await page.getByLabel('Option 1').fill('Fernleaf')
  await page.getByLabel('Secret: no one can see').check()
  await page.getByLabel('Open vote immediately').check()
  await page.getByRole('button', { name: 'Save and open vote' }).click()
  await say(page, 'Text is required')
  await say(page, 'Enter the option or remove it')
  await expectSound(page)
  await page.getByRole('textbox', { name: 'Text' }).fill('Two offers are in.')
  await page.getByLabel('Option 2').fill('Mossgarden')
  await page.getByRole('button', { name: 'Save and open vote' }).click()
  await heading(page, new RegExp(title))
  await say(page, 'no one can see how you voted')
  await page.getByRole('button', { name: 'Vote for “Mossgarden”' }).click()
  await say(page, 'You’ve voted. The ballot is secret.')
  await expect(page.getByRole('main')).not.toContainText('You voted for')
  expect(heard).toEqual([])
})

test('Carla writes a proposal whose vote opens at a moment that she chooses', async ({ page }) => {
  await as(page, 'carla', '/council-voting/new')
  const title = `Voted on later ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill('As the offer says.')
  await page.getByLabel('Schedule vote').check()
  await expect(page.getByLabel(/^Opens/)).not.toHaveValue('')
  await expect(page.getByLabel(/^Closes/)).not.toHaveValue('')
  await expectSound(page)
  await page.getByRole('button', { name: 'Save and schedule vote' }).click()
  await heading(page, new RegExp(title))
  await say(page, 'In discussion')
  await say(page, /^Voting opens .* and closes /)
  await expect(page.getByRole('button', { name: 'Vote for' })).toHaveCount(0)
})

test('who declares a conflict of interest sees no more of it, and has no vote', async ({ page }) => {
  await enter(page, 'carla')
  const id = await putForward(page, `Close to me ${Date.now()}`)
  await page.goto(`/council-voting/${id}`)
  await say(page, 'As the offer says.')
  await page.getByRole('button', { name: 'I have a conflict of interest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Declare conflict' }).click()
  await say(page, 'Describe your interest')
  await dialog.getByLabel('Your interest').fill('My sister made the offer.')
  await dialog.getByRole('button', { name: 'Declare conflict' }).click()
  await say(page, 'You declared a conflict of interest')
  await say(page, 'My sister made the offer.')
  await expect(page.getByText('As the offer says.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Vote for' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Discussion' })).toHaveCount(0)
  await expectSound(page)
})

test('a result is drawn with its threshold, counted line by line, and its hash checked', async ({ page }) => {
  await as(page, 'carla', '/council-voting?search=LED')
  await page.getByRole('link', { name: /LED lighting for stairwells/ }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toContainText('Passed')
  await expect(result.getByRole('list', { name: 'Votes' })).toContainText('3 votes')
  await expect(result).toContainText('To pass: more than half of the 4 who voted, at least 3 votes')
  await expect(result.getByRole('table')).toContainText('Quorum')
  await expect(result).toContainText(/For: .*Carla Council/)
  await result.getByRole('button', { name: 'Verify hash' }).click()
  await expect(result).toContainText('The hash matches')
  await expectSound(page)
})

test('a withdrawn proposal says why, and a draft that somebody changed meanwhile is not written over', async ({
  page,
  browser,
}) => {
  await enter(page, 'carla')
  const title = `Twice changed ${Date.now()}`
  const id = await post(page, '/api/proposals', { multipart: { title, text: '<p>First.</p>' } })
  const other = await elsewhere(browser, 'carla')
  for (const one of [page, other]) {
    await one.goto(`/council-voting/${id}/edit`)
    await heading(one, /^Edit M-/)
  }
  await other.getByLabel('Title').fill(`${title}, theirs`)
  await other.getByRole('button', { name: 'Save changes' }).click()
  await heading(other, /theirs$/)
  await page.getByLabel('Title').fill(`${title}, mine`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await say(page, 'Someone else just changed this proposal')
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, mine`)
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await heading(page, /mine$/)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Not needed any more')
  await dialog.getByRole('button', { name: 'Withdraw proposal' }).click()
  await say(page, 'Withdrawn: Not needed any more')
  await other.context().close()
})

for (const person of ['mandeep', 'olivia'] as const)
  test(`${person} has no way into proposals`, async ({ page }) => {
    await as(page, person, '/council-voting')
    await heading(page, 'You don’t have access to this page')
    await expectSound(page)
    expect((await get(page, '/api/proposals')).status()).toBe(403)
  })
