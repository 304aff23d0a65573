import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const forum = ['/forum', 'Community forum'] as const

/** From the menu to the forum, to writing, to what was moderated, and to a post. */
const walkForum = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Forum', exact: true }), ...forum)
  await follow(main.getByRole('link', { name: 'Write a post' }), '/forum/new', 'Write a post')
  await follow(main.getByRole('link', { name: 'Community forum' }), ...forum)
  await follow(main.getByRole('link', { name: 'Moderation log' }), '/forum/log', 'Moderation log')
  await follow(main.getByRole('link', { name: 'Community forum' }), ...forum)
  const posts = main.getByRole('list', { name: 'Posts' })
  await follow(posts.getByRole('link').first(), /\/forum\/[0-9a-f-]{36}$/, /./)
}

export const ways: Ways = { everyone: walkForum }
