// Runs on both versions of PostgreSQL: migrations.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { preparedAt, withDatabase } from '../testing/database.ts'
import { StartRefused } from './embedded/refusal.ts'
import { migrate } from './migrate.ts'

let server: pg.Client
let names: string[]
const made: string[] = []
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('database').url })
  await server.connect()
})
afterAll(async () => {
  for (const name of made) await server.query(`drop database ${name} with (force)`)
  await server.end()
})

const emptyDatabase = async (): Promise<string> => {
  const name = `migrated_${process.pid}_${made.length}`
  await server.query(`create database ${name}`)
  made.push(name)
  return withDatabase(inject('database').url, name)
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('two programs that start at once bring a database forward once, and a third finds nothing to do', async () => {
  const url = await emptyDatabase()
  const both = await Promise.all([migrate(url, preparedAt), migrate(url, preparedAt)])
  names = both.flat()
  expect(names.length).toBeGreaterThan(5)
  expect(both.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, names.length])
  expect(names).toEqual(names.toSorted())
  expect(await migrate(url, preparedAt)).toEqual([])
})

test('a step that fails leaves nothing of itself, and the steps before it stand', async () => {
  const url = await emptyDatabase()
  await query(url, 'create table people (id integer)')
  await expect(migrate(url, preparedAt)).rejects.toThrow(/^Migration \S+units\.sql failed: .*"people" already exists/)
  expect(await query(url, `select to_regclass('units') as units, to_regclass('notifications') as inbox`)).toEqual([
    { units: null, inbox: 'notifications' },
  ])
  await query(url, 'drop table people')
  expect((await migrate(url, preparedAt))[0]).toMatch(/units\.sql$/)
})

test('a step that was changed after it ran, and a database from a later version, are refused by name', async () => {
  const url = await emptyDatabase()
  await migrate(url, preparedAt)
  await query(url, `insert into migrations values ('29990101T0000_flying_cars.sql', 'x', now())`)
  await expect(migrate(url, preparedAt)).rejects.toThrow(
    new StartRefused('The database is newer than this version of Parapet: it has 29990101T0000_flying_cars.sql.'),
  )
  await query(url, `delete from migrations where name like '2999%'`)
  await query(url, `update migrations set checksum = 'x' where name = '${names[0]}'`)
  await expect(migrate(url, preparedAt)).rejects.toThrow(
    new StartRefused(`Migration ${names[0]} was changed after it ran on this database.`),
  )
})

test('of a demo that was made before, the mark tells its accounts from one that was there', async () => {
  const url = await emptyDatabase()
  await migrate(url, preparedAt)
  await query(url, 'alter table accounts drop column made_by_demo; alter table buildings drop column made_by_demo')
  await query(url, `update installation set demo_seeded_at = '2026-11-20T20:00:00.123Z'`)
  await query(
    url,
    `insert into accounts (id, email, first_name, last_name, created_at) values
       (gen_random_uuid(), 'sam@parapet.example', 'Sam', 'Superadmin', '2025-10-16T20:00:00.123Z'),
       (gen_random_uuid(), 'taken-over@real.test', 'Mandeep', 'Manager', '2025-10-16T20:00:00.123Z'),
       (gen_random_uuid(), 'operator@real.test', 'Platform', 'Administrator', '2026-11-20T19:58:31.456Z'),
       (gen_random_uuid(), 'later@strata.example', 'Robin', 'Real', '2026-11-20T20:00:01.000Z')`,
  )
  const file = join(import.meta.dirname, 'migrations/20261201T0100_made_by_demo.sql')
  await query(url, await readFile(file, 'utf8'))
  expect(await query(url, 'select email from accounts where made_by_demo order by email')).toEqual([
    { email: 'sam@parapet.example' },
    { email: 'taken-over@real.test' },
  ])
})

test('indexes over names are written again once the server orders names in another way', async () => {
  const url = await emptyDatabase()
  await migrate(url, preparedAt)
  await query(url, `create collation older (provider = icu, locale = 'en-CA', version = '1')`)
  await query(url, 'create table written (name text collate older)')
  await query(url, 'create index written_names on written (name)')
  const files = `select pg_relation_filenode('written_names')::text as older, pg_relation_filenode('vendors_listed')::text as names`
  const [before] = (await query(url, files)) as { older: string; names: string }[]
  await migrate(url, preparedAt)
  const [after] = (await query(url, files)) as { older: string; names: string }[]
  expect(after!.older).not.toBe(before!.older)
  expect(after!.names).toBe(before!.names)
  const known = `select collversion = pg_collation_actual_version(oid) as known from pg_collation where collname = 'older'`
  expect(await query(url, known)).toEqual([{ known: true }])
})
