import type { Page } from '@playwright/test'
import { withAnswer, withFailure, withNothing } from './answers.ts'
import type { Shown } from './shown.ts'

const failedMail = (mails: object[]): object[] =>
  mails.map((mail, index) => ({
    ...mail,
    ...(index % 5 !== 4 && {
      state: 'failed',
      attempts: index + 1,
      endedAt: '2026-11-20T20:00:00.000Z',
      nextAttemptAt: null,
      answer: ['EENVELOPE 550', 'ETIMEDOUT', 'LINK_OVER password'][index % 3],
      can: { retry: index % 3 !== 2 },
    }),
  }))

const failedJobs = (): object[] =>
  ['mail.deliver', 'units.carryOut', 'notices.publishDue'].map((name, index) => ({
    _id: `01990000-0000-7000-8000-00000000000${index}`,
    name,
    failedAt: '2026-11-20T20:00:00.000Z',
    attempts: 6,
    error:
      index === 1
        ? `canceling statement due to statement timeout ${'while nobody looked '.repeat(8)}`
        : 'relation "outbox" does not exist',
  }))

const ask = (page: Page) => page.getByRole('button', { name: 'Show recipient' }).first().click()

const search =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Name, email or phone').fill(words)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText(/found/).first().waitFor()
  }

/** What keeps the platform running, as its staff see it. */
export const platformScreens: readonly Shown[] = [
  { name: 'admin-mail', who: 'admin', path: '/admin?view=mail' },
  {
    name: 'admin-mail-failed',
    who: 'admin',
    path: '/admin?view=mail',
    before: withAnswer(/\/api\/admin\/mails\?/, failedMail),
  },
  { name: 'admin-mail-ask', who: 'admin', path: '/admin?view=mail', before: ask },
  { name: 'admin-mail-none', who: 'admin', path: '/admin?view=mail', before: withNothing(/\/api\/admin\/mails\?/) },
  { name: 'admin-mail-error', who: 'admin', path: '/admin?view=mail', before: withFailure(/\/api\/admin\/mails/) },
  { name: 'admin-jobs', who: 'admin', path: '/admin?view=jobs' },
  {
    name: 'admin-jobs-failed',
    who: 'admin',
    path: '/admin?view=jobs',
    before: withAnswer(/\/api\/admin\/jobs\/failed\?/, failedJobs),
  },
  { name: 'admin-jobs-error', who: 'admin', path: '/admin?view=jobs', before: withFailure(/\/api\/admin\/jobs/) },
  { name: 'admin-people', who: 'admin', path: '/admin?view=people', before: search('owner') },
  { name: 'admin-people-nobody', who: 'admin', path: '/admin?view=people', before: search('zebra') },
  { name: 'admin-figures', who: 'admin', path: '/admin?view=figures' },
  { name: 'admin-figures-months', who: 'admin', path: '/admin?view=figures&span=months' },
]
