/** Whose day holds what: each building by the rights that somebody has there, and nothing of any other. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../../contract/admin.ts'
import { audit } from '../../../../contract/audit.ts'
import { forms } from '../../../../contract/forms.ts'
import { agendaEntriesMost } from '../../../../contract/limits/agenda.ts'
import { overview } from '../../../../contract/overview.ts'
import type { BuildingDay } from '../../../../contract/overview/day.ts'
import { vendors } from '../../../../contract/vendors.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo } from '../../../testing/council.ts'
import { file } from '../../../testing/documents.ts'
import { report, step } from '../../../testing/tickets.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember } from '../../buildings/buildings.ts'

let world: World
let mandeep: Caller
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
})
afterEach(() => world.close())

const hourMs = 3_600_000
const dayOf = (who: Caller): Promise<BuildingDay[]> => who.call(overview.day)
const inHarbour = async (who: Caller) => (await dayOf(who)).find(({ building }) => building.name === 'Harbour View')!
const linesOf = ({ entries }: BuildingDay) => entries.map(({ standing, title, detail }) => [standing, title, detail])
const figureOf = ({ figures }: BuildingDay, key: string) => figures.find((one) => one.key === key)
const vendor = (who: Caller, more: object) =>
  who.call(vendors.add, { body: { name: 'Riverbend Roofing', trade: 'roofing', ...more } as never })
const insuredUntil = (day: string) => ({ insurer: 'Seaboard Mutual', insuredUntil: day })
const permit = (permissions: object) =>
  world.connection.pool.query('update buildings set permissions = $1', [JSON.stringify(permissions)])

describe('the day', () => {
  it('of a quiet building has figures and nothing else', async () => {
    const [harbour, ...rest] = await dayOf(carla)
    expect(rest).toEqual([])
    expect(harbour).toMatchObject({ building: { name: 'Harbour View' }, today: '2026-11-20', entries: [] })
    expect(harbour!.figures.map(({ key, value, of, before }) => [key, value, of, before])).toEqual([
      ['openTickets', 0, null, 0],
      ['lateTickets', 0, null, null],
      ['bookingsToday', 0, null, null],
      ['openParkingViolations', 0, null, null],
      ['towRequests', 0, null, null],
      ['openViolations', 0, null, null],
      ['accessRequests', 0, null, null],
      ['uncoveredVendors', 0, 0, null],
      ['waitingForStalls', 0, null, null],
      ['occupied', 4, 5, null],
      ['accounts', 3, 6, null],
    ])
  })

  it('has tickets that are late or due, the reader’s own and those of nobody', async () => {
    const theo = await world.as('theo')
    const { mandeep: accountId } = world.cast.accounts
    const late = await report(theo, { title: 'Flood', isEmergency: true })
    world.clock.advance(2 * hourMs)
    const now = await report(theo, { title: 'Smoke', isEmergency: true })
    const mine = await step(mandeep, await report(theo, { title: 'Lamp' }), { step: 'assign', accountId })
    const nobodys = await report(theo, { title: 'Door', priority: 'low' })
    const named = ({ number, title }: { number: number; title: string }) => `#${number} ${title}`
    expect(linesOf(await inHarbour(mandeep))).toEqual([
      ['overdue', named(late), 'Reply due; unassigned'],
      ['today', named(now), 'Reply due; unassigned'],
      ['soon', named(mine), 'Reply due; assigned to you'],
      ['waiting', named(nobodys), 'Unassigned'],
    ])
    expect((await inHarbour(mandeep)).entries[0]).toMatchObject({ dueOn: '2026-11-20', to: `/tickets/${late._id}` })
    expect(linesOf(await inHarbour(carla)).map(([, title]) => title)).not.toContain(named(mine))
    expect(figureOf(await inHarbour(carla), 'openTickets')).toMatchObject({ value: 4, before: 0, to: '/tickets' })
    expect(figureOf(await inHarbour(carla), 'lateTickets')).toMatchObject({ value: 1, to: '/tickets?due=late' })
    world.clock.advance(30 * 24 * hourMs)
    const later = figureOf(await inHarbour(await world.as('carla')), 'openTickets')
    expect(later).toMatchObject({ value: 4, before: 4 })
  })

  it('names twenty of a kind, and how many more there are', async () => {
    const theo = await world.as('theo')
    for (let made = 0; made < agendaEntriesMost + 3; made++) await report(theo)
    const { entries } = await inHarbour(carla)
    expect(entries).toHaveLength(agendaEntriesMost + 1)
    expect(entries.at(-1)).toMatchObject({ key: 'ticket:rest', title: '3 more tickets', to: '/tickets' })
  })

  it('has papers of vendors, documents and terms that end, records that are owed and requests for access', async () => {
    await vendor(carla, { ...insuredUntil('2026-11-19'), noticeBy: '2026-11-27' })
    await vendor(carla, { name: 'Far off', ...insuredUntil('2026-11-28'), noticeBy: '2026-11-19' })
    for (const [title, expiresOn] of [
      ['Fire plan', '2026-12-20'],
      ['Far ahead', '2026-12-21'],
      ['Lift licence', '2026-11-19'],
    ] as const)
      await file(mandeep, { title, expiresOn })
    await appointTo(mandeep, 'Olivia', { to: '2026-12-01' })
    await appointTo(mandeep, 'Hana', { to: '2027-12-01' })
    await (
      await world.as('nora')
    ).send('POST', '/api/access-requests', {
      body: { buildingCode: 'HARB01', unitNumber: '703' },
    })
    await world.jobs.drain()
    expect(linesOf(await inHarbour(carla))).toEqual([
      ['overdue', 'Riverbend Roofing', 'Liability insurance has expired'],
      ['overdue', 'Lift licence', 'Document expired'],
      ['soon', 'Riverbend Roofing', 'Last day to give notice on the contract'],
      ['soon', 'Olivia Owner', 'Term on council ends'],
      ['soon', 'Fire plan', 'Document expires'],
      ['waiting', 'Nora Newcomer requested access', 'They say unit 703 is theirs'],
    ])
    expect(figureOf(await inHarbour(carla), 'uncoveredVendors')).toMatchObject({ value: 2, of: 2 })
    expect(figureOf(await inHarbour(carla), 'accessRequests')).toMatchObject({ value: 1 })
  })

  it('has a request for records from three days before it is due until it is answered', async () => {
    const body = { items: [{ kind: 'bylaws' as const }], form: 'email' as const, standing: 'owner' as const }
    const { _id } = await (await world.as('ben')).call(forms.askRecords, { body })
    const { _id: ours } = await (await world.as('olivia')).call(forms.askRecords, { body })
    expect(linesOf(await inHarbour(carla))).toEqual([])
    world.clock.advance(7 * 24 * hourMs)
    const day = await dayOf(await world.as('mandeep'))
    const all = day.flatMap(({ entries }) => entries.map(({ to }) => to))
    expect(all).toContain(`/records-requests/${ours}`)
    expect(day[0]!.entries).toMatchObject([{ standing: 'today', title: 'R-1 Olivia Owner', dueOn: '2026-11-27' }])
    expect(day[0]!.entries.map(({ to }) => to)).not.toContain(`/records-requests/${_id}`)
  })
})

describe('whose day', () => {
  it('holds every building that somebody manages, each judged by their role there', async () => {
    const ada = await world.as('ada')
    await vendor(carla, { name: 'Ours', ...insuredUntil('2026-11-19') })
    await vendor(ada, { name: 'Next door', ...insuredUntil('2026-11-19') })
    const told = async (who: Caller) =>
      (await dayOf(who)).map(({ building, entries }) => [building.name, entries.map(({ title }) => title)])
    expect(await told(mandeep)).toEqual([
      ['Harbour View', ['Ours']],
      ['Prairie Court', ['Next door']],
    ])
    mandeep.buildingId = world.cast.buildings.prairie
    expect(await told(mandeep)).toHaveLength(2)
    expect(await told(carla)).toEqual([['Harbour View', ['Ours']]])
    expect(await told(ada)).toEqual([['Prairie Court', ['Next door']]])
    await addMember(world.context(), {
      buildingId: world.cast.buildings.prairie,
      accountId: world.cast.accounts.carla,
      role: 'owner',
    })
    expect(await told(carla)).toEqual([['Harbour View', ['Ours']]])
    carla.buildingId = world.cast.buildings.prairie
    expect((await carla.try(overview.day)).status).toBe(403)
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const)
      expect([name, (await (await world.as(name)).try(overview.day)).status]).toEqual([name, 403])
  })

  it('loses what the building takes from the council or switches off', async () => {
    await report(await world.as('theo'))
    await vendor(carla, insuredUntil('2026-11-19'))
    expect((await inHarbour(carla)).entries).toHaveLength(2)
    await permit({ council: { tickets: false, amenities: false } })
    const { entries, figures } = await inHarbour(carla)
    const cases = ['openParkingViolations', 'towRequests', 'openViolations']
    const left = [...cases, 'accessRequests', 'waitingForStalls', 'occupied', 'accounts']
    expect([entries, figures.map(({ key }) => key)]).toEqual([[], left])
    expect((await inHarbour(mandeep)).entries).toHaveLength(2)
    await world.connection.pool.query(`update buildings set features = features || '{"maintenanceTickets": false}'`)
    expect((await inHarbour(mandeep)).entries.map(({ kind }) => kind)).toEqual(['vendor'])
  })

  it('leaves out a building that is suspended', async () => {
    const sam = await world.as('sam')
    const params = { buildingId: world.cast.buildings.prairie }
    await sam.call(admin.suspend, { params, body: { reason: 'The contract has ended.' } })
    expect((await dayOf(mandeep)).map(({ building }) => building.name)).toEqual(['Harbour View'])
  })

  it('is that of the one building which platform staff entered, and is noted there', async () => {
    const sam = await world.as('sam', 'prairie')
    await sam.call(audit.enter, { body: { reason: 'Helping' } })
    expect((await dayOf(sam)).map(({ building }) => building.name)).toEqual(['Prairie Court'])
    const { rows } = await world.connection.pool.query(`select route from staff_reads`)
    expect(rows).toEqual([{ route: 'GET /api/management/day' }])
  })
})
