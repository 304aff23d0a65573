// Runs on both versions of PostgreSQL: each search takes SQL of its own, and letters are compared by the server.
/** Every search finds what was written however it is spelled: all routes that take words to look for stand here. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assets } from '../../contract/assets.ts'
import { banking } from '../../contract/banking.ts'
import { enquiries } from '../../contract/enquiries.ts'
import { forms } from '../../contract/forms.ts'
import { joining } from '../../contract/joining.ts'
import { fillLeastMs } from '../../contract/limits/enquiries.ts'
import { mortgagees } from '../../contract/mortgagees.ts'
import { parking } from '../../contract/parking.ts'
import { violations } from '../../contract/violations.ts'
import { decisions } from '../../contract/voting/decisions.ts'
import { routes } from '../app.ts'
import { newId } from '../db/ids.ts'
import { findCurrentBuilding } from '../features/buildings/buildings.ts'
import { settleHoldings } from '../features/ledger/ledger.ts'
import type { Caller } from '../testing/caller.ts'
import { debits } from '../../contract/debits.ts'
import { ledger } from '../../contract/ledger.ts'
import { csvOf, openBank } from '../testing/bank.ts'
import { pets, registerOf } from '../testing/bylaws.ts'
import { file } from '../testing/documents.ts'
import { writePost } from '../testing/forum.ts'
import { publish } from '../testing/notices.ts'
import { ownUnit, visitorOf } from '../testing/parking.ts'
import { report } from '../testing/tickets.ts'
import { tiedUnit } from '../testing/ties.ts'
import { propose } from '../testing/voting.ts'
import { makeOrder, soundVendor } from '../testing/work-orders.ts'
import { openWorld, type World } from '../testing/world.ts'

const name = 'Zoë O’Brien Łukasz Straße Œuvre 停水通知'
const spellings = ['zoe', 'OBrien', "o'brien", 'LUKASZ', 'strasse', 'oeuvre', '水通知']
type Reader = 'carla' | 'sam' | 'mia' | 'olivia'
interface Search {
  path: string
  by?: Reader
  query?: Record<string, string | number>
  /** What the answer holds where the search found it. */
  shows?: string
}

const searches: readonly Search[] = [
  { path: '/api/history' },
  { path: '/api/history.csv' },
  { path: '/api/buildings', by: 'sam', shows: 'Łukasz Towers' },
  { path: '/api/buildings/search', by: 'mia', shows: 'Łukasz Towers' },
  { path: '/api/admin/buildings', by: 'sam', shows: 'Łukasz Towers' },
  { path: '/api/directory/units' },
  { path: '/api/directory/facade', shows: '9001' },
  { path: '/api/directory/units/export' },
  { path: '/api/directory/neighbours', by: 'mia' },
  { path: '/api/directory/neighbours/export', by: 'mia' },
  { path: '/api/units' },
  { path: '/api/units/people' },
  { path: '/api/occupancy/moves', query: { from: '2026-01-01', to: '2026-12-31' } },
  { path: '/api/occupancy/vacant' },
  { path: '/api/occupancy/ending' },
  { path: '/api/occupancy/tenant-notices' },
  { path: '/api/occupancy/absent-owners' },
  { path: '/api/documents', by: 'mia' },
  { path: '/api/bylaws', by: 'mia' },
  { path: '/api/notices', by: 'mia' },
  { path: '/api/forum/search', by: 'mia' },
  { path: '/api/forum/people', by: 'mia', query: { category: 'general' } },
  { path: '/api/invitations' },
  { path: '/api/invitations/people', query: { email: 'without' } },
  { path: '/api/access-requests' },
  { path: '/api/access-requests/:id/matches' },
  { path: '/api/ledger/holdings' },
  { path: '/api/bank-accounts/:id/rows', by: 'sam' },
  { path: '/api/bank-expenses', by: 'sam' },
  { path: '/api/debits/agreements', by: 'sam' },
  { path: '/api/mortgagees' },
  { path: '/api/vendors' },
  { path: '/api/vendors/export' },
  { path: '/api/assets' },
  { path: '/api/assets/export' },
  { path: '/api/assets/due' },
  { path: '/api/tickets' },
  { path: '/api/tickets/export' },
  { path: '/api/work-orders' },
  { path: '/api/work-orders/export' },
  { path: '/api/parking/visitors' },
  { path: '/api/parking/violations' },
  { path: '/api/parking/violations/export' },
  { path: '/api/parking/stalls', shows: 'P9' },
  { path: '/api/parking/stalls/export' },
  { path: '/api/proposals', shows: 'Lamps' },
  { path: '/api/decisions' },
  { path: '/api/violations' },
  { path: '/api/records-requests' },
  { path: '/api/enquiries', by: 'sam' },
]
/** They take the words of every list and narrow by none; the register on paper is what the list of decisions finds. */
const unsearched = [
  '/api/decisions/export',
  '/api/history/:subject/:id',
  '/api/notifications',
  '/api/units/:id/earlier',
  '/api/roster-imports',
  '/api/roster-imports/:id/rows',
  '/api/council/past',
  '/api/tickets/my-tickets',
  '/api/parking/visitors/mine',
  '/api/parking/violations/mine',
]

