/** The forum: neighbours ask and answer before each other's eyes, moderators look after it, and the council is by itself. */
import type { Page } from '@playwright/test'
import { get, post } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, openListening } from './people.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
const heading = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Writes a post past the screens; answers where it is read. */
const write = async (page: Page, title: string, more: Record<string, string> = {}): Promise<string> =>
  `/forum/${await post(page, '/api/forum/posts', {
    multipart: { category: 'general', title, body: `<p>${title}, said at length.</p>`, ...more },
  })}`

const openMenuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `More about the comment by ${name}` }).click()

test('Theo asks on a phone, Olivia answers, and his open page shows it; he marks it as the answer', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const title = `Where is the bike pump? ${Date.now()}`
  await as(page, 'theo', '/forum?category=questions')
  await heading(page, 'Questions')
  await page.getByRole('link', { name: 'Write a post' }).first().click()
  await heading(page, 'Write a post')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await say(page, 'Enter a title')
  await page.getByLabel('Title').fill(title)
  await textBox(page, 'Text').fill('It used to hang in the bike room.')
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join())
  await expect.poll(kept).toContain('It used to hang in the bike room.')
  await page.reload()
  await say(page, 'Draft restored')
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await heading(page, title)
  await say(page, 'No comments yet.')

  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto('/forum?shows=unread')
  await olivia.getByRole('link', { name: title }).click()
  await heading(olivia, title)
  await olivia.getByRole('button', { name: 'Write a comment' }).click()
  await textBox(olivia, 'Your comment').fill('Behind the door, on the hook.')
  await olivia.getByRole('button', { name: 'Mention' }).click()
  await olivia.getByRole('searchbox', { name: 'Find someone by name' }).fill('Theo')
  await olivia.getByRole('button', { name: 'Theo Tenant' }).click()
  await olivia.getByRole('button', { name: 'Send comment' }).click()
  await say(olivia, 'Behind the door, on the hook.')
  await expect(olivia.getByRole('link', { name: '@Theo Tenant' })).toHaveAttribute('href', /^\/user\//)

  await say(page, 'Behind the door, on the hook.')
  await expect(page.getByRole('button', { name: /new comment/ })).toBeVisible()
  await page.getByRole('button', { name: /new comment/ }).click()
  await expect(page.getByRole('button', { name: /new comment/ })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Comment by Olivia Owner' })).toBeFocused()
  await openMenuOf(page, 'Olivia Owner')
  await page.getByRole('menuitem', { name: 'Mark as the answer' }).click()
  await say(page, 'Answer')
  await page.getByRole('button', { name: 'Quote Olivia Owner' }).click()
  await textBox(page, 'Your reply').fill('Found it, thank you!')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('article', { name: 'Reply by Theo Tenant' })).toContainText('Behind the door')
  await say(olivia, 'Found it, thank you!')
  await olivia
    .getByRole('group', { name: /Reactions to the comment by Theo/ })
    .getByRole('button')
    .click()
  await olivia.getByRole('menuitem', { name: 'Thanks' }).click()
  await expect(page.getByRole('button', { name: 'Thanks: 1' })).toBeVisible()
  await olivia.context().close()
  expect(heard).toEqual([])
})

test('Carla hides a post and says why; who wrote it reads that, the log tells it, and no search finds it', async ({
  page,
  browser,
}) => {
  const heard = hearErrors(page)
  const word = `zeppelin${Date.now()}`
  const theo = await elsewhere(browser, 'theo')
  const path = await write(theo, `About ${word}`)
  const olivia = await elsewhere(browser, 'olivia')
  await olivia.goto(path)
  await olivia.getByRole('button', { name: 'More', exact: true }).click()
  await olivia.getByRole('menuitem', { name: 'Report' }).click()
  await olivia.getByRole('dialog').getByRole('combobox', { name: 'Reason' }).click()
  await olivia.getByRole('option', { name: 'Advertising' }).click()
  await expectSound(olivia)
  await olivia.getByRole('button', { name: 'Report', exact: true }).click()
  await say(olivia, 'Thanks. A moderator will review it')

  await as(page, 'carla', '/forum/moderation')
  const waits = page.getByRole('article').filter({ hasText: word })
  await expect(waits).toContainText(/(?<!\d)1 report(?!s)/)
  await waits.getByRole('button', { name: 'Hide it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Advertising' }).click()
  await dialog.getByLabel('Details').fill('Sells balloons.')
  await dialog.getByRole('button', { name: 'Hide it' }).click()
  await expect(waits).toHaveCount(0)
  await heading(olivia, 'Page not found')

  await theo.goto(path)
  await say(theo, 'This post is hidden')
  await say(theo, /Reason: .*Sells balloons\./)
  await olivia.goto(`/forum?search=${word}`)
  await say(olivia, 'Nothing found')
  await olivia.goto(path)
  await heading(olivia, 'Page not found')
  await olivia.goto('/forum/log')
  await say(olivia, 'A post was hidden')
  await say(olivia, 'Reason: Advertising')
  await expect(olivia.getByText(word)).toHaveCount(0)

  await page.goto(path)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('This post is hidden')).toHaveCount(0)
  await olivia.goto(`/forum?search=${word}`)
  await expect(olivia.getByRole('main').locator('mark').first()).toHaveText(word)
  expect(heard).toEqual([])
})

