import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, createUnit, startOwnership, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}

/** The file as it goes over the wire. */
const taken = async (caller: Caller, format: 'pdf' | 'csv') => {
  const { rawPayload, statusCode, headers } = await world.app.inject({
    url: `${units.ownerList.path}?format=${format}`,
    headers: { cookie: caller.cookie, 'x-building-id': caller.buildingId! },
  })
  expect(statusCode).toBe(200)
  return { bytes: rawPayload, headers }
}

/** What stands on each page of the PDF, in one line. */
const pagesOf = async (caller: Caller): Promise<string[]> => {
  const { bytes } = await taken(caller, 'pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

const rowsOf = async (caller: Caller): Promise<Record<string, string>[]> =>
  parse((await taken(caller, 'csv')).bytes, { bom: true, columns: true })

/** A lot with everything that a roster may say, its people with phones and addresses that must not show. */
const wholeLot = async (ctx: InBuilding, unitNumber: string) => {
  const place = { city: 'Vancouver', province: 'BC', postalCode: 'V6E 1A1' }
  const streetAddress = `${unitNumber} - 1200 Seawall Crescent`
  const unitId = await createUnit(ctx, { unitNumber, strataLot: '77', unitEntitlement: 84.5, streetAddress, ...place })
  const reach = { phone: '+16045550177', mobile: '+17785550188', emergencyContactPhone: '+16045550199' }
  const lukasz = await addPerson(ctx, {
    ...reach,
    firstName: 'Łukasz',
    lastName: 'Żółw',
    email: 'lukasz@mail.example',
    mailingAddress: '500 - 990 Pier Road',
    mailingCity: 'Victoria',
    mailingProvince: 'BC',
    mailingPostalCode: 'V8W 1A1',
  })
  const zoe = await addPerson(ctx, {
    ...reach,
    firstName: 'Zoë',
    lastName: 'Ångström',
    email: 'zoe@mail.example',
    mailingAddress: streetAddress.toUpperCase(),
    mailingCity: 'Vancouver',
    mailingProvince: 'BC',
    mailingPostalCode: 'V6E1A1',
  })
  const gone = await addPerson(ctx, { ...reach, firstName: 'Gone', lastName: 'Before', email: 'gone@mail.example' })
  const theo = await addPerson(ctx, { ...reach, firstName: 'Thea', lastName: 'Renter', email: 'thea@mail.example' })
  await startOwnership(ctx, { unitId, personId: lukasz, isPrimary: true, from: '2020-01-01' })
  await startOwnership(ctx, { unitId, personId: zoe, from: '2020-01-01' })
  const past = await startOwnership(ctx, { unitId, personId: gone, from: '2010-01-01' })
  await startTenancy(ctx, { unitId, personId: theo, kind: 'tenant', from: '2026-01-01' })
  const { pool } = world.connection
  await pool.query(`update ownerships set to_date = '2019-12-31' where id = $1`, [past])
  await pool.query(
    `insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
     select gen_random_uuid(), $1, $2, kind, label, $3
     from (values ('stall', 'P1-14'), ('stall', 'P2-03'), ('locker', 'L-07')) as s (kind, label)`,
    [ctx.building._id, unitId, ctx.now],
  )
}

describe('the list of owners in British Columbia', () => {
  beforeAll(async () => wholeLot(await inside(), '1501'))

  test('as CSV has a row for each owner with what section 35 names, and the mailing address only where it differs', async () => {
    const rows = await rowsOf(mandeep)
    const lot = {
      'Strata lot number': '77',
      'Door number': '1501',
      'Strata lot address': '1501 - 1200 Seawall Crescent, Vancouver BC V6E 1A1',
      'Parking stalls': 'P1-14, P2-03',
      'Storage lockers': 'L-07',
      'Unit entitlement': '84.5',
      Mortgagees: '',
      Tenants: 'Thea Renter',
    }
    expect(rows.filter((row) => row['Door number'] === '1501')).toEqual([
      { ...lot, Owner: 'Łukasz Żółw', 'Mailing address, if different': '500 - 990 Pier Road, Victoria BC V8W 1A1' },
      { ...lot, Owner: 'Zoë Ångström', 'Mailing address, if different': '' },
    ])
    expect(new Set(rows.map((row) => row['Door number']))).toEqual(new Set(['101', '102', '305', '703', '804', '1501']))
  })

  test('as PDF names building, plan, day and source on every page, every lot, and people in their own letters', async () => {
    const pages = await pagesOf(mandeep)
    const number = /Page (\d+) of (\d+)/
    expect(pages.map((page) => number.exec(page)?.slice(1).map(Number))).toEqual(
      pages.map((_, index) => [index + 1, pages.length]),
    )
    for (const page of pages)
      for (const words of [
        'List of owners and tenants',
        'Harbour View, strata plan EPS 4821',
        'As of Nov 20, 2026, 6 strata lots',
        'Kept under the Strata Property Act, s. 35 (1) (c).',
        'Unit entitlement',
      ])
        expect(page).toContain(words)
    const all = pages.join(' ')
    for (const words of ['101', '102', '305', '703', '804', '1501', 'Łukasz Żółw', 'Zoë Ångström', 'Thea Renter'])
      expect(all).toContain(words)
    for (const words of ['Tidewater Holdings Ltd.', 'P1-14, P2-03', 'L-07', '84.5', '990 Pier Road'])
      expect(all).toContain(words)
  })

  test('never has a phone, an e-mail or somebody of the past, in either form', async () => {
    const csv = (await taken(mandeep, 'csv')).bytes.toString('utf8')
    for (const text of [(await pagesOf(mandeep)).join(' '), csv]) {
      expect(text).toContain('Łukasz Żółw')
      expect(text).not.toMatch(/@|mail\.example|parapet\.example/)
      expect(text.replaceAll(/[^\d]/g, '')).not.toMatch(/604555|778555/)
      expect(text).not.toContain('Gone Before')
    }
  })

  test('is a file to be saved, and who took it stands in the history of the building', async () => {
    const carla = await world.as('carla')
    const { headers, bytes } = await taken(carla, 'pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('Harbour View list of owners and tenants 2026-11-20.pdf'),
    })
    const { items } = await mandeep.call(audit.history, {
      params: { subject: 'building', id: mandeep.buildingId! },
      query: {},
    })
    expect(items[0]).toMatchObject({ action: 'owner list downloaded', by: 'Carla Council' })
    expect(items[0]!.fields).toContainEqual({ field: 'format', before: null, after: 'pdf' })
  })

  test('disarms what a spreadsheet would run', async () => {
    const ctx = await inside()
    const unitId = await createUnit(ctx, { unitNumber: '1502' })
    await startOwnership(ctx, { unitId, personId: await addPerson(ctx, { companyName: '=HYPERLINK("x")' }) })
    expect((await rowsOf(mandeep)).find((row) => row['Door number'] === '1502')).toMatchObject({
      Owner: `'=HYPERLINK("x")`,
    })
  })

  test('says where nobody owns a lot, and sets an empty box for a letter that the typeface lacks', async () => {
    const ctx = await inside()
    await createUnit(ctx, { unitNumber: '1503' })
    const unitId = await createUnit(ctx, { unitNumber: '1504' })
    await startOwnership(ctx, { unitId, personId: await addPerson(ctx, { firstName: '王', lastName: 'Жанна' }) })
    const all = (await pagesOf(mandeep)).join(' ')
    expect(all).toContain('No owner on record')
    expect(all).toContain('□ Жанна')
    expect((await rowsOf(mandeep)).find((row) => row['Door number'] === '1504')).toMatchObject({ Owner: '王 Жанна' })
  })
})

test('in Alberta it speaks of units and factors, and says that it was not held against the act', async () => {
  const ada = await world.as('ada')
  const [page] = await pagesOf(ada)
  for (const words of [
    'Register of owners and tenants',
    'Prairie Court, condominium plan 0814262',
    'As of Nov 20, 2026, 2 units',
    'Unit factor',
    'Not a prescribed form',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('Strata')
  expect(Object.keys((await rowsOf(ada))[0]!)).toEqual([
    'Unit on the plan',
    'Door number',
    'Unit address',
    'Owner',
    'Mailing address, if different',
    'Unit factor',
    'Tenants',
  ])
})

test('a building of 2,000 units comes whole, in both forms', async () => {
  const ctx = await inside('prairie')
  await world.connection.pool.query(
    `with u as (
       insert into units (id, building_id, unit_number, sort_key, created_at)
       select gen_random_uuid(), $1, 'N' || n, 'N' || lpad(n::text, 5, '0'), $2 from generate_series(1, 1998) n
       returning id, unit_number),
     p as (
       insert into people (id, building_id, company_name, same_key, created_at)
       select id, $1, 'Owner of ' || unit_number, '|owner of ' || unit_number, $2 from u)
     insert into ownerships (id, building_id, unit_id, person_id, created_at)
     select gen_random_uuid(), $1, u.id, u.id, $2 from u`,
    [ctx.building._id, ctx.now],
  )
  const ada = await world.as('ada')
  expect(await rowsOf(ada)).toHaveLength(2000)
  const pages = await pagesOf(ada)
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`)
  const all = pages.join(' ')
  const named = [...all.matchAll(/Owner of N(\d+)/g)].map(([, number]) => Number(number))
  expect(named).toEqual(Array.from({ length: 1998 }, (_, index) => index + 1))
}, 60_000)
