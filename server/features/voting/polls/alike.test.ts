/** Answers of a poll that look the same, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { polls, type Poll } from '../../../../contract/voting/polls.ts'
import type { Caller } from '../../../testing/caller.ts'
import { pollBody, writePoll } from '../../../testing/polls.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const of = (poll: Poll) => ({ params: { id: poll._id } })

test('a draft with answers that look the same is neither changed to nor opened', async () => {
  const draft = await writePoll(world, mandeep, { options: ['Yes', 'No'] })
  const body = { ...pollBody(world, { options: ['Yes', 'YES\u200B'] }), version: draft.version }
  const changed = await mandeep.try(polls.change, { ...of(draft), body })
  expect([changed.status, changed.body.errors]).toEqual([
    400,
    [{ field: 'options', message: 'Two answers are the same' }],
  ])
  // Kept before this was refused.
  await world.connection.pool.query(`update poll_options set label = 'yes ' where id = $1`, [draft.options[1]!._id])
  const opened = await mandeep.try(polls.open, { ...of(draft), body: { version: draft.version } })
  expect([opened.status, opened.body.error]).toEqual([409, 'Two answers are the same. Please change the draft first.'])
  await mandeep.call(polls.delete, of(draft))
})
