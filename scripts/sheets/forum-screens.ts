import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the first post of a list. */
const post =
  (query = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/forum/posts?${query}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; comments: number }[] }
    const found = data.toSorted((a, b) => b.comments - a.comments)[0]
    return `/forum/${found?._id ?? unknownId}`
  }

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

/** The forum: its lists, writing, a post with what is said about it, moderation and settings. */
export const forumScreens: readonly Shown[] = [
  { name: 'forum', who: 'owner', path: '/forum' },
  { name: 'forum-council', who: 'council', path: '/council-forum' },
  { name: 'forum-unknown-category', who: 'owner', path: '/forum?category=council' },
  { name: 'forum-marketplace', who: 'tenant', path: '/forum?category=marketplace' },
  { name: 'forum-found', who: 'owner', path: '/forum?search=the' },
  { name: 'forum-found-nothing', who: 'tenant', path: '/forum?search=zebra' },
  { name: 'forum-none', who: 'tenant', path: '/forum', before: withNothing(/\/api\/forum\/posts\?/) },
  { name: 'forum-failed', who: 'owner', path: '/forum', before: withFailure(/\/api\/forum\/categories/) },
  { name: 'forum-post', who: 'owner', path: post('category=questions') },
  { name: 'forum-post-own', who: 'tenant', path: post('shows=mine') },
  { name: 'forum-post-moderator', who: 'council', path: post(), before: press(/^More$/) },
  { name: 'forum-offer', who: 'tenant', path: post('category=marketplace') },
  { name: 'forum-post-unknown', who: 'tenant', path: `/forum/${unknownId}` },
  {
    name: 'forum-comment-new',
    who: 'owner',
    path: post('category=questions'),
    before: async (page) => {
      await press('Write a comment')(page)
      await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
      await press('Mention')(page)
      await page.getByRole('list', { name: 'People' }).waitFor()
    },
  },
  {
    name: 'forum-new-refused',
    who: 'owner',
    path: '/forum/new?category=marketplace',
    before: async (page) => {
      await press('Add a poll')(page)
      await press('Post')(page)
      await page.getByText('Enter a title').first().waitFor()
    },
  },
  {
    name: 'forum-report',
    who: 'owner',
    path: post('category=questions'),
    before: async (page) => {
      await press(/^More$/)(page)
      await page.getByRole('menuitem', { name: 'Report' }).click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'forum-name',
    who: 'owner',
    path: '/forum',
    before: async (page) => {
      await press('My display name')(page)
      await page.getByRole('dialog').getByText('Your posts appear under').waitFor()
    },
  },
  { name: 'forum-moderation', who: 'council', path: '/forum/moderation' },
  { name: 'forum-log', who: 'owner', path: '/forum/log' },
  { name: 'forum-settings', who: 'council', path: '/settings/forum' },
  {
    name: 'forum-category-change',
    who: 'council',
    path: '/settings/forum',
    before: async (page) => {
      await press(/^Change /)(page)
      await page.getByRole('dialog').getByLabel('Name').waitFor()
    },
  },
]
