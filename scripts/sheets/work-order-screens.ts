import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { asManager, harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

interface Listed {
  _id: string
  title: string
  ticket: { _id: string }
}

const found = async (api: APIRequestContext, headers: Record<string, string>, search: string): Promise<Listed> => {
  const answer = await api.get(`/api/work-orders?search=${encodeURIComponent(search)}`, { headers })
  const { data } = (await answer.json()) as { data: Listed[] }
  const [first] = data
  if (!first) throw new Error(`The demo has no work order with ${search} in its title.`)
  return first
}

/** The address of the work order with these words in its title. */
const order = (search: string) => async (api: APIRequestContext) =>
  `/work-orders/${(await found(api, await harbour(api), search))._id}`

/** The page of the ticket of the work order with these words in its title. */
const ticketOf = (search: string) => async (api: APIRequestContext) =>
  `/tickets/${(await asManager(api, (headers) => found(api, headers, search))).ticket._id}`

/** Where the newest mail with these words in its subject leads its vendor, as the outbox of development shows it. */
const link = (subject: string) => async (api: APIRequestContext) => {
  const list = await (await api.get('/dev/mail')).text()
  const row = list.split('<tr>').find((one) => one.includes(subject))
  const path = /href="(\/dev\/mail\/[^"]+)"/.exec(row ?? '')?.[1] ?? '/dev/mail'
  return /\/vendor-link\/[\w-]{43}/.exec(await (await api.get(path)).text())?.[0] ?? '/vendor-link/none'
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

const refusedQuote = async (page: Page) => {
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText('Enter an amount').first().waitFor()
}

const warned = async (page: Page) => {
  await press('Order without a quote')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Vendor' }).click()
  await page.getByRole('option', { name: /Brightwire/ }).click()
  await dialog.getByText('Continue anyway').waitFor()
}

/** Work orders: all of them, one in each state, the visits, what residents pick, and the vendor's own page. */
export const workOrderScreens: readonly Shown[] = [
  { name: 'orders', who: 'manager', path: '/work-orders' },
  { name: 'orders-none', who: 'manager', path: '/work-orders', before: withNothing(/\/api\/work-orders\?/) },
  { name: 'orders-failed', who: 'council', path: '/work-orders', before: withFailure(/\/api\/work-orders\?/) },
  { name: 'order-draft', who: 'manager', path: order('gate motor') },
  { name: 'order-new-vendor-warned', who: 'manager', path: order('gate motor'), before: warned },
  { name: 'order-ask', who: 'manager', path: order('gate motor'), before: press('Request quotes') },
  { name: 'order-quoted', who: 'manager', path: order('stairwell a') },
  {
    name: 'order-take',
    who: 'manager',
    path: order('stairwell a'),
    before: press('Order from Tidewater Plumbing & Gas'),
  },
  { name: 'order-approval', who: 'council', path: order('riser') },
  { name: 'order-reject', who: 'council', path: order('riser'), before: press('Reject') },
  { name: 'order-ordered', who: 'manager', path: order('balcony') },
  { name: 'order-offer', who: 'manager', path: order('balcony'), before: press('Offer times') },
  { name: 'order-invoiced', who: 'council', path: order('laundry') },
  { name: 'order-cost', who: 'manager', path: order('laundry'), before: press('Who pays') },
  { name: 'order-closed', who: 'manager', path: order('recirculation') },
  { name: 'order-cancelled', who: 'manager', path: order('fountain') },
  { name: 'order-unknown', who: 'manager', path: `/work-orders/${unknownId}` },
  { name: 'order-visits', who: 'manager', path: '/tickets/visits' },
  {
    name: 'order-visits-failed',
    who: 'manager',
    path: '/tickets/visits',
    before: withFailure(/\/work-orders\/visits/),
  },
  { name: 'order-of-ticket', who: 'manager', path: ticketOf('balcony') },
  { name: 'order-pick', who: 'tenant', path: ticketOf('balcony') },
  { name: 'order-link-asked', who: null, path: link('asks for a quote: Clear') },
  { name: 'order-link-refused', who: null, path: link('asks for a quote: Clear'), before: refusedQuote },
  { name: 'order-link-ordered', who: null, path: link('orders: Mend the balcony') },
  { name: 'order-link-over', who: null, path: `/vendor-link/${'A'.repeat(43)}` },
]
