// Runs on both versions of PostgreSQL: hashes.
/** What was recorded before the history was sealed is in one link, and is not proven; the chain continues after it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { recordChange, verifyHistory } from '../audit.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const query = async (text: string, values?: unknown[]) => (await world.connection.pool.query(text, values)).rows

test('one link of each chain holds what was there before, and the verification says from when on it is proven', async () => {
  const { harbour } = world.cast.buildings
  const record = (after: Record<string, unknown>) =>
    inTransaction(world.context(), (tx) =>
      recordChange(tx, { subject: 'building', subjectId: harbour, buildingId: harbour, action: 'changed', after }),
    )
  await record({ note: 'it’s "odd", \\ and { all' })
  await record({ phone: 'already erased' })
  await query(`delete from change_values where after ? 'phone'`)
  await query(`drop table chain_rows, chain_links, chain_heads; alter table change_values drop column salt;
    drop index changes_of_erasures; drop function change_hash, change_values_hash, chain_link_hash, chain_beginning,
    chain_instant, chain_part`)
  const [{ count }] = await query('select count(*) from changes where building_id = $1', [harbour])
  const file = join(import.meta.dirname, '../../../db/migrations/20261223T0100_sealed_history.sql')
  await query(await readFile(file, 'utf8'))

  expect(await query('select seq, changes from chain_links where scope = $1', [harbour])).toEqual([
    { seq: 0, changes: count },
  ])
  await record({ note: 'after' })
  const report = (await verifyHistory(world.context(), [])).find(({ name }) => name === 'Harbour View')!
  expect(report).toMatchObject({ newest: { seq: 1 }, fault: null })
  const [{ at }] = await query('select at from chain_links where scope = $1 and seq = 0', [harbour])
  expect(report.unprovenBefore).toBe(at)
})
