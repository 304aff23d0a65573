// Runs on both versions of PostgreSQL: letters, collations and indexes are the server's.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plain } from '../../contract/plain.ts'
import { file, titlesOf } from '../testing/documents.ts'
import { publish, titlesFor } from '../testing/notices.ts'
import { openWorld, type World } from '../testing/world.ts'
import { anyHolds, containing, holds, nameOrder } from './finding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.connection.pool.query(text, values)).rows as Row[]

/** Letters, marks and signs up to here are old enough that every Unicode version agrees on them. */
const blocks = [
  [0x20, 0x590],
  [0x5d0, 0x6d4],
  [0x900, 0xdff],
  [0xe00, 0xe7f],
  [0x1100, 0x11ff],
  [0x1e00, 0x1fff],
  [0x2010, 0x206f],
  [0x2c60, 0x2c6f],
  [0x3041, 0x30fe],
  [0xac00, 0xad00],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const

it('the database compares letters as the product does', async () => {
  const signs = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  // By itself, and between letters, where accents join them.
  const texts = signs.flatMap((sign) => [sign, `a${sign}B`, `É${sign}`])
  const rows = await query<{ text: string; compared: string }>(
    'select text, plain(text) as compared from unnest($1::text[]) as t (text)',
    [texts],
  )
  expect(rows.filter(({ text, compared }) => compared !== plain(text))).toEqual([])
  expect(rows).toHaveLength(texts.length)
})

it('keeps absent texts absent, and signs of LIKE literal', async () => {
  const found = (text: string | null, words: string) =>
    query<{ found: boolean | null }>(`select ${holds('$1::text', '$2::text')} as found`, [text, containing(words)])
  expect(await found(null, 'a')).toEqual([{ found: null }])
  expect(await found('50% off', '0% O')).toEqual([{ found: true }])
  expect(await found('500 off', '0% o')).toEqual([{ found: false }])
  expect(await found('a_b', 'A_B')).toEqual([{ found: true }])
  expect(await found('acb', 'a_b')).toEqual([{ found: false }])
})

it('orders names as a Canadian reader expects', async () => {
  const inOrder = [
    ...[
      '4th Avenue',
      '12th Avenue',
      'Ann Zed',
      'Anna Bell',
      'cedar',
      'Cedar',
      'Côté',
      'Cotter',
      'Ébert',
      'Eck',
      'élan',
    ],
    ...['Jean Tremblay', 'Jean-Luc Roy', 'Jeanne', 'Lukasz', 'Łukasz', 'Lukeman', 'Oakes', 'Obi', "O'Brien", 'O’Brien'],
    ...['Obst', 'Oettinger', 'Œuvray', 'Offen', 'Øster', 'Ostrow', 'Van Dyk', 'Zoë', 'Zoé Q', '王小明'],
  ]
  const rows = await query<{ name: string }>(
    `select name from unnest($1::text[]) as t (name) order by ${nameOrder('name')}, name`,
    [inOrder.toReversed()],
  )
  expect(rows.map(({ name }) => name)).toEqual(inOrder)
})

it.each([
  [
    'accounts_by_name',
    `select id from accounts where ${holds(`' ' || first_name || ' ' || last_name`, '$1')} or email like $1`,
  ],
  ['buildings_by_name', `select id from buildings where ${holds(`name || E'\\n' || city || E'\\n' || address`, '$1')}`],
])('the index %s serves a search where the table is large', async (index, text) => {
  const client = await world.connection.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain ${text}`, [containing('O’Brien')])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it.each([
  ['vendors_listed', 'vendors', 'name', 'ended_on is null'],
  ['assets_listed', 'assets', 'name', 'retired_on is null'],
])('the index %s orders the list', async (index, table, column) => {
  const client = await world.connection.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    await client.query('set local enable_sort = off')
    const { rows } = await client.query(
      `explain select id from ${table} where building_id = $1 order by ${nameOrder(column)}, id limit 26`,
      [world.cast.buildings.harbour],
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('finds by every spelling what was written before searches knew them', async () => {
  const { pool } = world.connection
  const carla = await world.as('carla')
  const title = 'O’Brien: Łukasz 停水通知'
  const { _id: noticeId } = await publish(carla, { title, content: '<p>Straße &amp; l’avis</p>' })
  const { _id: documentId } = await file(carla, { title })
  await pool.query(
    `update notices set words = array_to_tsvector(array['@' || building_id, 'o', 'brien']) where id = $1`,
    [noticeId],
  )
  await pool.query(`update documents set words = '' where id = $1`, [documentId])
  const text = await readFile(join(import.meta.dirname, 'migrations/20261201T0200_finding.sql'), 'utf8')
  await pool.query(text.slice(text.indexOf('create function pg_temp.more_words')))
  for (const search of ['obrien', 'brien', 'lukasz', '水通知', 'strasse'])
    expect([search, await titlesFor(carla, { search })]).toEqual([search, [title]])
  for (const search of ['obrien', 'lukasz', '水通知', '"lukasz 停水"'])
    expect([search, await titlesOf(carla, { search })]).toEqual([search, [title]])
})

it('any of several texts holds the words', async () => {
  const [row] = await query(`select ${anyHolds([`'Zoë'::text`, 'null::text', `'x'::text`], '$1')} as found`, ['%zoe%'])
  expect(row).toEqual({ found: true })
})