test('the council talks by itself: for Olivia its category is as unknown as any other', async ({ page, browser }) => {
  const carla = await elsewhere(browser, 'carla')
  const title = `Council only ${Date.now()}`
  const path = await write(carla, title, { category: 'council' })
  await carla.goto('/council-forum')
  await heading(carla, 'Council forum')
  await carla.getByRole('link', { name: title }).click()
  await heading(carla, title)
  await as(page, 'olivia', '/forum')
  await heading(page, 'Community forum')
  await expect(page.getByRole('navigation', { name: 'Forum' }).getByRole('link', { name: /Council/ })).toHaveCount(0)
  for (const to of ['/council-forum', '/forum?category=council', '/forum?category=nothing', path]) {
    await page.goto(to)
    await heading(page, 'Page not found')
  }
  await page.goto(`/forum?search=${encodeURIComponent(title)}`)
  await say(page, 'Nothing found')
  expect((await get(page, `/api/forum/posts?category=council`)).status()).toBe(404)
})

test('a marketplace shows price and what is sold, and a poll its result once somebody has answered', async ({
  page,
  browser,
}) => {
  const thing = `Oak desk ${Date.now()}`
  await as(page, 'olivia', '/forum/new?category=marketplace')
  await page.getByLabel('Item offered or wanted').fill(thing)
  await textBox(page, 'Text').fill('Solid, a little scratched.')
  await page.getByLabel('Price in dollars').fill('120')
  await page.getByRole('button', { name: 'Add a poll' }).click()
  await page.getByLabel('Choice 1').fill('I want it')
  await page.getByLabel('Choice 2').fill('Too dear')
  await expectSound(page)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await heading(page, thing)
  await say(page, '$120.00')
  const theo = await elsewhere(browser, 'theo')
  await theo.goto('/forum?category=marketplace')
  await expect(theo.getByRole('article').filter({ hasText: thing })).toContainText('$120.00')
  await theo.getByRole('link', { name: thing }).click()
  await theo.getByRole('radio', { name: 'I want it' }).click()
  await expect(theo.getByRole('radio', { name: 'I want it: 1 answer' })).toBeChecked()
  await page.getByRole('button', { name: 'Mark as sold' }).click()
  await expect(page.getByRole('button', { name: 'Mark as available' })).toBeVisible()
  await theo.goto('/forum?category=marketplace&sale=sold')
  await expect(theo.getByRole('article').filter({ hasText: thing })).toContainText('Sold')
})

test('Carla locks a post, makes a category and chooses whose words are looked at first', async ({ page, browser }) => {
  const name = `Garden ${Date.now()}`
  await enter(page, 'carla')
  const path = await write(page, `Rooftop hours ${Date.now()}`)
  await page.goto(path)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await say(page, 'Enter a reason for locking it')
  await page.getByRole('dialog').getByLabel('Reason').fill('It is settled.')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await say(page, 'Locked')
  const theo = await elsewhere(browser, 'theo')
  await theo.goto(path)
  await say(theo, 'A moderator has locked this post. Everyone can read it, but no one can add to it.')
  await expect(theo.getByRole('button', { name: 'Write a comment' })).toHaveCount(0)

  await page.goto('/settings/forum')
  await heading(page, 'Forum settings')
  await page.getByRole('button', { name: 'Add a category' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await page.getByRole('switch', { name: 'Closed' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Save changes' }).last().click()
  await say(page, 'Category saved')
  await theo.goto('/forum/log')
  await say(theo, 'A category was closed')
})

test('a long thread says that a comment came behind what is loaded, and shows one’s own', async ({ page, browser }) => {
  await enter(page, 'carla')
  const path = await write(page, `A long story ${Date.now()}`)
  const tell = (n: number) =>
    post(page, `/api${path.replace('forum', 'forum/posts')}/comments`, { data: { body: `<p>No. ${n}.</p>` } })
  for (let n = 0; n < 21; n += 1) await tell(n)
  const theo = await elsewhere(browser, 'theo')
  await openListening(theo, path)
  await say(theo, 'No. 19.')
  await expect(theo.getByRole('button', { name: /new comment/ })).toHaveCount(0)
  await tell(99)
  await theo.getByRole('button', { name: 'See 1 new comment' }).click()
  await say(theo, 'No. 99.')
  await theo.goto(path)
  await theo.getByRole('button', { name: 'Write a comment' }).click()
  await textBox(theo, 'Your comment').fill('Mine, at the end.')
  await theo.getByRole('button', { name: 'Send comment' }).click()
  await say(theo, 'Starting at the comment you opened.')
  await say(theo, 'Mine, at the end.')
  await expect(theo.getByRole('button', { name: /new comment/ })).toHaveCount(0)
})
