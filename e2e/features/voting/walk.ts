import type { Page } from '@playwright/test'
import { putForward } from '../../proposals.ts'
import type { Walk, Ways } from '../../walk.ts'

const polls = ['/polls', 'Polls'] as const
const register = ['/council-voting/decisions', 'Decisions'] as const
const day = ['/property-management', 'Property management'] as const
const voting = ['/council-voting', 'Council voting'] as const
const id = '[0-9a-f-]{36}'

/** From the announcements to the polls, and to one of them. */
const walkPolls = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Announcements' }), '/announcements', 'Announcements')
  await follow(main.getByRole('link', { name: 'Polls', exact: true }), ...polls)
  const all = main.getByRole('list', { name: 'Polls' })
  await follow(all.getByRole('link').first(), new RegExp(`/polls/${id}$`), /./)
}

/** From the property management to the register of decisions and one of them, and to asking in a poll. */
const walkDecisions = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const toDay = async () => follow((await openMenu()).getByRole('link', { name: 'Property Management' }), ...day)
  await toDay()
  await follow(main.getByRole('link', { name: 'Decisions', exact: true }), ...register)
  const table = main.getByRole('table', { name: 'Decisions' })
  await follow(table.getByRole('link').first(), new RegExp(`/decisions/${id}$`), /^D-/)
  await toDay()
  await follow(main.getByRole('link', { name: 'Polls', exact: true }), ...polls)
  await follow(main.getByRole('link', { name: 'New poll' }), '/polls/new', 'New poll')
  await follow(main.getByRole('link', { name: 'Polls', exact: true }), ...polls)
  await main.getByRole('tab', { name: 'Drafts' }).click()
  await follow(main.getByRole('list', { name: 'Polls' }).getByRole('link').first(), new RegExp(`/polls/${id}$`), /./)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, 'Edit poll')
}

/** From the menu to the proposals: writing one, one that is voted on, a new version of it, changing a draft; and the register by hand. */
const walkVoting = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  const one = new RegExp(`/council-voting/${id}$`)
  const title = `Walked by ${Date.now()}`
  await putForward(page, title)
  await follow((await openMenu()).getByRole('link', { name: 'Council Voting' }), ...voting)
  await follow(main.getByRole('link', { name: 'New proposal' }), '/council-voting/new', 'New proposal')
  await follow(main.getByRole('link', { name: 'Council voting' }), ...voting)
  await follow(main.getByRole('link', { name: 'Council forum' }), '/council-forum', 'Council forum')
  await follow((await openMenu()).getByRole('link', { name: 'Council Voting' }), ...voting)
  await follow(main.getByRole('link', { name: title }), one, /^M-/)
  await follow(main.getByRole('link', { name: 'New version' }), /\/new-version$/, /^New version of M-/)
  await follow(main.getByRole('link', { name: 'Back to the proposal' }), one, /^M-/)
  await follow(main.getByRole('link', { name: 'Council voting' }), ...voting)
  await follow(
    main
      .getByRole('list', { name: /^Drafts/ })
      .getByRole('link')
      .first(),
    one,
    /^M-/,
  )
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, /^Edit M-/)
  await follow((await openMenu()).getByRole('link', { name: 'Council Voting' }), ...voting)
  await follow(main.getByRole('link', { name: 'Decisions', exact: true }), ...register)
  const byHand = ['/council-voting/decisions/new', 'Record a decision'] as const
  await follow(main.getByRole('link', { name: 'Record a decision' }), ...byHand)
  await follow(main.getByRole('link', { name: 'Decisions', exact: true }), ...register)
  const atMeeting = main.getByRole('row').filter({ hasText: 'At a meeting' }).getByRole('link').first()
  await follow(atMeeting, new RegExp(`/decisions/${id}$`), /^D-/)
  await follow(main.getByRole('link', { name: 'Correct' }), /\/edit$/, /^Correct D-/)
}

export const ways: Ways = { everyone: walkPolls, managers: walkDecisions, council: walkVoting }
