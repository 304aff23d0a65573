/** History: who changed what, newest first, and never edited. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from '../buildings/buildings.ts'
import { recordChange } from './audit.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const record = (subjectId: string, note: Partial<Parameters<typeof recordChange>[1]> = {}) =>
  inTransaction(world.context(), (tx) =>
    recordChange(tx, {
      subject: 'unit',
      subjectId,
      buildingId: world.cast.buildings.harbour,
      action: 'changed',
      ...note,
    }),
  )
const historyOf = async (subjectId: string, query: Record<string, string | number | undefined> = {}) => {
  const carla = await world.as('carla')
  return (await carla.send('GET', `/api/history/unit/${subjectId}`, { query })).body
}
const sql = (text: string, values: unknown[] = []) => world.connection.pool.query(text, values)

describe('a history', () => {
  it('holds only the fields that differ, with what they held before and after', async () => {
    const unit = newId()
    await record(unit, {
      before: { floor: '7', owners: ['a'], note: null, size: 80, gone: 1 },
      after: { floor: '8', owners: ['a'], note: '', size: 80, fresh: true },
    })
    expect((await historyOf(unit)).data[0].fields).toEqual([
      { field: 'floor', before: '7', after: '8' },
      { field: 'note', before: null, after: '' },
      { field: 'fresh', before: null, after: true },
    ])
  })

  it('is newest first, also within the same moment, and paged', async () => {
    const unit = newId()
    const actions = Array.from({ length: 30 }, (_, n) => `step ${n}`)
    await inTransaction(world.context(), async (tx) => {
      const note = { subject: 'unit', subjectId: unit, buildingId: world.cast.buildings.harbour } as const
      for (const action of actions) await recordChange(tx, { ...note, action })
    })
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await historyOf(unit, { limit: 7, cursor })
      read.push(...page.data.map(({ action }: { action: string }) => action))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(read).toEqual(actions.toReversed())
  })

  it('names the person, the job or the command', async () => {
    const unit = newId()
    await record(unit, { action: 'imported', actor: 'roster import' })
    await record(unit, { action: 'tidied' })
    expect((await historyOf(unit)).data.map(({ by }: { by: string }) => by)).toEqual(['system', 'roster import'])
  })

  it('is of one building: to another one the record is not there', async () => {
    const unit = newId()
    await record(unit, { buildingId: world.cast.buildings.prairie })
    expect((await historyOf(unit)).code).toBe('NOT_FOUND')
    const ada = await world.as('ada')
    expect((await ada.send('GET', `/api/history/unit/${unit}`)).body.data).toHaveLength(1)
  })

  it('goes with its change when that is rolled back', async () => {
    const { rows: before } = await sql('select count(*)::int as count from changes')
    const failing = inTransaction(world.context(), async (tx) => {
      const { mandeep } = world.cast.accounts
      await addMember(tx, { buildingId: world.cast.buildings.harbour, accountId: mandeep, role: 'owner' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await sql('select count(*)::int as count from changes')).rows).toEqual(before)
  })

  it('knows only the kinds of record that keep one', async () => {
    const carla = await world.as('carla')
    expect((await carla.send('GET', `/api/history/secret/${newId()}`)).status).toBe(400)
    expect((await carla.send('GET', '/api/history/unit/1')).status).toBe(400)
  })
})

describe('a line of the history', () => {
  for (const text of [
    "update changes set action = 'x'",
    "update changes set reason = 'x' where false or true",
    'delete from changes',
    'truncate changes cascade',
  ])
    it(`stays: ${text}`, async () => {
      await record(newId())
      const before = await sql('select * from changes order by id')
      await expect(sql(text)).rejects.toThrow('the history is never edited')
      expect((await sql('select * from changes order by id')).rows).toEqual(before.rows)
    })

  it('stays when the values beside it are erased for a person', async () => {
    const unit = newId()
    await record(unit, { before: { phone: '604 555 0100' }, after: { phone: '604 555 0199' } })
    await sql('delete from change_values where change_id in (select id from changes where subject_id = $1)', [unit])
    expect((await historyOf(unit)).data[0].fields).toEqual([{ field: 'phone' }])
  })
})
