/** The figures that are remembered are those that a count would find, whatever was written and by whom. */
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect, type Connection } from '../../db/connection.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { countRows, rememberedFigures } from './figures-store.ts'

let connection: Connection
let pool: pg.Pool
let drop: () => Promise<void>
const { harbour, prairie } = inject('database').cast.buildings
beforeEach(async () => {
  const { url, template } = inject('database')
  const database = await cloneDatabase(url, template)
  connection = connect({ url: database.url, connections: 20, onError: () => {} })
  pool = connection.pool
  drop = database.drop
})
afterEach(async () => {
  await connection.close()
  await drop()
})

const today = '2026-11-20'
const count = (building = harbour, day = today) => countRows(connection.db, building, day)

/** A second way to the same figures, as plain as can be. */
const recounted = `json_build_object(
  'units', json_build_object('total', (select count(*) from units where building_id = $1::uuid),
    'occupied', (select count(distinct unit_id) from (
      select unit_id from ownerships where building_id = $1::uuid and occupies_unit
        and daterange(from_date, to_date, '[]') @> $2::date
      union select unit_id from tenancies where building_id = $1::uuid and coalesce(occupies_unit, kind <> 'agent')
        and daterange(from_date, to_date, '[]') @> $2::date) lived)),
  'users', json_build_object(
    'total', (select count(distinct person_id) from unit_links where building_id = $1::uuid and role <> 'agent'
      and daterange(from_date, to_date, '[]') @> $2::date),
    'withUnits', (select count(distinct account_id) from unit_links where building_id = $1::uuid and role <> 'agent'
      and daterange(from_date, to_date, '[]') @> $2::date)))`

/** What is remembered, and what is so, in one moment. */
const look = async (building = harbour, day = today) => {
  const { rows } = await pool.query(
    `select ${rememberedFigures({ building: '$1::uuid', day: '$2::date' })} as remembered, ${recounted} as so`,
    [building, day],
  )
  return rows[0] as { remembered: object | null; so: object }
}

const person = `(select id from people where building_id = $1 order by id limit 1)`
const unit = `(select id from units where building_id = $1 order by id desc limit 1)`
const insertPerson = (id: string, building = '$1') => `
  insert into people (id, building_id, first_name, same_key, created_at)
  values ('${id}', ${building}, 'Zoe', '|zoe', '2026-01-01')`
const one = '01900000-0000-7000-8000-000000000001'
const two = '01900000-0000-7000-8000-000000000002'
const insertTenancy = (to = 'null', on = '') => `
  insert into tenancies (id, building_id, unit_id, person_id, kind, from_date, to_date, created_at)
  values ('${two}', $1, ${unit}, ${person}, 'occupant', null, ${to}, '2026-01-01') ${on}`

/** Writes of every kind; each must leave nothing remembered that is not so. */
const writes: Record<string, string | readonly string[]> = {
  'a unit more': `insert into units (id, building_id, unit_number, sort_key, created_at)
    values ('${one}', $1, '999', '0999', '2026-01-01')`,
  'a unit less': [
    `insert into units (id, building_id, unit_number, sort_key, created_at)
      values ('${one}', $1, '999', '0999', '2026-01-01')`,
    `delete from units where id = '${one}' and building_id = $1`,
  ],
  'a unit renumbered': `update units set unit_number = '998' where id = ${unit}`,
  'a person more': insertPerson(one),
  'a person less': [insertPerson(one), `delete from people where id = '${one}' and building_id = $1`],
  'an account tied to a person': `update people set account_id = (select id from accounts order by id limit 1)
    where building_id = $1 and account_id is null`,
  'accounts untied': 'update people set account_id = null where building_id = $1',
  'an ownership less': 'delete from ownerships where building_id = $1',
  'an owner who moves in': 'update ownerships set occupies_unit = true where building_id = $1',
  'an ownership that ended': `update ownerships set to_date = '2026-11-19' where building_id = $1`,
  'an ownership more': `insert into ownerships (id, building_id, unit_id, person_id, occupies_unit, from_date, to_date, created_at)
    values ('${two}', $1, ${unit}, ${person}, true, '2026-11-20', '2026-11-20', '2026-01-01')`,
  'an occupant more': insertTenancy(),
  'an occupant of last week': insertTenancy(`'2026-11-13'`),
  'a tenant who becomes an agent': `update tenancies set kind = 'agent' where building_id = $1`,
  'a tenancy less': 'delete from tenancies where building_id = $1',
  'a row that was there already, and changes': [
    insertTenancy(),
    insertTenancy('null', `on conflict (id) do update set to_date = '2026-11-01'`),
  ],
  'a merge': `merge into tenancies t using (select $1::uuid as building) b on t.building_id = b.building
    when matched then update set to_date = '2026-11-01'`,
  'rows written beside another statement': `with ended as (delete from tenancies where building_id = $1 returning unit_id)
    select count(*) from ended`,
  'everything emptied': 'truncate tenancies',
}

