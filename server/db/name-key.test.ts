// Runs on both versions of PostgreSQL: the key of a name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameKey } from '../../contract/clean.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())

test.each([
  'Party Room',
  'PARTY\u00A0 ROOM',
  ' Party\u200B Room\uFEFF',
  'Par\u00ADty \u200DRoom',
  'Ｐａｒｔｙ Ｒｏｏｍ',
  '\u202DParty Room\u202C',
  'CAFE\u0301 ÉTAGE',
  'ﬁtness №2',
  '👩‍👩‍👧 Family 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'xʷməθkʷəy ᐃᓄᒃ',
  '\u2800\u3164\uFE0F\u034F',
])('%j has the same key in the database', async (name) => {
  const { rows } = await world.connection.pool.query('select name_key($1) as key', [name])
  expect(rows[0].key).toBe(nameKey(name))
})
