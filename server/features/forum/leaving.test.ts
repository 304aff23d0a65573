/** What becomes of the forum when somebody moves out. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forum } from '../../../contract/forum.ts'
import type { Caller } from '../../testing/caller.ts'
import { comment, writePost } from '../../testing/forum.ts'
import { letOut } from '../../testing/moves.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const attention = async (accountId: string): Promise<number> => {
  const { rows } = await world.connection.pool.query(
    `select (select count(*) from forum_follows where account_id = $1)
       + (select count(*) from forum_reads where account_id = $1) as rows`,
    [accountId],
  )
  return Number(rows[0].rows)
}

it('what they wrote stays with their name, and they follow nothing any more', async () => {
  const theo: Caller = await world.as('theo')
  const olivia: Caller = await world.as('olivia')
  const post = await writePost(theo, { title: 'Before I go' })
  await comment(theo, (await writePost(olivia))._id)
  expect(await attention(world.cast.accounts.theo)).toBe(4)
  world.clock.set('2026-11-21T20:00:00.000Z')
  await letOut(await world.as('mandeep'), { unitNumber: '305', lastDay: '2026-11-20', leavers: ['Theo Tenant'] })
  const seen = await (await world.as('olivia')).call(forum.get, { params: { id: post._id } })
  expect(seen.author.name).toBe('Theo Tenant')
  expect(await attention(world.cast.accounts.theo)).toBe(0)
})
