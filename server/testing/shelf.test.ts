/** A world finds nothing that an earlier one left behind, though both may use the same database. */
import { beforeEach, expect, it } from 'vitest'
import { publish } from './notices.ts'
import { openWorld, type World } from './world.ts'

const databaseOf = async ({ connection }: World): Promise<string> => {
  const { rows } = await connection.pool.query('select current_database() as name')
  return rows[0].name as string
}
const noticesOf = async (world: World): Promise<string[]> => {
  const { rows } = await world.connection.pool.query('select title from notices')
  return rows.map(({ title }) => title as string)
}

/** The first world of each test gets a new copy: one that other files have used is dropped after a number of worlds. */
beforeEach(async () => {
  const world = await openWorld()
  await world.connection.pool.query('create table left_behind ()')
  await world.close()
})

it('what was written, changed and deleted is as it was, in the same database', async () => {
  const first = await openWorld()
  const before = await noticesOf(first)
  await publish(await first.as('carla'), { title: 'Left behind' })
  await first.connection.pool.query(`update buildings set name = 'Changed'`)
  await first.connection.pool.query('delete from memberships')
  expect(await noticesOf(first)).toContain('Left behind')
  const name = await databaseOf(first)
  await first.close()

  const second = await openWorld()
  expect(await databaseOf(second)).toBe(name)
  expect(await noticesOf(second)).toEqual(before)
  const olivia = await second.as('olivia')
  expect(await olivia.send('GET', '/api/dashboard')).toMatchObject({ status: 200 })
  await second.close()
})

const say = (text: string) => (world: World) => world.connection.pool.query(text)

it.each<[string, (world: World) => Promise<unknown>]>([
  ['changed a trigger', say('alter table document_downloads disable trigger user')],
  ['changed a table', say('alter table notices add column left_behind text')],
  ['used a sequence', say(`select nextval(format('%I.%I', schemaname, sequencename)) from pg_sequences`)],
  ['gathered statistics', say('analyze notices')],
  ['started the jobs', ({ jobs }) => jobs.start()],
])('a database whose test %s is not used again', async (_what, change) => {
  const first = await openWorld()
  const name = await databaseOf(first)
  await change(first)
  await first.close()
  const second = await openWorld()
  expect(await databaseOf(second)).not.toBe(name)
  await second.close()
})

it('a closed world can no longer reach the database', async () => {
  const world = await openWorld()
  await world.close()
  await expect(world.connection.pool.query('select 1')).rejects.toThrow('closed')
})
