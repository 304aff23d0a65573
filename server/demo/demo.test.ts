import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../contract/audit.ts'
import { readWords } from '../../contract/audit/read-words.ts'
import { buildings } from '../../contract/buildings.ts'
import { contacts } from '../../contract/contacts.ts'
import { documents } from '../../contract/documents.ts'
import { forms } from '../../contract/forms.ts'
import { joining } from '../../contract/joining.ts'
import { notices } from '../../contract/notices.ts'
import { notifications } from '../../contract/notifications.ts'
import { daysBetween } from '../../contract/time.ts'
import { tickets } from '../../contract/tickets.ts'
import { TicketStatus } from '../../contract/tickets/kinds.ts'
import { units } from '../../contract/units.ts'
import { vendors } from '../../contract/vendors.ts'
import { workOrders } from '../../contract/work-orders.ts'
import { OrderStatus } from '../../contract/work-orders/states.ts'
import { verifyHistory } from '../features/audit/audit.ts'
import type { Caller } from '../testing/caller.ts'
import type { Name } from '../testing/cast.ts'
import { expectAssets } from '../testing/demo-assets.ts'
import { expectBanking } from '../testing/demo-banking.ts'
import { expectBookings } from '../testing/demo-bookings.ts'
import { expectBudgets } from '../testing/demo-budgets.ts'
import { expectDeciding } from '../testing/demo-deciding.ts'
import { expectForum } from '../testing/demo-forum.ts'
import { expectCollections } from '../testing/demo-collections.ts'
import { expectLetters } from '../testing/demo-letters.ts'
import { expectParking } from '../testing/demo-parking.ts'
import { expectViolations } from '../testing/demo-violations.ts'
import { emptyBuildings } from '../testing/emptying.ts'
import { openWorld, type World } from '../testing/world.ts'
import { seedDemoIfEmpty } from './demo.ts'
import { holdsMoreThanDemo } from './store.ts'

let world: World
const said: string[] = []
beforeAll(async () => {
  world = await openWorld()
  await emptyBuildings(world.connection.pool, { accounts: true })
  await seedDemoIfEmpty(world.platform, (sentence) => void said.push(sentence))
})
afterAll(() => world.close())

/** Somebody of the demo, in the first building of theirs. */
const as = async (name: Name): Promise<Caller> => {
  const caller = await world.as(name, null)
  caller.buildingId = (await caller.call(buildings.mine))[0]?._id ?? null
  return caller
}

