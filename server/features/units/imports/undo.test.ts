/** A manager changes five rows of Harbour View's roster in a spreadsheet, imports it and undoes it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import { harbourView } from '../../../demo/people.ts'
import type { Caller } from '../../../testing/caller.ts'
import { applyTried, importFile, rowsOf } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, createBuilding } from '../../buildings/buildings.ts'
import { seedUnits } from '../demo.ts'

let world: World
let mandeep: Caller
let harbour: InBuilding
beforeAll(async () => {
  world = await openWorld()
  const ctx = world.context()
  harbour = { ...ctx, building: await createBuilding(ctx, { ...harbourView, code: 'DEMO01', planNumber: 'EPS 1' }) }
  await seedUnits(harbour, 'harbour')
  await addMember(ctx, {
    buildingId: harbour.building._id,
    accountId: world.cast.accounts.mandeep,
    role: 'management',
  })
  mandeep = await world.as('mandeep')
  mandeep.buildingId = harbour.building._id
})
afterAll(() => world.close())

const roster = async () => (await mandeep.try(units.exportRoster)).text
const asked = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
/** The export as a spreadsheet on Windows saves it, with five rows changed. */
const fixture = () => readFile(join(import.meta.dirname, 'harbour-view-changed.csv'))
const undo = (made: { _id: string; version: number }) =>
  mandeep.try(units.undoImport, { params: { id: made._id }, body: { version: made.version } })

test('exactly five updates are shown, written and undone, and the export is the first one byte for byte', async () => {
  const before = await roster()
  const tried = await importFile(world, mandeep, await fixture())
  expect(tried).toMatchObject({ status: 'tried', counts: { new: 0, update: 5, warning: 0, error: 0 }, notInFile: [] })
  const updates = tried.rows.filter(({ fate }) => fate === 'update')
  expect(
    updates.flatMap(({ unitNumber, changes }) => changes.map((change) => [unitNumber, ...Object.values(change)])),
  ).toEqual([
    ['101', 'Phone', '(604) 555-0171', '(604) 555-0199'],
    ['103', 'Unit entitlement', '97', '98.5'],
    ['106', 'Parking stalls', 'P1-06', 'P1-06; P2-01'],
    ['203', 'Notes', '', 'Prefers français, s’il vous plaît'],
    ['301', 'Vehicles', expect.any(String), 'ZZ999Z|BC|Škoda|Octavia|grey'],
  ])
  expect(await roster()).toBe(before)
  const applied = await applyTried(world, mandeep, tried)
  expect(applied).toMatchObject({ status: 'applied', counts: { update: 5 }, canUndo: true, by: 'Mandeep Manager' })
  const changed = await roster()
  expect(changed.split('\r\n').filter((line) => !before.includes(line))).toHaveLength(5)

  expect((await undo(applied)).body.data).toMatchObject({ status: 'undone', undoneBy: 'Mandeep Manager' })
  expect(await roster()).toBe(before)
  const { items } = await mandeep.call(audit.history, { params: { subject: 'import', id: applied._id }, query: {} })
  expect(items.map(({ action, by }) => [action, by])).toEqual([
    ['undone', 'Mandeep Manager'],
    ['applied', 'Mandeep Manager'],
  ])
  expect((await undo({ ...applied, version: applied.version + 1 })).status).toBe(409)
  expect(await importFile(world, mandeep, await roster())).toMatchObject({ writes: false })
})

const head = 'unit_number,unit_entitlement,role,first_name,last_name,email,parking_stalls,vehicles,fobs,end_date'
const mixed = [
  head,
  '101,62,owner,Hana,Sato,hana.sato@mail.example,P7-1,NEW1,77-1,2030-01-31',
  '101,62,tenant,Ida,Storm,ida@mail.example,,,77-2,',
  '1999,10,owner,Kay,Lund,,P7-2; P7-3,KAY1|BC,77-3,',
].join('\n')

test('new units, people, ties and belongings go again, and what was removed comes back', async () => {
  const before = await roster()
  const applied = await importFile(world, mandeep, mixed, true)
  expect(applied.status).toBe('applied')
  expect(await roster()).not.toBe(before)
  expect((await undo(applied)).status).toBe(200)
  expect(await roster()).toBe(before)
  expect(
    await asked(`select 1 from units where unit_number = '1999' and building_id = $1`, [mandeep.buildingId]),
  ).toEqual([])
})

test('what was changed or used since is named, and then nothing is undone', async () => {
  const applied = await importFile(world, mandeep, mixed, true)
  const [unit] = await asked('select id from units where unit_number = $1', ['1999'])
  await asked('update units set floor = $2 where id = $1', [unit.id, '19'])
  await asked(
    `insert into pets (id, building_id, unit_id, kind, created_at) values (gen_random_uuid(), $1, $2, 'cat', now())`,
    [mandeep.buildingId, unit.id],
  )
  const stands = await roster()
  const refused = await undo(applied)
  expect(refused.status).toBe(409)
  expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
    'Unit 1999 has since been changed.',
    'Unit 1999 is now used by pets.',
  ])
  expect(await roster()).toBe(stands)
  expect(await mandeep.call(units.getImport, { params: { id: applied._id } })).toMatchObject({ status: 'applied' })

  await asked('delete from pets where unit_id = $1', [unit.id])
  await asked('update units set floor = null where id = $1', [unit.id])
  const later = await importFile(world, mandeep, `${head}\n1999,11,owner,Kay,Lund,,,,,`, true)
  expect((await undo(applied)).body.errors).toMatchObject([{ message: 'Unit 1999 has since been changed.' }])
  expect((await undo(later)).status).toBe(200)
  expect((await undo(applied)).status).toBe(200)
})

test('an undo that meets another one, or comes too late, is refused', async () => {
  const applied = await importFile(world, mandeep, mixed, true)
  const answers = await Promise.all([undo(applied), undo(applied), undo(applied)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const again = await importFile(world, mandeep, mixed, true)
  await asked(`update import_batches set at = at - interval '181 days' where id = $1`, [again._id])
  expect(await mandeep.call(units.getImport, { params: { id: again._id } })).toMatchObject({ canUndo: false })
  expect((await undo(again)).body.error).toContain('too old')
  await world.jobs.runNow('units.sweepImports')
  expect(await rowsOf(mandeep, again._id)).toEqual([])
})
