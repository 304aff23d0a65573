/** What open screens hear of a change: only those who may open the record, and never which record it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownName } from '../../contract/kinds.ts'
import { assets } from '../../contract/assets.ts'
import { banking } from '../../contract/banking.ts'
import { buildings } from '../../contract/buildings.ts'
import { documents } from '../../contract/documents.ts'
import { forms } from '../../contract/forms.ts'
import { joining } from '../../contract/joining.ts'
import { ledger } from '../../contract/ledger.ts'
import { parking } from '../../contract/parking.ts'
import { Role } from '../../contract/roles.ts'
import { tickets } from '../../contract/tickets.ts'
import type { Ticket } from '../../contract/tickets/ticket.ts'
import { units } from '../../contract/units.ts'
import { vendors } from '../../contract/vendors.ts'
import { decisions } from '../../contract/voting/decisions.ts'
import { addMember } from '../features/buildings/buildings.ts'
import { bookIt, makeAmenity, unitOf } from '../testing/amenities.ts'
import type { Caller } from '../testing/caller.ts'
import type { Name } from '../testing/cast.ts'
import { appointTo } from '../testing/council.ts'
import { file } from '../testing/documents.ts'
import { letEverybodyHaveWritten, writePost } from '../testing/forum.ts'
import { csv } from '../testing/imports.ts'
import { draft, publish } from '../testing/notices.ts'
import { ownUnit, visitorOf } from '../testing/parking.ts'
import { askPoll, unitIdOf, writePoll } from '../testing/polls.ts'
import { addressOf } from '../testing/probe.ts'
import { report, say } from '../testing/tickets.ts'
import { propose } from '../testing/voting.ts'
import { makeOrder, reportLeak } from '../testing/work-orders.ts'
import { openWorld, type World } from '../testing/world.ts'

const listeners = ['vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep'] as const satisfies readonly Name[]
type Listener = (typeof listeners)[number]

let world: World
let leak: Ticket
const callers = {} as Record<Listener, Caller>
const streams = {} as Record<Listener, Awaited<ReturnType<typeof openStream>>>

/** Opens somebody's stream; `changedUntil` answers what it says of changes until a mark. */
const openStream = async ({ cookie }: Caller) => {
  const leaving = new AbortController()
  const url = `${await addressOf(world.app)}/api/notifications/live?building=${world.cast.buildings.harbour}`
  const response = await fetch(url, { headers: { cookie }, signal: leaving.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const until = async (words: string): Promise<string> => {
    while (!heard.includes(words)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended before ${words}: ${heard}`)
      heard += value
    }
    const said = heard.slice(0, heard.indexOf(words))
    heard = heard.slice(heard.indexOf(words) + words.length)
    return said
  }
  const changedUntil = async (mark: string): Promise<object[]> => {
    const said = await until(`"subject":"${mark}"}\n\n`)
    const frames = [...said.matchAll(/event: changed\ndata: (.*)\n\n/g)]
    return frames.map(([, data]) => JSON.parse(data!) as object)
  }
  await until('"count"')
  return { changedUntil, leave: () => leaving.abort() }
}

let marks = 0
/** What each of them hears of some work, in the order in which it was said. */
const heardOf = async (work: () => Promise<unknown>): Promise<Record<Listener, object[]>> => {
  await work()
  const mark = `mark-${++marks}`
  const buildingId = world.cast.buildings.harbour
  const to = { buildingId, roles: Role.options }
  world.platform.events.publish({ to, event: 'changed', data: { buildingId, subject: mark as ShownName } })
  const heard = await Promise.all(
    listeners.map(async (name) => [name, await streams[name].changedUntil(mark)] as const),
  )
  return Object.fromEntries(heard) as Record<Listener, object[]>
}

beforeAll(async () => {
  world = await openWorld()
  await letEverybodyHaveWritten(world)
  const chosen = { owner: 'none', tenant: null, member: null, visitor: null, council: null } as const
  const body = { category: 'contracts', folderId: null, chosen, version: 0 } as const
  await (await world.as('mandeep')).call(documents.setPermissions, { body })
  for (const name of listeners) callers[name] = await world.as(name)
  leak = await reportLeak(callers.theo, callers.carla)
  for (const name of listeners) streams[name] = await openStream(callers[name])
})
afterAll(async () => {
  for (const { leave } of Object.values(streams)) leave()
  await world.close()
})

const managers = ['carla', 'mandeep'] as const
const insiders = ['mia', 'theo', 'olivia', ...managers] as const

const mandeep = (path: string, body: object) => async () => {
  const { status, text } = await callers.mandeep.send('PUT', path, { body })
  if (status !== 200) throw new Error(text)
}
const unit = (number: string) => unitIdOf(callers.mandeep, number)
const pet = async (number: string) =>
  callers.mandeep.call(units.addPet, { params: { id: await unit(number) }, body: { kind: 'dog', name: 'Rex' } })
const template = async () => {
  const [first] = await callers.mandeep.call(forms.templates)
  const { _id, description, subject, content, asks, to, version } = await callers.mandeep.call(forms.template, {
    params: { id: first!._id },
  })
  const body = { name: 'Ours', description, subject, content, asks, to, version }
  return mandeep(`/api/letter-templates/${_id}`, body)()
}
const lamps = { title: 'Lamps', wording: '<p>Buy lamps.</p>', decidedOn: '2026-11-01', outcome: 'passed' } as const
const contacts = { contacts: [{ name: 'Northshore Lifts', role: 'Elevator service' }] }
const roofer = { name: 'Riverbend Roofing', trade: 'roofing' } as const
const roster = 'Unit,Owner\n901,Hana Sato\n'
const booking = async () => {
  const wish = ['2026-11-25T09:00', '2026-11-25T11:00'] as const
  return bookIt(callers.theo, await makeAmenity(callers.carla), await unitOf(callers.theo, '305'), wish)
}
const visitor = async () =>
  callers.theo.call(parking.register, { body: visitorOf(world, await ownUnit(callers.theo, '305')) })
const bankAccount = async (who: Caller, fund: 'operating' | 'reserve') => {
  await who.call(ledger.books)
  return who.call(banking.addAccount, { body: { name: 'Chequing', lastDigits: '123', fund } })
}
const order = () => makeOrder(callers.carla, leak._id)
const recordsRequest = () =>
  callers.olivia.call(forms.askRecords, { body: { items: [{ kind: 'minutes' }], form: 'email', standing: 'owner' } })
const accessRequest = async () => {
  const body = { buildingCode: 'HARB01', unitNumber: '703' }
  await (await world.as('nora')).call(joining.askAccess, { body, files: [] })
  await world.jobs.drain()
}
const importRoster = () => callers.mandeep.call(units.startImport, { body: {}, files: [csv(roster)] })

test.each<[what: string, subject: string, work: () => Promise<unknown>, hearers: readonly Listener[]]>([
  ['a draft of a notice', 'notice', () => draft(callers.carla), managers],
  ['a notice for everybody', 'notice', () => publish(callers.carla), insiders],
  ['a notice for council', 'notice', () => publish(callers.carla, { audience: 'council' }), managers],
  ['a notice for tenants', 'notice', () => publish(callers.carla, { audience: 'tenants' }), ['theo', ...managers]],
  ['a notice for owners', 'notice', () => publish(callers.carla, { audience: 'owners' }), ['olivia', ...managers]],
  [
    'a notice for one unit',
    'notice',
    async () => publish(callers.carla, { audience: 'specific_units', unitIds: [await unit('305')] }),
    ['theo', 'olivia', ...managers],
  ],
  ['a post among council', 'forumPost', () => writePost(callers.carla, { category: 'council' }), ['carla']],
  ['a post', 'forumPost', () => writePost(callers.carla), insiders],
  ['a proposal', 'proposal', () => propose(callers.carla), ['carla']],
  ['a decision of a meeting', 'decision', () => callers.carla.call(decisions.write, { body: lamps }), managers],
  ['a draft of a poll', 'poll', () => writePoll(world, callers.carla, { audience: 'owners' }), managers],
  ['a poll of owners', 'poll', () => askPoll(world, callers.carla, { audience: 'owners' }), ['olivia', ...managers]],
  ['a ticket', 'ticket', () => report(callers.theo), ['theo', ...managers]],
  ['a document for owners', 'document', () => file(callers.carla, { category: 'other' }), ['olivia', ...managers]],
  ['a document for council', 'document', () => file(callers.carla, { category: 'contracts' }), managers],
  ['a document for everybody', 'document', () => file(callers.carla, { category: 'bylaws' }), insiders],
  ['a unit', 'unit', () => pet('305'), ['theo', 'olivia', ...managers]],
  [
    'a roster',
    'import',
    () =>
      importRoster().then(async ({ _id, version }) => {
        await callers.mandeep.call(units.applyImport, { params: { id: _id }, body: { version } })
        await world.jobs.drain()
      }),
    managers,
  ],
  ['a letter', 'letterTemplate', template, managers],
  ['a vendor', 'vendor', () => callers.carla.call(vendors.add, { body: roofer }), managers],
  ['an asset', 'asset', () => callers.carla.call(assets.add, { body: { name: 'Boiler', kind: 'other' } }), managers],
  ['an amenity', 'amenity', () => makeAmenity(callers.carla), managers],
  ['a booking', 'booking', booking, ['theo', ...managers]],
  [
    'a stall',
    'parkingStall',
    () => callers.carla.call(parking.addStall, { body: { level: 'P9', number: '1' } }),
    managers,
  ],
  ["a visitor's pass", 'visitorPass', visitor, ['theo', ...managers]],
  ['a work order', 'workOrder', order, managers],
  ['a bank account', 'bankAccount', () => bankAccount(callers.mandeep, 'operating'), ['mandeep']],
  ['a request for records', 'recordsRequest', recordsRequest, ['olivia', ...managers]],
  ['a request for access', 'accessRequest', accessRequest, managers],
  ['contacts', 'contact', mandeep('/api/building/contacts', contacts), listeners],
])('of %s only those hear who may open it: %s', async (_what, subject, work, hearers) => {
  const heard = await heardOf(work)
  const data = { buildingId: world.cast.buildings.harbour, subject }
  // A manager who owns a unit may hear the same twice, and a roster that is applied changes units too.
  const about = (one: object) => 'subject' in one && one.subject === subject
  const once = (told: readonly object[]) => [...new Map(told.map((one) => [JSON.stringify(one), one])).values()]
  const told = listeners.map((name) => [name, hearers.includes(name) ? once(heard[name].filter(about)) : heard[name]])
  expect(told).toEqual(listeners.map((name) => [name, hearers.includes(name) ? [data] : []]))
})

describe('a ticket of a tenant', () => {
  let ticket: Ticket
  beforeAll(async () => {
    ticket = await report(callers.theo)
  })
  const hearersOf = async (work: () => Promise<unknown>) => {
    const heard = await heardOf(work)
    return listeners.filter((name) => heard[name].length > 0)
  }

  test('is woken for the tenant by a reply', async () => {
    expect(await hearersOf(() => say(callers.carla, ticket, 'We come on Monday.'))).toEqual(['theo', ...managers])
  })

  test('is not by an internal note', async () => {
    const note = { params: { id: ticket._id }, body: { words: 'They have not paid.' }, files: [] }
    expect(await hearersOf(() => callers.carla.call(tickets.sayInternally, note))).toEqual(managers)
  })
})

test('the role of the moment counts, also on a stream that was opened in another one', async () => {
  const give = (role: Role) =>
    addMember(world.context(), { buildingId: world.cast.buildings.harbour, accountId: world.cast.accounts.mia, role })
  const { mia: before } = await heardOf(() => draft(callers.carla))
  await give('council')
  const { mia: onCouncil } = await heardOf(() => draft(callers.carla))
  await give('member')
  const { mia: after } = await heardOf(() => draft(callers.carla))
  expect([before.length, onCouncil.length, after.length]).toEqual([0, 1, 0])
})

test('a treasurer who keeps the books hears of the bank like management, while they do', async () => {
  const { carla, mandeep: manager } = callers
  const set = (treasurerKeepsBooks: boolean) =>
    manager.call(buildings.change, { params: { id: carla.buildingId! }, body: { treasurerKeepsBooks } })
  await set(true)
  await appointTo(manager, 'Carla', { positions: ['treasurer'], to: '2026-11-25' })
  const { _id, version } = await bankAccount(manager, 'reserve')
  const rename = async (name: string, seen: number) => {
    const body = { step: 'change' as const, version: seen, name, lastDigits: '123' }
    const heard = await heardOf(() => manager.call(banking.accountStep, { params: { id: _id }, body }))
    return listeners.filter((one) => heard[one].some((data) => 'subject' in data && data.subject === 'bankAccount'))
  }
  expect(await rename('Savings', version)).toEqual(managers)
  await set(false)
  expect(await rename('Reserve', version + 1)).toEqual(['mandeep'])
})
