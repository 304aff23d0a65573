/** Parking violations from before they were cases become cases with their ids, numbers, pages and reporters, and no plate. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../contract/parking.ts'
import { violations } from '../../../contract/violations.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
const query = async (text: string, values?: unknown[]) =>
  (await world.connection.pool.query(text, values)).rows as Record<string, unknown>[]

interface OldRow {
  number: number
  plate: string | null
  unitId?: string
  closedAt?: string
  kind?: string
  steps?: readonly { kind: string; at: string; accountId?: string; linkId?: string; words?: string }[]
}

/** As the table was before: with a number and a unit of its own. */
const toBefore = () =>
  query(`drop index parking_violations_of_plate; alter table parking_violations drop constraint parking_violations_case, add column number integer,
    add column unit_id uuid, add constraint parking_violations_numbered unique (building_id, number)`)

// In summer, on whose time every time zone table agrees.
const seenAt = '2026-07-10T06:30:00Z'
const insert = async ({ number, plate, unitId, closedAt, kind = 'no_pass', steps = [] }: OldRow): Promise<string> => {
  const id = newId(Date.parse(seenAt))
  const { harbour } = world.cast.buildings
  const [place, words, erasedAt] =
    plate === null ? ['', '', world.clock.now()] : ['V-3 beside KANARI1', 'KANARI1 again', null]
  await query(
    `insert into parking_violations (id, building_id, number, plate, plate_key, kind, place, words, unit_id, seen_at,
       made_at, closed_at, close_reason, erased_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`,
    [
      ...[id, harbour, number, plate, kind, place, words, unitId ?? null],
      ...[seenAt, closedAt ?? null, closedAt === undefined ? '' : 'Gone', erasedAt],
    ],
  )
  for (const step of steps)
    await query(
      `insert into parking_violation_steps (id, building_id, violation_id, kind, at, account_id, patrol_link_id, words)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[newId(Date.parse(step.at)), harbour, id, step.kind, step.at],
        ...[step.accountId ?? null, step.linkId ?? null, step.words ?? ''],
      ],
    )
  return id
}

const ids: Record<'byPatrol' | 'closed' | 'erased' | 'bare', string> = {
  byPatrol: '',
  closed: '',
  erased: '',
  bare: '',
}

beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  const entry = { topic: 'noise', happenedOn: '2026-11-18', receivedOn: '2026-11-18', words: 'Loud music.' } as const
  await carla.call(violations.enter, { body: entry, files: [] })
  await carla.call(parking.makePatrolLink, { body: { name: 'Night Watch' } })
  const [{ id: linkId }] = (await query('select id from patrol_links')) as [{ id: string }]
  const [{ id: unitId }] = (await query(`select id from units where building_id = $1 and unit_number = '305'`, [
    world.cast.buildings.harbour,
  ])) as [{ id: string }]
  const { carla: accountId } = world.cast.accounts
  await toBefore()
  const again = { kind: 'seen again', at: '2026-11-12T20:00:00Z', linkId, words: 'Still there' }
  ids.byPatrol = await insert({
    ...{ number: 2, plate: 'KANARI1', unitId },
    steps: [{ kind: 'opened', at: seenAt, linkId }, again],
  })
  ids.closed = await insert({
    ...{ number: 12, plate: 'KANARI2', kind: 'wrong_place', closedAt: '2026-11-12T03:00:00Z' },
    steps: [
      { kind: 'opened', at: seenAt, accountId },
      { kind: 'closed', at: '2026-11-12T03:00:00Z', accountId },
    ],
  })
  ids.erased = await insert({ number: 3, plate: null, unitId, closedAt: '2026-11-11T20:00:00Z' })
  ids.bare = await insert({ number: 4, plate: 'KANARI4', kind: 'other' })
  const file = join(import.meta.dirname, '../../db/migrations/20261222T0100_parking_cases.sql')
  await query(await readFile(file, 'utf8'))
})
afterAll(() => world.close())

const caseOf = async (id: string) => (await world.as('mandeep')).call(violations.get, { params: { id } })

it('one that a patrol recorded is an open case of its unit, seen again since', async () => {
  const one = await caseOf(ids.byPatrol)
  expect(one).toMatchObject({
    ...{ number: 2, topic: 'parking', stage: 'reported', words: 'No pass', place: '', unit: { unitNumber: '305' } },
    ...{ happenedOn: '2026-07-09', happenedAt: '23:30', reportedOn: '2026-07-09', accused: null, version: 1 },
    complaints: [{ by: 'Night Watch', isStaff: true, receivedOn: '2026-07-09', words: 'No pass' }],
    sightings: [{ on: '2026-11-12', words: 'Still there' }],
    parking: { licensePlate: 'KANARI1', place: 'V-3 beside KANARI1', isOpen: true },
  })
  expect(one.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['report', null],
    ['vehicleSeen', 'Night Watch'],
  ])
})

it('one that was closed is a case that was corrected, by whoever closed it', async () => {
  const one = await caseOf(ids.closed)
  expect(one).toMatchObject({
    ...{ number: 12, stage: 'closed', words: 'Wrong spot', unit: null, closedOn: '2026-11-11', closedAs: 'cured' },
    ...{ closeReason: 'The parking violation was closed.', complaints: [{ by: 'Carla Council', isStaff: true }] },
  })
  expect(one.events.map(({ kind, on, by }) => [kind, on, by])).toEqual([
    ['report', '2026-07-09', null],
    ['close', '2026-11-11', 'Carla Council'],
  ])
})

it('one that was erased, and one without any step, are cases too', async () => {
  expect(await caseOf(ids.erased)).toMatchObject({
    ...{
      number: 3,
      stage: 'closed',
      parking: { licensePlate: null, place: '' },
      complaints: [{ by: 'Parking patrol' }],
    },
  })
  expect(await caseOf(ids.bare)).toMatchObject({ number: 4, words: 'Other', complaints: [{ by: 'Parking patrol' }] })
})

it('keeps its page and its number, by either name, and the next one counts on', async () => {
  for (const search of ['V-12', 'P-12']) {
    const { items } = await carla.call(parking.listViolations, { query: { search, shows: 'all' } })
    expect(items).toMatchObject([{ _id: ids.closed, number: 12, licensePlate: 'KANARI2', unitNumber: null }])
  }
  const page = await carla.call(parking.getViolation, { params: { id: ids.byPatrol } })
  expect(page).toMatchObject({ number: 2, unitNumber: '305', caseIsOpen: true, words: 'KANARI1 again' })
  const body = { licensePlate: 'NEW 1', kind: 'no_pass', key: newId() } as const
  expect(await carla.call(parking.report, { body, files: [] })).toMatchObject({ number: 13 })
})

it('has nothing of a vehicle, nor what a patrol wrote, in the case', async () => {
  for (const table of ['violations', 'violation_complaints', 'violation_events'])
    expect(await query(`select from ${table} t where t::text ilike '%kanari%'`)).toEqual([])
})

it('is refused where its case would be missing', async () => {
  await expect(
    query(
      `insert into parking_violations (id, building_id, plate, plate_key, kind, seen_at, made_at)
       values ($1, $2, 'X1', 'X1', 'other', now(), now())`,
      [newId(), world.cast.buildings.harbour],
    ),
  ).rejects.toThrow('parking_violations_case')
})
