/** What belongs to a unit, through the roster: into its tables and back. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { importFile } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => (mandeep = await world.as('mandeep')))

const upload = (text: string, apply = true) => importFile(world, mandeep, text, apply)
const roster = async () => (await mandeep.try(units.exportRoster)).text
const lineOf = async (...words: string[]) =>
  (await roster()).split('\r\n').find((line) => words.every((word) => line.includes(word)))
const asked = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
const unitId = async (number: string) =>
  (await asked('select id from units where building_id = $1 and unit_number = $2', [mandeep.buildingId, number]))[0].id

const head = 'unit_number,role,first_name,last_name,parking_stalls,lockers,vehicles,fobs'
const olive = '901,owner,Olive,Oak'
const tom = '901,tenant,Tom,Teak'

describe('stalls, lockers, vehicles and fobs', () => {
  test('go to the records of the unit and its people, and come back in the same columns', async () => {
    const report = await upload(
      [
        head,
        `${olive},P1-14; P1-15,L-07,ab1 23c|BC|Honda|Civic|blue,4711; key:K-12`,
        `${tom},,,XY9 87Z|AB,remote:9`,
        '902,,,,P1-16,,,',
      ].join('\n'),
    )
    expect(report).toMatchObject({ applied: true, counts: { error: 0 } })
    expect(await asked('select kind, label from unit_spaces order by id')).toEqual([
      { kind: 'stall', label: 'P1-14' },
      { kind: 'stall', label: 'P1-15' },
      { kind: 'locker', label: 'L-07' },
      { kind: 'stall', label: 'P1-16' },
    ])
    expect(
      await asked(
        'select plate, province, make, name from vehicles v join people p on p.id = v.person_id order by v.id',
      ),
    ).toEqual([
      { plate: 'AB123C', province: 'BC', make: 'Honda', name: 'Olive Oak' },
      { plate: 'XY987Z', province: 'AB', make: null, name: 'Tom Teak' },
    ])
    expect(await asked('select kind, serial from access_devices where ended_on is null order by id')).toEqual([
      { kind: 'fob', serial: '4711' },
      { kind: 'key', serial: 'K-12' },
      { kind: 'remote', serial: '9' },
    ])
    expect(await lineOf('Olive')).toContain('P1-14; P1-15,L-07,AB123C|BC|Honda|Civic|blue,4711; key:K-12')
    expect(await lineOf('Tom')).toContain(',,XY987Z|AB,remote:9')
    expect(await lineOf('902')).toContain('P1-16')
    const text = await roster()
    expect(await upload(text)).toMatchObject({ batchId: null, counts: { new: 0, update: 0, warning: 0, error: 0 } })
    expect(await roster()).toBe(text)
  })

  test('change where the cell says otherwise, field by field in the report', async () => {
    const { rows } = await upload(`${head}\n${olive},P1-14; P2-01,,ab123c||Toyota,4711; 4712`)
    expect(rows).toMatchObject([
      {
        fate: 'warning',
        messages: ['The key “K-12” is no longer listed, so it counts as deactivated.'],
        changes: [
          { field: 'Parking stalls', before: 'P1-14; P1-15', after: 'P1-14; P2-01' },
          { field: 'Vehicles', before: 'AB123C|BC|Honda|Civic|blue', after: 'AB123C|BC|Toyota|Civic|blue' },
          { field: 'Fobs', before: '4711; key:K-12', after: '4711; 4712' },
        ],
      },
    ])
    expect(await lineOf('Olive')).toContain('P1-14; P2-01,L-07,AB123C|BC|Toyota|Civic|blue,4711; 4712')
    expect(await lineOf('Tom')).toContain('XY987Z|AB,remote:9')
    expect(await asked(`select end_reason from access_devices where serial = 'K-12'`)).toEqual([
      { end_reason: 'deactivated' },
    ])
  })

  test('of nobody, as the unit page writes them, survive export and import', async () => {
    const id = await unitId('901')
    await asked(
      `insert into vehicles (id, building_id, unit_id, plate, make, created_at)
       values (gen_random_uuid(), $1, $2, 'LOST1', 'Semi; colon | Ltd', now())`,
      [mandeep.buildingId, id],
    )
    await asked(
      `insert into access_devices (id, building_id, unit_id, kind, serial, created_at)
       values (gen_random_uuid(), $1, $2, 'card', '=1,2', now())`,
      [mandeep.buildingId, id],
    )
    const text = await roster()
    expect(await upload(text)).toMatchObject({ batchId: null, counts: { new: 0, update: 0, warning: 0, error: 0 } })
    // Whoever stands first in the unit says nothing of them when their own cell changes.
    await upload(`${head}\n${olive},,,AB123C,4711; 4712`)
    expect(await lineOf('Olive')).toContain('LOST1')
    expect(await asked('select person_id from vehicles where plate = $1', ['LOST1'])).toEqual([{ person_id: null }])
  })

  test('a vehicle goes over to another resident who alone names it', async () => {
    await upload(`${head}\n${olive},,,ZZ1,\n${tom},,,AB123C,`)
    expect(await lineOf('Tom')).toContain('AB123C')
    expect(await lineOf('Olive')).toContain('ZZ1')
  })

  test('what cannot be read is kept as text and asked about; a fob is out once', async () => {
    const first = await upload(`${head}\n903,owner,Ann,Ash,,,two bikes; CC1 23C,`)
    expect(first.rows[0]!.messages.join()).toContain('“two bikes” has no readable licence plate')
    expect(await lineOf('Ann')).toContain('CC123C; two bikes')
    const again = await upload(await roster())
    expect(again).toMatchObject({ batchId: null, counts: { update: 0, warning: 0, error: 0 } })
    await upload(`${head}\n903,owner,Ann,Ash,,,CC1 23C,`)
    expect(await lineOf('Ann')).not.toContain('two bikes')
    const twice = await upload(`${head}\n903,owner,Ann,Ash,,,,4711\n904,owner,Bo,Ash,,,,55\n905,owner,Cy,Ash,,,,55`)
    expect(twice.rows.map(({ messages }) => messages.join())).toEqual([
      'The fob “4711” is issued to 901; it can be issued only once.',
      '',
      'The fob “55” is issued to another unit in this file; it can be issued only once.',
    ])
  })
})

test('what stood as text becomes records, and text that cannot be read stays', async () => {
  await upload(`${head}\n906,owner,Di,Elm,,,,\n907,,,,,,,`)
  const extra = {
    parking_stalls: 'P9-1; P9-2, p9-1',
    lockers: 'none',
    vehicles: 'pp1 11p|BC|Kia; a bike',
    fobs: '8001; key:K-9',
    monthly_fee: '250',
  }
  await asked(`update ownerships set extra = $2 where unit_id = $1`, [await unitId('906'), JSON.stringify(extra)])
  await asked(`update units set extra = $2 where id = $1`, [
    await unitId('907'),
    JSON.stringify({ fobs: '8001; 8002' }),
  ])
  const file = join(import.meta.dirname, '../../../db/migrations/20261122T1170_roster_belongings.sql')
  const client = await world.connection.pool.connect()
  await client.query('begin')
  await client.query(await readFile(file, 'utf8'))
  await client.query('commit')
  client.release()
  expect(await lineOf('906')).toContain('P9-1; P9-2,,PP111P|BC|Kia; a bike,8001; key:K-9,250')
  expect(await asked('select extra from ownerships where unit_id = $1', [await unitId('906')])).toEqual([
    { extra: { vehicles: 'a bike', monthly_fee: '250' } },
  ])
  expect(await asked('select extra from units where id = $1', [await unitId('907')])).toEqual([
    { extra: { fobs: '8001' } },
  ])
  expect(
    await upload(
      (await roster())
        .split('\r\n')
        .filter((line) => !line.startsWith(',907'))
        .join('\r\n'),
    ),
  ).toMatchObject({
    batchId: null,
    counts: { update: 0, error: 0 },
  })
})
