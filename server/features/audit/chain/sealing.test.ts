// Runs on both versions of PostgreSQL: hashes.
/** Sealing the history: in SQL as it is written, and computed again apart from it. */
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import type { Ctx } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { eraseValues, recordChange, recordChanges, verifyHistory, type ChangeNote } from '../audit.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const note = (other: Partial<ChangeNote> = {}): ChangeNote => ({
  ...{ subject: 'unit', subjectId: newId(), buildingId: world.cast.buildings.harbour, action: 'changed' },
  ...other,
})
const record = (...notes: ChangeNote[]) => inTransaction(world.context(), (tx) => recordChanges(tx, notes))
const rows = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
const faults = async () => (await verifyHistory(world.context(), [])).map(({ fault }) => fault)
const linksOf = (scope: string) => rows('select seq, changes from chain_links where scope = $1 order by seq', [scope])

describe('a transaction', () => {
  it('adds one link to the chain of each building concerned, however many changes it makes', async () => {
    const { harbour, prairie } = world.cast.buildings
    const before = { harbour: await linksOf(harbour), prairie: await linksOf(prairie) }
    const many = Array.from({ length: 500 }, () => note())
    await inTransaction(world.context(), async (tx) => {
      await recordChange(tx, note({ buildingId: prairie }))
      await inTransaction(tx, (inner) => recordChanges(inner, many))
      await recordChange(tx, note({ after: { floor: '7' } }))
    })
    const after = { harbour: await linksOf(harbour), prairie: await linksOf(prairie) }
    const next = (links: { seq: number }[], changes: number) => [{ seq: (links.at(-1)?.seq ?? 0) + 1, changes }]
    expect(after.harbour.slice(before.harbour.length)).toEqual(next(before.harbour, 501))
    expect(after.prairie.slice(before.prairie.length)).toEqual(next(before.prairie, 1))
    expect(await faults()).toEqual([null, null, null])
  })

  it('adds none without a change, nor when it is rolled back', async () => {
    const before = await rows('select * from chain_heads order by scope')
    await inTransaction(world.context(), async () => {})
    const failing = inTransaction(world.context(), async (tx) => {
      await recordChange(tx, note())
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rows('select * from chain_heads order by scope')).toEqual(before)
  })

  it('seals what an import wrote, and nothing of one that was only tried', async () => {
    const { harbour } = world.cast.buildings
    const carla = await world.as('carla')
    const file = new File(['level,number\nP3,1\nP3,2'], 'stalls.csv', { type: 'text/csv' })
    const before = await linksOf(harbour)
    await carla.call(parking.importStalls, { body: { apply: false }, files: [file] })
    expect(await linksOf(harbour)).toEqual(before)
    await carla.call(parking.importStalls, { body: { apply: true }, files: [file] })
    expect(await linksOf(harbour)).toHaveLength(before.length + 1)
    expect(await faults()).toEqual([null, null, null])
  })

  it('is needed: outside one, nothing is recorded', async () => {
    const before = await rows('select count(*) from changes')
    await expect(recordChange(world.context(), note())).rejects.toThrow('outside a transaction')
    await expect(recordChanges(world.context(), [note()])).rejects.toThrow('outside a transaction')
    expect(await rows('select count(*) from changes')).toEqual(before)
  })

  it('locks the end of a chain last, after the constraints that were deferred', async () => {
    const sent = await world.statements(() => record(note()))
    expect(sent.slice(-3).map((text) => text.trim().split(/\s+/).slice(0, 4).join(' '))).toEqual([
      'set constraints all immediate',
      'with sealed as materialized',
      'commit',
    ])
  })
})

describe.each([
  ['update chain_links set at = now()', 'chain_links'],
  ['delete from chain_links', 'chain_links'],
  ['truncate chain_links cascade', 'chain_links'],
  ['update chain_rows set seq = 1', 'chain_rows'],
  ['delete from chain_rows', 'chain_rows'],
  ['truncate chain_rows', 'chain_rows'],
  ['delete from chain_heads', 'chain_heads'],
  ['truncate chain_heads', 'chain_heads'],
])('what seals the history', (text, table) => {
  it(`stays: ${text}`, async () => {
    const before = await rows(`select * from ${table} order by 1, 2`)
    await expect(rows(text)).rejects.toThrow('the history is never edited')
    expect(await rows(`select * from ${table} order by 1, 2`)).toEqual(before)
  })
})

const texts = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', ''))
const odd = fc.constantFrom(
  '',
  '"',
  '\\',
  "'",
  'a,b',
  '{}',
  '{a,"b"}',
  'NULL',
  'null',
  '~',
  '1:a,',
  '\u2028',
  '\n\t\u001F',
  '👩🏽‍🚀',
)
const words = fc.oneof(texts, odd)
const values = fc.dictionary(
  words,
  fc.oneof(
    words,
    fc.array(words, { maxLength: 3 }),
    fc.constant(null),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  ),
  { maxKeys: 4, noNullPrototype: true },
)
const notes = fc.array(
  fc.record({
    action: words,
    reason: fc.option(words, { nil: undefined }),
    actor: words,
    before: values,
    after: values,
  }),
  { minLength: 1, maxLength: 20 },
)

describe('computed again apart from SQL', () => {
  it('every hash is the same, whatever a change holds', async () => {
    await fc.assert(
      fc.asyncProperty(notes, async (made) => {
        await record(...made.map(({ reason, ...one }) => note({ ...one, ...(reason !== undefined && { reason }) })))
        expect(await faults()).toEqual([null, null, null])
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a list with bounds of its own', `'[5:6]={a,b}'`],
    ['a list of lists', `'{{a},{b}}'`],
    ['nothing in a list', `array[null, 'NULL', '']`],
  ])('also of what the product never writes: %s', async (_, fields) => {
    const { harbour } = world.cast.buildings
    await inTransaction(world.context(), async (tx: Ctx) => {
      const id = newId()
      await sql`
        insert into changes (id, building_id, subject, subject_id, action, at, request_id, fields)
        values (${id}, ${harbour}, 'unit', ${id}, '', '2026-11-20T20:00:00.123456-08:00', '', ${sql.raw(fields)})`.execute(
        tx.db,
      )
      tx.noteChanges([{ id, buildingId: harbour }])
    })
    expect(await faults()).toEqual([null, null, null])
  })
})

describe('erased values', () => {
  it('are accounted for by a line of the history, which names whose and why and stays', async () => {
    const { harbour } = world.cast.buildings
    const who = newId()
    await record(note({ subjectId: who, after: { phone: '604 555 0100' } }), note({ subjectId: who, action: 'seen' }))
    const ids = (await rows('select id from changes where subject_id = $1', [who])).map(({ id }) => id as string)
    const erase = (changeIds: string[]) =>
      inTransaction(world.context(), (tx) => eraseValues(tx, changeIds, 'They asked for it.'))
    expect(await erase(ids)).toBe(1)
    expect(await rows('select * from change_values where change_id = any($1)', [ids])).toEqual([])
    const [line] = await rows(
      `select id, building_id, subject, reason, fields, after from changes join change_values on change_id = id
       where action = 'values erased'`,
    )
    expect(line).toMatchObject({ building_id: harbour, subject: 'building', reason: 'They asked for it.' })
    expect(line.after).toEqual({ erasedChanges: 1, changeIds: [expect.toSatisfy((id: string) => ids.includes(id))] })
    expect(await erase([...ids, line.id])).toBe(0)
    expect(await faults()).toEqual([null, null, null])
  })

  it('of the platform are recorded with the platform', async () => {
    await record(note({ buildingId: null, subject: 'account', subjectId: newId(), action: 'tried', after: { a: 1 } }))
    const [{ id }] = await rows(`select id from changes where action = 'tried'`)
    expect(await inTransaction(world.context(), (tx) => eraseValues(tx, [id], 'A test.'))).toBe(1)
    expect(await faults()).toEqual([null, null, null])
  })
})