let world: World
const callers = {} as Record<Reader, Caller>
let requestId: string
let accountId: string

const people = async () => {
  const lived = { lives: true, who: `${name} Ltd` } as const
  await tiedUnit(world, '9001', [{ as: 'owner', lives: false, who: name }])
  await tiedUnit(world, '9002', [{ ...lived, from: '2026-03-01', to: '2026-12-10' }])
  // Neighbours see who chose to be listed, and who has an account is mentioned by its name.
  await world.connection.pool.query('update people set is_listed = true where starts_with(name, $1)', [name])
  await world.connection.pool.query(
    `update accounts set first_name = 'Zoë O’Brien', last_name = 'Łukasz Straße Œuvre 停水通知' where id = $1`,
    [world.cast.accounts.mandeep],
  )
  await world.connection.pool.query('update buildings set name = $1 where id = $2', [
    `${name} Łukasz Towers`,
    world.cast.buildings.prairie,
  ])
}

const joiners = async (nora: Caller) => {
  const { carla } = callers
  await world.connection.pool.query(
    `update accounts set first_name = 'Zoë O’Brien', last_name = 'Łukasz Straße Œuvre 停水通知' where id = $1`,
    [world.cast.accounts.nora],
  )
  await nora.send('POST', joining.askAccess.path, { body: { unitNumber: '9001', buildingCode: 'HARB01' } })
  await world.jobs.drain()
  requestId = (await carla.call(joining.accessRequests, { query: {} })).items[0]!._id
  await world.connection.pool.query(`update people set email = 'invited@example.ca' where name = $1`, [name])
  await carla.call(joining.invite, { body: { email: 'invited@example.ca', role: 'owner' } })
}

const maintenance = async () => {
  const { carla } = callers
  const vendor = await soundVendor(carla, name, { email: 'vendor@vendor.example' })
  const asset = await carla.call(assets.add, { body: { name, kind: 'other' } as never })
  await carla.call(assets.addPlan, {
    params: { id: asset._id },
    body: { title: name, trade: 'plumbing', every: 1, unit: 'years', nextDueOn: '2026-12-01', leadDays: 7 } as never,
  })
  const ticket = await report(carla, { title: name })
  await makeOrder(carla, ticket._id, { title: name, vendorIds: [vendor._id] })
}

const parked = async (theo: Caller) => {
  const { carla } = callers
  const unitId = await ownUnit(theo, '305')
  await theo.call(parking.register, { body: visitorOf(world, unitId, { name }) })
  const seen = { licensePlate: 'ABC 123', kind: 'other', place: name, key: newId() } as const
  await carla.call(parking.report, { body: seen, files: [] })
  await carla.call(mortgagees.add, { body: { unitId, lender: name, address: 'Vancouver', requestedOn: '2026-11-02' } })
  await carla.call(parking.addStall, { body: { level: 'P9', number: '1', notes: name } })
}

const written = async () => {
  const { carla, olivia } = callers
  await file(carla, { title: name, category: 'guides' })
  await publish(carla, { title: name })
  await writePost(carla, { title: name })
  await registerOf(carla).add('bylaw', { ...pets, heading: name })
  const seen = { topic: 'noise', happenedOn: '2026-11-18', receivedOn: '2026-11-18', words: 'Loud music.' } as const
  const { _id: id, version } = await carla.call(violations.enter, { body: { ...seen, place: name }, files: [] })
  const { receivedOn: _received, ...said } = seen
  await carla.call(violations.step, { params: { id }, body: { ...said, step: 'screen', place: name, version } })
  await propose(carla, { title: 'Lamps', text: `<p>${name}</p>` })
  await carla.call(decisions.write, {
    body: {
      title: name,
      wording: '<p>That it be done.</p>',
      decidedOn: '2026-11-18',
      outcome: 'passed',
      ...{ votesFor: 3, votesAgainst: 0, votesAbstained: 1 },
    },
  })
  const items = [{ kind: 'minutes' as const, words: '', from: null, until: null }]
  await olivia.call(forms.askRecords, { body: { items, form: 'email', standing: 'owner' } })
  await world.connection.pool.query(
    `update accounts set first_name = 'Zoë O’Brien', last_name = 'Łukasz Straße Œuvre 停水通知' where id = $1`,
    [world.cast.accounts.olivia],
  )
}

