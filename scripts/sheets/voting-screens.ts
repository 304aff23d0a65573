import type { APIRequestContext, Page } from '@playwright/test'
import type { ProposalSummary } from '../../contract/voting/proposal.ts'
import { answerWrite, withAnswer, withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the first record of a list whose words hold these. */
const first =
  (list: string, page: string, words: string, more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(list, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; title?: string; question?: string }[] }
    const found = data.find(({ title, question }) => `${title ?? question}`.includes(words)) ?? data[0]
    return `${page}/${found?._id ?? ''}${more}`
  }
const proposal = (words: string, more = '') => first('/api/proposals?limit=100', '/council-voting', words, more)
const decision = (words: string, more = '') =>
  first('/api/decisions?limit=100', '/council-voting/decisions', words, more)
const poll = (shows: string, more = '') => first(`/api/polls?shows=${shows}`, '/polls', '', more)

/** Votes on the first of two; the list then holds the other alone. */
const voteOnFirst = async (page: Page): Promise<void> => {
  const title = 'Renew the contract of Pacific Northwest Property Maintenance and Snow Clearing for three winters'
  const cast = { isCast: false, vote: {} }
  const show = withAnswer(/\/api\/proposals\?/, ([one]: ProposalSummary[]) => {
    cast.vote = { ...one, canVote: false, userVote: 'for' }
    const other = { ...one, _id: unknownId, title }
    return cast.isCast ? [other] : [one, other]
  })
  await show(page)
  cast.isCast = true
  await answerWrite(page, /\/vote$/, { json: { success: true, data: cast.vote } })
  await page.getByRole('button', { name: 'Vote for' }).first().click()
  await page.getByText('You voted for.').waitFor()
}

/** Votes of council, the register of decisions, and polls. */
export const votingScreens: readonly Shown[] = [
  { name: 'voting', who: 'council', path: '/council-voting' },
  { name: 'voting-manager', who: 'manager', path: '/council-voting' },
  { name: 'voting-none', who: 'council', path: '/council-voting', before: withNothing(/\/api\/proposals\?/) },
  { name: 'voting-failed', who: 'council', path: '/council-voting', before: withFailure(/\/api\/proposals\?/) },
  { name: 'voting-voted', who: 'council', path: '/council-voting?awaits=me', before: voteOnFirst },
  { name: 'voting-closed', who: 'council', path: '/council-voting?status=closed' },
  { name: 'proposal-open', who: 'council', path: proposal('snow removal') },
  { name: 'proposal-discussion', who: 'council', path: proposal('repair stand') },
  { name: 'proposal-draft', who: 'council', path: proposal('parcel shelf') },
  { name: 'proposal-passed', who: 'council', path: proposal('LED lighting') },
  { name: 'proposal-tied', who: 'council', path: proposal('roof terrace') },
  { name: 'proposal-secret', who: 'council', path: proposal('painter') },
  {
    name: 'proposal-proof',
    who: 'council',
    path: proposal('LED lighting'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Verify hash' }).click()
      await page.getByText('The hash matches').waitFor()
    },
  },
  { name: 'proposal-unknown', who: 'council', path: `/council-voting/${unknownId}` },
  { name: 'proposal-edit', who: 'council', path: proposal('parcel shelf', '/edit') },
  { name: 'proposal-new-version', who: 'council', path: proposal('snow removal', '/new-version') },
  {
    name: 'proposal-new-refused',
    who: 'council',
    path: '/council-voting/new',
    before: async (page) => {
      await page.getByLabel('One of several options').check()
      await page.getByLabel('Final, under a bylaw that allows votes here').check()
      await page.getByLabel('Open vote immediately').check()
      await page.getByRole('button', { name: 'Save and open vote' }).click()
      await page.getByText('Enter a title for the decision').waitFor()
    },
  },
  {
    name: 'proposal-conflict-dialog',
    who: 'council',
    path: proposal('snow removal'),
    before: (page) => page.getByRole('button', { name: 'I have a conflict of interest' }).click(),
  },
  {
    name: 'proposal-open-dialog',
    who: 'council',
    path: proposal('repair stand'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Open the vote' }).click()
      await page.getByLabel('At a date and time').check()
    },
  },
  { name: 'decisions', who: 'council', path: '/council-voting/decisions' },
  { name: 'decisions-manager', who: 'manager', path: '/council-voting/decisions' },
  {
    name: 'decisions-none',
    who: 'manager',
    path: '/council-voting/decisions',
    before: withNothing(/\/api\/decisions\?/),
  },
  {
    name: 'decisions-ratify',
    who: 'council',
    path: '/council-voting/decisions',
    before: async (page) => {
      await page.getByRole('button', { name: 'Ratify at a meeting' }).click()
      await page.getByLabel('Meeting date').waitFor()
    },
  },
  { name: 'decision', who: 'manager', path: decision('lamps') },
  { name: 'decision-new', who: 'council', path: '/council-voting/decisions/new' },
  { name: 'polls', who: 'owner', path: '/polls' },
  { name: 'polls-manager', who: 'manager', path: '/polls' },
  { name: 'polls-none', who: 'owner', path: '/polls?shows=past', before: withNothing(/\/api\/polls\?/) },
  { name: 'poll-open', who: 'owner', path: poll('open') },
  { name: 'poll-open-manager', who: 'manager', path: poll('open') },
  { name: 'poll-past', who: 'owner', path: poll('past') },
  { name: 'poll-new', who: 'manager', path: '/polls/new' },
]
