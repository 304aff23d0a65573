import type { APIRequestContext, Page } from '@playwright/test'
import type { Ticket } from '../../contract/tickets/ticket.ts'
import { answerWrite, withAnswer, withFailure, withNothing } from './answers.ts'
import { asManager, harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of a ticket of the building in a state; of whoever is signed in where `mine`. */
const ticket =
  (query: string, mine = false) =>
  async (api: APIRequestContext): Promise<string> => {
    const first = async (headers: Record<string, string>) => {
      const answer = await api.get(`/api/tickets${mine ? '/my-tickets' : ''}?${query}`, { headers })
      const { data } = (await answer.json()) as { data: { _id: string }[] }
      return data[0]?._id ?? ''
    }
    return `/tickets/${mine ? await first(await harbour(api)) : await asManager(api, first)}`
  }

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const choose = async (page: Page) => {
  await page.getByRole('radio', { name: 'Parkade' }).check()
  await page.getByRole('radio', { name: 'Common property', exact: true }).check()
  await page.getByLabel('Short description').fill('A puddle beside stall 14')
}

/** What neighbours have reported, whatever the demo holds. */
const similar = [
  {
    _id: unknownId,
    number: 1040,
    title: 'Standing water in the parkade',
    status: 'in_progress',
    placeWords: 'P1, beside stall 14',
    category: 'garage',
    reportedAt: '2026-11-21T18:00:00.000Z',
    followers: 3,
    isFollowed: false,
  },
]

/** A ticket that waits to be rated, whatever the demo holds. */
const resolved = (data: Ticket) => ({
  ...data,
  status: 'resolved',
  can: { ...data.can, steps: ['close', 'reopen'], rate: true },
})

const assigning = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Assign/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Vendor' }).click()
  await page.getByRole('option', { name: /Brightwire/ }).click()
  await dialog.getByText(/^Before you call/).waitFor()
}

const kept = (name: string, filter: object, isDefault = false) => ({
  _id: unknownId,
  name,
  filter,
  isDefault,
  version: 1,
})
const filters = [
  kept('Overdue in the parkade', { category: 'garage', due: 'late' }),
  { ...kept('Unassigned and urgent', { assignee: 'none' }, true), _id: unknownId.replace(/.$/, '1') },
]

/** Maintenance tickets for both sides: reporting, one's own, one of them, and the desk. */
export const ticketScreens: readonly Shown[] = [
  { name: 'tickets-mine', who: 'tenant', path: '/tickets' },
  { name: 'tickets-mine-none', who: 'owner', path: '/tickets', before: withNothing(/\/my-tickets\?/) },
  { name: 'tickets-mine-visitor', who: 'visitor', path: '/tickets' },
  { name: 'ticket-report', who: 'tenant', path: '/tickets/new' },
  {
    name: 'ticket-report-emergency',
    who: 'tenant',
    path: '/tickets/new',
    before: (page) => page.getByRole('switch', { name: 'This is an emergency' }).check(),
  },
  {
    name: 'ticket-report-refused',
    who: 'owner',
    path: '/tickets/new',
    before: async (page) => {
      await answerWrite(page, /\/api\/tickets$/, { status: 500, json: {} })
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('Choose a category').waitFor()
    },
  },
  {
    name: 'ticket-report-similar',
    who: 'owner',
    path: '/tickets/new',
    before: withAnswer(/\/api\/tickets\/similar/, () => similar, choose),
  },
  { name: 'ticket-report-desk', who: 'manager', path: '/tickets/new' },
  { name: 'ticket', who: 'owner', path: ticket('shows=current', true) },
  {
    name: 'ticket-rating',
    who: 'tenant',
    path: ticket('shows=current', true),
    before: withAnswer(/\/api\/tickets\/[0-9a-f-]{36}\?/, resolved, (page) =>
      page.getByRole('radio', { name: /^2 of 5/ }).check(),
    ),
  },
  { name: 'ticket-unknown', who: 'tenant', path: `/tickets/${unknownId}` },
  { name: 'tickets-desk', who: 'manager', path: '/tickets' },
  {
    name: 'tickets-desk-saved',
    who: 'manager',
    path: '/tickets?assignee=none',
    before: withAnswer(/\/api\/ticket-views/, () => filters),
  },
  {
    name: 'tickets-desk-saving',
    who: 'manager',
    path: '/tickets?priority=high&due=late',
    before: async (page) => {
      await press(/^Save this filter/)(page)
      await page.getByRole('button', { name: 'Save filter' }).click()
      await page.getByText('Give it a name').waitFor()
    },
  },
  { name: 'tickets-desk-none', who: 'council', path: '/tickets', before: withNothing(/\/api\/tickets\?/) },
  { name: 'tickets-desk-failed', who: 'council', path: '/tickets', before: withFailure(/\/api\/tickets\?/) },
  { name: 'tickets-desk-mine', who: 'manager', path: '/tickets?view=mine' },
  { name: 'tickets-board', who: 'manager', path: '/tickets?view=board' },
  { name: 'tickets-by-unit', who: 'manager', path: '/tickets?view=units' },
  { name: 'tickets-by-vendor', who: 'council', path: '/tickets?view=vendors' },
  { name: 'tickets-figures', who: 'manager', path: '/tickets?view=figures' },
  { name: 'ticket-desk', who: 'manager', path: ticket('status=current') },
  { name: 'ticket-desk-hold', who: 'council', path: ticket('status=on_hold') },
  { name: 'ticket-assigning', who: 'manager', path: ticket('status=current&assignee=none'), before: assigning },
  { name: 'ticket-holding', who: 'manager', path: ticket('status=current'), before: press(/^Put on hold/) },
]