describe('the demo world', () => {
  test('is made once, and knows everything in it for its own', async () => {
    expect([said.length, await seedDemoIfEmpty(world.platform, () => {})]).toEqual([1, false])
    expect(await holdsMoreThanDemo(world.platform.db)).toBe(false)
  })

  test('is sealed in one link of each chain', async () => {
    const reports = await verifyHistory(world.context(), [])
    expect(reports.map(({ fault }) => fault)).toEqual(reports.map(() => null))
    expect((await (await as('mandeep')).call(audit.seal)).links).toBe(1)
  })

  test('has 64 units in Harbour View', async () => {
    const { items } = await (await as('mandeep')).call(units.list, { query: { limit: 100 } })
    expect(items).toHaveLength(64)
  })

  test('says in both buildings whom to call when there is no time to lose', async () => {
    for (const name of ['theo', 'ben'] as const) {
      const { contacts: listed } = await (await as(name)).call(contacts.list)
      expect(listed[0]).toMatchObject({ phone: '911', isEmergency: true, order: 0 })
      expect(listed.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('has a work order of Harbour View in each state', async () => {
    const { items } = await (await as('mandeep')).call(workOrders.list, { query: { limit: 100 } })
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(OrderStatus.options))
    const paint = items.find(({ title }) => title === 'Repaint stairwell A')
    expect(paint).toMatchObject({ asked: 4, quotes: 2, status: 'quoted' })
    expect(items.filter(({ awaitsApproval }) => awaitsApproval).map(({ status }) => status)).toEqual([
      'awaiting_approval',
      'invoiced',
    ])
  })

  test('has a forum that is lived in', () => expectForum(as))
  test('has bookings in every state, past, now and to come', () => expectBookings(as))
  test('has budgets, and fees charged month by month, in both buildings', () => expectBudgets(as))
  test('has a bank file, posted in part, whose balance the books explain', () => expectBanking(as))
  test('has proposals of every kind, a register and polls', () => expectDeciding(as))
  test('has a violation case in each stage, in both buildings', () => expectViolations(as))

  test('shows a building with a look of its own beside one with the product’s', async () => {
    const [harbour, prairie] = await (await as('mandeep')).call(buildings.mine)
    expect(harbour!.branding).toEqual({ primaryColor: null, secondaryColor: null, favicon: null, logo: null })
    expect(prairie!.branding).toMatchObject({ primaryColor: '#1f6f54', secondaryColor: '#f3e3b3' })
    expect([prairie!.branding.logo, prairie!.branding.favicon]).not.toContain(null)
  })

  test('has notices in every state', async () => {
    const mandeep = await as('mandeep')
    for (const [status, least] of [
      ['draft', 1],
      ['scheduled', 1],
      ['published', 9],
      ['expired', 3],
    ] as const) {
      const { items } = await mandeep.call(notices.list, { query: { status, limit: 100 } })
      expect(items.length, `notices that are ${status}`).toBeGreaterThanOrEqual(least)
    }
  })

  test('leaves each of its people something to read', async () => {
    for (const name of ['olivia', 'theo', 'carla'] as const) {
      const unread = await (await as(name)).call(notices.list, { query: { filter: 'unread' } })
      expect([1, 2, 3, 4, 5], `unread for ${name}`).toContain(unread.items.length)
    }
    expect((await (await as('theo')).call(notices.pinned)).map(({ title }) => title)).toEqual([
      'Elevator 2 out of service, awaiting part',
    ])
    expect(await (await as('olivia')).call(notices.pinned)).toHaveLength(2)
  })

  test('has told its people things of several kinds, some of them read', async () => {
    const query = { limit: 100 }
    const told = async (name: Name) => (await (await as(name)).call(notifications.list, { query })).items
    const [olivia, theo] = [await told('olivia'), await told('theo')]
    const { choices } = await (await as('olivia')).call(notifications.preferences)
    const hers: string[] = choices.filter(({ channel }) => channel === 'inbox').map(({ kind }) => kind)
    const kinds = new Set<string>(olivia.map(({ kind }) => kind))
    expect([...kinds].filter((kind) => !hers.includes(kind))).toEqual([])
    // A new kind is told of in the demo, or named here.
    expect(hers.filter((kind) => !kinds.has(kind))).toEqual([
      'booking.soon',
      'fees.returned',
      ...['debits.agreed', 'debits.ended', 'debits.cancelled', 'debits.amount', 'levies.cancelled', 'levies.refunded'],
      ...['collection.reminder', 'collection.mine'],
      'poll.reminder',
      'parking.term',
      'parking.offer',
      'forum.mentioned',
      'forum.moderated',
      'parking.ending',
      'parking.arrived',
      'parking.revoked',
      'records.answered',
      'letter.sent',
      'council.appointed',
      'council.ended',
    ])
    for (const items of [olivia, theo]) {
      expect(items.filter(({ readAt }) => readAt === null).length).toBeGreaterThanOrEqual(1)
      expect(items.filter(({ readAt }) => readAt !== null).length).toBeGreaterThanOrEqual(3)
    }
    const title = 'Corrected: Parcels: a new shelf behind the mailboxes'
    expect(theo.find(({ kind }) => kind === 'notice.corrected')).toMatchObject({ title, readAt: null })
  })

  test('has a request for records that is due in three days, one that is fulfilled and one that is partly refused', async () => {
    const { items } = await (await as('carla')).call(forms.recordsRequests, { query: {} })
    expect(items.map(({ asker, status, items: { all, open } }) => [asker, status, all, open])).toEqual([
      ['Olivia Owner', 'received', 2, 1],
      ['Ines Duarte', 'partlyRefused', 2, 0],
      ['Theo Tenant', 'fulfilled', 1, 0],
    ])
    expect(daysBetween(items[0]!.askedOn, items[0]!.dueOn!)).toBe(14)
    expect(await (await as('carla')).call(forms.recordsCounts)).toEqual({ open: 1, soon: 1, late: 0 })
  })

  test('has stalls on drawn levels, terms that end soon, a line of three and a stall that is lent', async () =>
    expectParking(await as('carla'), world.clock.now()))

  test('has vendors whose papers hold, end soon, are over and are missing, in both buildings', async () => {
    const carla = await as('carla')
    expect(await carla.call(vendors.counts)).toEqual({ all: 7, expired: 2, missing: 1, soon: 2 })
    const { items } = await carla.call(vendors.list, { query: { search: 'lifts' } })
    const { standings, files } = await carla.call(vendors.get, { params: { id: items[0]!._id } })
    expect(standings).toEqual({ insurance: 'fine', clearance: 'fine', contract: 'noticeSoon' })
    expect(files).toMatchObject([{ kind: 'insurance', contentType: 'application/pdf' }])
    expect((await carla.call(vendors.list, { query: { shows: 'ended' } })).items).toHaveLength(1)
    expect(await (await as('ada')).call(vendors.counts)).toEqual({ all: 3, expired: 1, missing: 1, soon: 0 })
  })

  test('has tickets in every state, in both buildings, of which nobody is told anew', async () => {
    const carla = await as('carla')
    const counts = await carla.call(tickets.counts)
    for (const status of TicketStatus.options) expect([status, counts[status] > 0]).toEqual([status, true])
    expect(counts.late).toBeGreaterThan(0)
    const { items } = await carla.call(tickets.list, { query: { search: 'parkade gate stays' } })
    expect(items).toMatchObject([{ status: 'on_hold', followers: 3 }])
    expect((await (await as('theo')).call(tickets.mine, { query: { shows: 'current' } })).items).toHaveLength(4)
    expect((await (await as('ada')).call(tickets.counts)).closed).toBe(1)
    const unread = async (name: Name) =>
      (await (await as(name)).call(notifications.list, { query: { limit: 100 } })).items.filter(
        ({ kind, readAt }) => kind.startsWith('ticket.') && readAt === null,
      )
    for (const name of ['carla', 'mandeep', 'theo', 'ada'] as const) expect(await unread(name)).toEqual([])
  })

  test('has assets with work that is overdue, due and far off, and a warranty that ends soon, in both buildings', () =>
    expectAssets(as))

  test('has somebody at the door of Harbour View, asked for and asking', async () => {
    const carla = await as('carla')
    const { items: asking } = await carla.call(joining.accessRequests, { query: {} })
    expect(
      asking.map(({ status, emailVerified, rosterUnits }) => [status, emailVerified, rosterUnits.length > 0]),
    ).toEqual([
      ['pending', false, false],
      ['pending', true, true],
      ['asked', true, false],
      ['declined', true, false],
    ])
    const { items: invited } = await carla.call(joining.invitations, { query: {} })
    expect(invited.map(({ status }) => status)).toEqual(['open', 'revoked', 'expired'])
    const { addresses, withoutEmail } = await carla.call(joining.uninvitedCount)
    expect([addresses > 5, withoutEmail > 1]).toEqual([true, true])
  })

  test('has had the platform’s staff in Harbour View, who said why and left', async () => {
    const { items } = await (await as('carla')).call(audit.list, { query: { subject: 'visit' } })
    expect(items.map(({ action, by, reads }) => [action, by, readWords(reads)])).toEqual([
      ['left', 'Sam Superadmin', ''],
      ['entered', 'Sam Superadmin', 'the unit directory, the roster imports, Unit 703'],
    ])
  })

  test('has receipts of neighbours for what they were asked to acknowledge', async () => {
    const carla = await as('carla')
    const { items } = await carla.call(notices.list, { query: { status: 'published', limit: 100 } })
    const oldest = items.findLast(({ mustAcknowledge }) => mustAcknowledge)!
    const { people } = await carla.call(notices.analytics, { params: { id: oldest._id } })
    expect(people.read).toBeGreaterThan(people.acknowledged)
    expect(people.acknowledged).toBeGreaterThan(10)
    expect(people.total).toBeGreaterThan(people.read)
  })
})

const listed = async (who: Caller, query: Record<string, string | number> = {}) =>
  (await who.call(documents.list, { query: { limit: 100, ...query } })).items

describe('the library of the demo', () => {
  test('stands in the categories that each may see', async () => {
    const seen = async (name: Name) => new Set((await listed(await as(name))).map(({ category }) => category))
    expect(await seen('theo')).toEqual(new Set(['bylaws', 'rules', 'guides', 'forms']))
    expect(await seen('vic')).toEqual(new Set())
    expect((await seen('olivia')).size).toBe(9)
    expect((await seen('ben')).size).toBeGreaterThan(4)
  })

  test('has a year of minutes in folders, three pins, something that ends soon, a hold and a full bin', async () => {
    const mandeep = await as('mandeep')
    expect((await listed(mandeep, { category: 'minutes' })).length).toBeGreaterThan(9)
    expect((await listed(mandeep, { filter: 'expiring' })).map(({ title }) => title)).toEqual(['Insurance summary'])
    expect(await (await as('theo')).call(documents.pinned)).toHaveLength(3)
    const { categories, counts } = await mandeep.call(documents.library)
    expect(counts).toEqual({ pinned: 3, expiring: 1, bin: 1 })
    const folders = categories.flatMap((one) => one.folders.map(({ name }) => name))
    expect(folders).toEqual(expect.arrayContaining(['Depreciation reports', 'Statements', '2026']))
    const [leak] = await listed(mandeep, { search: 'leak 305' })
    expect((await mandeep.call(documents.get, { params: { id: leak!._id } })).keeping!.hold).not.toBeNull()
  })

  test('has bylaws of three versions, of which the newest speaks of two pets', async () => {
    const theo = await as('theo')
    const [bylaws] = await listed(theo, { category: 'bylaws' })
    expect(bylaws).toMatchObject({ versions: 3, title: 'Bylaws, consolidated' })
    const response = await theo.app.inject({
      url: `/api/documents/${bylaws!._id}/download?preview=true`,
      headers: { cookie: theo.cookie, 'x-building-id': theo.buildingId! },
    })
    const { text } = await extractText(new Uint8Array(response.rawPayload), { mergePages: true })
    expect(text).toContain('up to two pets')
  })

  test('is found by a word inside: Theo looks for pets and is led to the bylaw', async () => {
    const found = await listed(await as('theo'), { search: 'pets' })
    const bylaws = found.find(({ category }) => category === 'bylaws')!
    expect(bylaws.hits[0]).toMatchObject({ page: 1 })
    expect(bylaws.hits[0]!.snippet).toMatch(/pets/i)
  })

  test('reminds nobody when the clock goes on, for that was done', async () => {
    const { pool } = world.connection
    const count = async () =>
      (await pool.query('select count(*)::int as n from document_reminders')).rows[0].n as number
    const before = await count()
    expect(before).toBe(2)
    await world.jobs.runNow('documents.remindOfEnds')
    expect(await count()).toBe(before)
  })

  test('has letters: a template of its own, a welcome, and a notice of entry with one paper left', () =>
    expectLetters(as))

  test('collects arrears: a demand that is over, one to deliver, and a plan', () => expectCollections(as))
})