describe('what is remembered', () => {
  it.each(Object.entries(writes))('is so after %s', async (_name, statements) => {
    for (const text of [statements].flat()) {
      const before = await count()
      expect(await look()).toEqual({ remembered: before, so: before })
      const { rowCount } = await pool.query(text, text.includes('$1') ? [harbour] : [])
      expect(rowCount).not.toBe(0)
      expect((await look()).remembered).toBeNull()
      const after = await count()
      expect(await look()).toEqual({ remembered: after, so: after })
    }
  })

  it('is so in both buildings of which one gives a person to the other', async () => {
    await pool.query(insertPerson(one), [harbour])
    await Promise.all([count(), count(prairie)])
    await pool.query(`update people set building_id = $1 where id = '${one}'`, [prairie])
    expect((await look()).remembered).toBeNull()
    expect((await look(prairie)).remembered).toBeNull()
  })

  it('stays while other buildings, and other tables, are written', async () => {
    const counted = await count()
    await pool.query(insertPerson(one), [prairie])
    await pool.query('update buildings set features = features')
    await pool.query(`update people set phone = '1' where false`)
    expect((await look()).remembered).toEqual(counted)
    expect((await look(prairie)).remembered).toBeNull()
  })

  it('stays when what was written is taken back, and goes with what stays of it', async () => {
    const counted = await count()
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('delete from tenancies where building_id = $1', [harbour])
      await client.query('rollback')
      expect((await look()).remembered).toEqual(counted)
      await client.query('begin')
      await client.query(insertPerson(one), [harbour])
      await client.query('savepoint here')
      await client.query('delete from tenancies where building_id = $1', [harbour])
      await client.query('rollback to here')
      expect((await look()).remembered).toEqual(counted)
      await client.query('commit')
      expect((await look()).remembered).toBeNull()
    } finally {
      client.release()
    }
  })

  it('leaves nothing behind of what was under way', async () => {
    await pool.query(insertPerson(one), [harbour])
    expect((await pool.query('select count(*) from building_figures_due')).rows[0].count).toBe(0)
  })

  it('is of its day only: a tie that ends today is none tomorrow', async () => {
    await pool.query(`update tenancies set to_date = '${today}' where building_id = $1`, [harbour])
    const counted = await count()
    expect((await look(harbour, '2026-11-21')).remembered).toBeNull()
    const tomorrow = await count(harbour, '2026-11-21')
    expect(tomorrow).not.toEqual(counted)
    expect(await look(harbour, '2026-11-21')).toEqual({ remembered: tomorrow, so: tomorrow })
    expect((await look()).remembered).toBeNull()
  })

  it('goes with its building', async () => {
    await pool.query(
      `insert into buildings (id, name, code, address, city, province, postal_code, plan_number, jurisdiction,
        privacy_regime, time_zone, features, created_at)
      select '${one}', name, 'SHORT1', address, city, province, postal_code, plan_number, jurisdiction, privacy_regime,
        time_zone, features, created_at from buildings where id = $1`,
      [harbour],
    )
    await pool.query(insertPerson(two), [one])
    await count(one)
    const client = await pool.connect()
    await client.query('begin')
    await client.query('delete from people where building_id = $1', [one])
    await client.query('delete from buildings where id = $1', [one])
    await client.query('commit')
    client.release()
    expect((await look(one)).remembered).toBeNull()
  })
})

describe('at the same time', () => {
  it('figures that somebody outdates between the count and its keeping are not kept', async () => {
    await count()
    const writer = await pool.connect()
    try {
      await writer.query('begin')
      await writer.query('delete from tenancies where building_id = $1', [harbour])
      // As at its commit, so that the reader's count, which sees the tenancies still, has to wait with keeping them.
      await writer.query('set constraints all immediate')
      const reading = count(harbour, '2026-11-21')
      await untilWaiting(pool, 1)
      await writer.query('commit')
      const read = await reading
      expect((await look(harbour, '2026-11-21')).remembered).toBeNull()
      expect((await count(harbour, '2026-11-21')).users.total).toBeLessThan(read.users.total)
    } finally {
      writer.release()
    }
  })

  it('a transaction that has written keeps no other from writing or counting until it ends', async () => {
    const writer = await pool.connect()
    try {
      await writer.query('begin')
      await writer.query(`update people set phone = '1' where building_id = $1`, [harbour])
      await pool.query(insertPerson(one), [harbour])
      const counted = await count()
      expect((await look()).remembered).toEqual(counted)
      await writer.query('commit')
      expect((await look()).remembered).toBeNull()
    } finally {
      writer.release()
    }
  })

  it('what is remembered is never other than what is so, among ten writers and six readers', async () => {
    let writing = true
    let [agreed, differed] = [0, 0]
    const writer = async (nth: number) => {
      for (let turn = 0; turn < 30; turn++) {
        const id = `01900000-0000-7000-8000-${String(nth * 1000 + turn).padStart(12, '0')}`
        await pool.query(
          `with made as (insert into people (id, building_id, first_name, same_key, created_at)
            values ($2::uuid, $1, 'Zoe', $2::text, '2026-01-01') returning id)
          insert into tenancies (id, building_id, unit_id, person_id, kind, created_at)
          select id, $1, ${unit}, id, 'occupant', '2026-01-01' from made`,
          [harbour, id],
        )
        if (turn % 2) await pool.query('delete from tenancies where id = $1', [id])
      }
    }
    const reader = async () => {
      while (writing) {
        const seen = await look()
        if (!seen.remembered) await count()
        else if (JSON.stringify(seen.remembered) === JSON.stringify(seen.so)) agreed++
        else differed++
      }
    }
    const readers = Array.from({ length: 6 }, reader)
    await Promise.all(Array.from({ length: 10 }, (_, nth) => writer(nth))).finally(() => (writing = false))
    await Promise.all(readers)
    expect(differed).toBe(0)
    expect(agreed).toBeGreaterThan(0)
    const counted = await count()
    expect(await look()).toEqual({ remembered: counted, so: counted })
  })
})