const asked = async () => {
  const { formPass } = await world.stranger().call(enquiries.form)
  world.clock.advance(fillLeastMs)
  const body = { firstName: 'Dana', lastName: 'Doyle', email: 'dana@example.ca', phone: '', buildingName: name }
  const rest = {
    purpose: 'enroll',
    writerRole: 'council',
    address: '1 Elm Street',
    units: 48,
    message: 'How would we begin?',
  }
  const sent = { ...body, ...rest, sendKey: newId(), formPass, website: '' }
  expect(await world.stranger().send('POST', '/api/enquiries', { body: sent })).toMatchObject({ status: 200 })
}

const debited = async () => {
  const { sam } = callers
  const returns = { returnInstitution: '004', returnTransit: '10101', returnAccount: '0004567' }
  const bank = { originatorNumber: 'HARB', dataCentre: '00310', transactionCode: '430', nextNumber: 1, ...returns }
  const body = { ...bank, version: 0, shortName: 'HARBOUR', longName: 'HARBOUR VIEW', contact: 'the office' }
  await sam.call(debits.saveSettings, { body })
  const [account] = (await sam.call(ledger.holdings, { query: {} })).items
  const signed = { signedOn: '2026-11-18', identity: 'Known', startsOn: '2026-12-01', covers: 'fees', payerName: name }
  const from = { institution: '003', transit: '00123', account: '1002003004', holdingId: account!._id }
  await sam.call(debits.addAgreement, { body: { ...signed, ...from } as never })
}

beforeAll(async () => {
  world = await openWorld()
  for (const one of ['carla', 'mia', 'olivia'] as const) callers[one] = await world.as(one)
  callers.sam = await world.as('sam', 'harbour')
  await people()
  const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!
  await settleHoldings({ ...world.context(), building })
  await joiners(await world.as('nora', null))
  await maintenance()
  await parked(await world.as('theo'))
  await written()
  await asked()
  const bank = await openBank(callers.sam)
  accountId = bank.account._id
  await bank.adds(csvOf(['2026-11-05', name, 100]))
  const params = { id: accountId }
  const body = { kind: 'expense', name: 'Repairs' } as const
  const { _id: categoryId } = await callers.sam.call(banking.addCategory, { params, body })
  const spent = { fund: 'operating', day: '2026-11-05', cents: 100, categoryId, payee: name } as const
  await callers.sam.call(banking.recordExpense, { body: spent })
  await debited()
})
afterAll(() => world.close())

const found = async ({ path, by = 'carla', query = {} }: Search, words: string): Promise<string> => {
  const field = path === '/api/buildings/search' ? 'query' : 'search'
  const answer = await callers[by].send(
    'GET',
    path.replace(':id', path.startsWith('/api/bank') ? accountId : requestId),
    { query: { ...query, [field]: words } },
  )
  expect(answer).toMatchObject({ status: 200 })
  return answer.text
}

it('every route that takes words to look for is tried here', () => {
  const fieldsOf = (query: unknown) => Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  const taking = routes
    .filter(({ route }) => route.path === '/api/buildings/search' || fieldsOf(route.query).includes('search'))
    .map(({ route }) => route.path)
  expect(taking.toSorted()).toEqual([...searches.map(({ path }) => path), ...unsearched].toSorted())
})

it.each(searches)('GET $path finds it by every spelling, and by no other letters', async (search) => {
  const { shows = 'Łukasz' } = search
  const missed: string[] = []
  for (const words of spellings) if (!(await found(search, words)).includes(shows)) missed.push(words)
  expect(missed).toEqual([])
  expect(await found(search, 'zoq')).not.toContain(shows)
})

it.each(spellings)('staff find a person by %j', async (words) => {
  const { text } = await callers.sam.send('POST', '/api/admin/people/search', { body: { words } })
  expect(text).toContain('Łukasz')
})
