import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { csv, importFile } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => (mandeep = await world.as('mandeep')))

const upload = (text: string | Buffer, apply = false, caller = mandeep) => importFile(world, caller, text, apply)
const roster = async (caller = mandeep) => (await caller.try(units.exportRoster)).text

describe('round trip', () => {
  test('what is exported imports as unchanged, formulas disarmed on the way out', async () => {
    const wild = [
      'unit_number,unit_entitlement,role,first_name,last_name,email,phone,is_primary,notes,monthly_fee,opening_balance,vehicles,mailing_country,mailing_postal_code',
      'PH1,101.25,owner,Åsa,Öst,asa@mail.example,+44 20 7946 0018,Y,"=1+1, ""so""\nnext line",412.50,-12.75,AB1 23C|BC|Honda|Civic|blue,Sweden,114 55',
      'TH-3,,,,,,,,,,,,,',
    ].join('\n')
    expect(await upload(wild, true)).toMatchObject({ applied: true, counts: { error: 0 } })
    const text = await roster()
    expect(text).toContain(`"'=1+1, ""so""`)
    expect(text).toContain(`'-12.75`)
    expect(text).toContain(`'+442079460018`)
    expect(text).not.toMatch(/(^|,|\n)"?[=+\-@]/)
    const back = await upload(text, true)
    expect(back).toMatchObject({
      writes: false,
      batchId: null,
      notInFile: [],
      counts: { new: 0, update: 0, warning: 0, error: 0 },
    })
    expect(back.units).toMatchObject({ new: 0, update: 0 })
    expect(await roster()).toBe(text)
  })

  test('into an empty building gives the same roster', async () => {
    const text = await roster()
    const ada = await world.as('ada')
    const own = await roster(ada)
    expect(await upload(text, true, ada)).toMatchObject({ applied: true, counts: { error: 0 } })
    expect(
      (await roster(ada))
        .split('\r\n')
        .filter((line) => !own.includes(line))
        .toSorted(),
    ).toEqual(text.split('\r\n').slice(1).filter(Boolean).toSorted())
  })

  test('the template is itself a roster', async () => {
    const { text } = await mandeep.try(units.template)
    expect(await upload(text)).toMatchObject({ counts: { error: 0 } })
  })
})

describe('who may', () => {
  test.each(['olivia', 'theo', 'mia', 'vic'] as const)('%s may not see or change the roster', async (name) => {
    const caller = await world.as(name)
    for (const route of [units.list, units.exportRoster, units.template])
      expect((await caller.try(route as typeof units.list)).status).toBe(403)
    expect((await caller.try(units.startImport, { body: {}, files: [csv('x')] })).status).toBe(403)
  })
  test('another building is out of reach', async () => {
    const ada = await world.as('ada')
    const [theirs] = (await mandeep.call(units.list, { query: {} })).items
    expect((await ada.try(units.get, { params: { id: theirs!._id } })).status).toBe(404)
    expect(
      (await ada.try(units.get, { params: { id: theirs!._id } }, { 'x-building-id': world.cast.buildings.harbour }))
        .status,
    ).toBe(403)
  })
})
