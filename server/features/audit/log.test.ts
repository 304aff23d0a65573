/** The history of a whole building: what stands in it, what it is narrowed by, and the file of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit, type LogFilter } from '../../../contract/audit.ts'
import { notices } from '../../../contract/notices.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { recordChange } from './audit.ts'

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterEach(() => world.close())

const record = (note: Partial<Parameters<typeof recordChange>[1]>, at?: string) =>
  inTransaction({ ...world.context(), ...(at && { now: at }) }, (tx) =>
    recordChange(tx, {
      subject: 'unit',
      subjectId: newId(),
      buildingId: world.cast.buildings.harbour,
      action: 'changed',
      ...note,
    }),
  )
const unitId = async (unitNumber: string): Promise<string> => {
  const { rows } = await world.connection.pool.query(
    'select id from units where building_id = $1 and unit_number = $2',
    [world.cast.buildings.harbour, unitNumber],
  )
  return rows[0].id as string
}
type Narrowed = { [K in keyof LogFilter]?: string }
const list = async (query: Narrowed & { limit?: number; cursor?: string } = {}) =>
  (await carla.call(audit.list, { query: query as LogFilter })).items
const actions = async (query: Narrowed = {}) => (await list({ ...query, limit: 100 })).map(({ action }) => action)

describe('the history of a building', () => {
  it('has every change, newest first, with the record by its name and the way to it', async () => {
    const unit = await unitId('703')
    world.clock.set('2026-11-21T20:00:00.000Z')
    const mandeep = await world.as('mandeep')
    const notice = await publish(mandeep, { title: 'Water off' })
    world.clock.set('2026-11-22T20:00:00.000Z')
    await record({ subjectId: unit, before: { floor: '7' }, after: { floor: '8' }, actor: 'units.carryOutMoves' })
    const [first, second] = await list()
    expect(first).toMatchObject({
      subject: 'unit',
      name: 'Unit 703',
      openId: unit,
      by: 'units.carryOutMoves',
      byStaff: false,
      action: 'changed',
      fields: [{ field: 'floor', before: '7', after: '8' }],
    })
    expect(second).toMatchObject({
      subject: 'notice',
      name: 'Water off',
      openId: notice._id,
      by: 'Mandeep Manager',
      action: 'published',
    })
  })

  it('goes by the time of the change, whatever was written down later', async () => {
    await record({ action: 'of today' }, '2026-11-20T19:00:00.000Z')
    await record({ action: 'of last week' }, '2026-11-13T19:00:00.000Z')
    await record({ action: 'of yesterday' }, '2026-11-19T19:00:00.000Z')
    expect(await actions({ subject: 'unit', by: 'system', from: '2026-11-13' })).toEqual(
      expect.arrayContaining(['of today', 'of yesterday', 'of last week']),
    )
    const mine = (await actions()).filter((action) => action.startsWith('of '))
    expect(mine).toEqual(['of today', 'of yesterday', 'of last week'])
  })

  it('is paged, also within one moment', async () => {
    for (let n = 0; n < 12; n++) await record({ action: `step ${n}`, actor: 'walk' }, '2026-11-20T21:00:00.000Z')
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await carla.call(audit.list, { query: { limit: 5, ...(cursor && { cursor }) } })
      read.push(...page.items.map(({ action }) => action))
      cursor = page.nextCursor ?? undefined
    } while (cursor && read.length < 15)
    expect(read.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, n) => `step ${11 - n}`))
    expect((await carla.try(audit.list, { query: { cursor: 'bent' } })).status).toBe(400)
  })

  it('has nothing of the building next door, and nothing of what people do with their own account', async () => {
    await record({ buildingId: world.cast.buildings.prairie, action: 'next door' })
    await record({ subject: 'account', subjectId: world.cast.accounts.olivia, action: 'preferences changed' })
    const known = await actions()
    for (const action of ['next door', 'preferences changed']) expect(known).not.toContain(action)
    const ada = await world.as('ada')
    expect((await ada.call(audit.list, { query: {} })).items.map(({ action }) => action)).toContain('next door')
    const { actions: offered } = await carla.call(audit.choices)
    expect(offered.map(({ subject }) => subject)).not.toContain('account')
    expect((await carla.send('GET', `/api/history/account/${world.cast.accounts.olivia}`)).status).toBe(400)
    expect((await carla.try(audit.list, { query: { subject: 'account' } as never })).status).toBe(400)
  })

  it('calls a record that is gone by nothing, and a deleted notice by its title without a way to it', async () => {
    const { _id } = await publish(carla, { title: 'Garage sale' })
    await carla.call(notices.delete, { params: { id: _id } })
    await record({ action: 'of nothing' })
    const [gone, deleted] = await list()
    expect(gone).toMatchObject({ action: 'of nothing', name: null, openId: null })
    expect(deleted).toMatchObject({ action: 'deleted', name: 'Garage sale', openId: null })
  })

  it('says what the values were only while they are kept', async () => {
    await record({ action: 'erased', before: { phone: '604 555 0100' }, after: { phone: '604 555 0199' } })
    await world.connection.pool.query('delete from change_values')
    expect((await list())[0]!.fields).toEqual([{ field: 'phone' }])
  })

  it('costs one statement beside the look for the caller, however it is narrowed', async () => {
    const by = world.cast.accounts.mandeep
    for (const query of [{}, { search: '703', subject: 'unit' }, { by, from: '2026-11-01', until: '2026-11-30' }]) {
      const sent = await world.statements(() => list(query))
      expect([query, sent.length]).toEqual([query, 2])
    }
    expect(await world.statements(() => carla.call(audit.choices))).toHaveLength(2)
  })
})

describe('narrowed', () => {
  beforeEach(async () => {
    await record({ subjectId: await unitId('703'), action: 'vehicle added' }, '2026-11-21T06:59:00.000Z')
    await record({ subjectId: await unitId('305'), action: 'vehicle removed' }, '2026-11-21T07:00:00.000Z')
    await publish(await world.as('mandeep'), { title: 'Water off 100%' })
  })

  it('by kind, by what was done and by who did it', async () => {
    expect(await actions({ subject: 'unit', action: 'vehicle added' })).toEqual(['vehicle added'])
    const { mandeep } = world.cast.accounts
    expect(await actions({ subject: 'notice', by: mandeep })).toEqual(['published', 'created'])
    expect(await actions({ subject: 'notice', by: 'system' })).toEqual([])
    expect(await actions({ subject: 'notice', by: world.cast.accounts.olivia })).toEqual([])
  })

  it('by days of the building’s own clocks, both included', async () => {
    // In Vancouver, 7 hours behind, the two lie on either side of midnight.
    expect(await actions({ from: '2026-11-20', until: '2026-11-20', subject: 'unit' })).toContain('vehicle added')
    expect(await actions({ from: '2026-11-20', until: '2026-11-20', subject: 'unit' })).not.toContain('vehicle removed')
    expect(await actions({ from: '2026-11-21', subject: 'unit' })).toEqual(['vehicle removed'])
    const bent = await carla.try(audit.list, { query: { from: '2026-11-22', until: '2026-11-21' } })
    expect([bent.status, bent.body.errors[0].field]).toEqual([400, 'until'])
    expect((await carla.try(audit.list, { query: { from: '2026-02-30' } })).status).toBe(400)
  })

  it('by words in the record’s name, taken literally', async () => {
    expect(new Set(await actions({ search: 'UNIT 703' }))).toContain('vehicle added')
    expect(await actions({ search: 'UNIT 703' })).not.toContain('vehicle removed')
    expect(await actions({ search: '100%' })).toEqual(['published', 'created'])
    expect(await actions({ search: '10_%' })).toEqual([])
  })

  it('by what occurs: kinds with what was done, and who did something', async () => {
    const { actions: offered, people } = await carla.call(audit.choices)
    expect(offered).toEqual(
      expect.arrayContaining([
        { subject: 'unit', action: 'vehicle added' },
        { subject: 'notice', action: 'published' },
      ]),
    )
    expect(new Set(offered.map(({ subject, action }) => `${subject} ${action}`)).size).toBe(offered.length)
    expect(people).toEqual([{ _id: world.cast.accounts.mandeep, name: 'Mandeep Manager', isStaff: false }])
  })
})

describe('the file of the history', () => {
  const file = async (query: Narrowed = {}) => {
    const answer = await carla.try(audit.file, { query: query as LogFilter })
    return { ...answer, lines: answer.text.trimEnd().split('\r\n') }
  }

  it('holds what the list holds, in the same words, narrowed alike', async () => {
    const unit = await unitId('703')
    await record({ subjectId: unit, before: { floor: '7' }, after: { floor: '8' }, action: 'changed' })
    await publish(await world.as('mandeep'), { title: 'Water off' })
    const { lines, headers } = await file({ search: '703', from: '2026-11-20' })
    expect(headers['content-disposition']).toContain('Harbour View history 2026-11-20.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(lines[0]).toBe('\uFEFFWhen (America/Vancouver),Who,Platform staff,Type,Record,Event,Changes,Viewed')
    expect(lines[1]).toBe('2026-11-20 13:00,Parapet,N,Unit,Unit 703,Unit changed,"floor: 8, was 7",')
    expect(lines.some((line) => line.includes('Water off'))).toBe(false)
  })

  it('runs nothing in a spreadsheet', async () => {
    await publish(carla, { title: '=HYPERLINK("http://evil.example")' })
    const { text } = await file()
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  it('stands in the history itself, with who took it', async () => {
    await file({ subject: 'unit' })
    expect((await list())[0]).toMatchObject({ action: 'history downloaded', by: 'Carla Council', subject: 'building' })
  })

  it('holds the newest ten thousand, page by page, and says so', async () => {
    const { pool } = world.connection
    await pool.query(
      `insert into changes (id, building_id, subject, subject_id, action, at, actor, request_id)
       select gen_random_uuid(), $1, 'unit', gen_random_uuid(), 'step ' || n, timestamptz '2026-11-01' + n * interval '1 second',
         'walk', 'walk' from generate_series(1, 10001) n`,
      [world.cast.buildings.harbour],
    )
    const { lines } = await file({ action: 'step 1', subject: 'unit' })
    expect(lines).toHaveLength(2)
    const whole = await file({ by: 'system', from: '2026-10-31', until: '2026-11-02' })
    expect(whole.lines).toHaveLength(10_002)
    expect(whole.lines[1]).toContain('Step 10001')
    expect(whole.lines.at(-1)).toContain('latest 10,000 changes')
  })
})
