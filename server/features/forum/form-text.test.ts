/** What stands in JSON text in a form is held to the bounds of a JSON body. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let olivia: Caller
beforeAll(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

const postWith = (poll: string) => {
  const form = new FormData()
  const fields = { category: 'general', title: 'Paint', body: '<p>Which colour?</p>', poll }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return olivia.send('POST', '/api/forum/posts', { form })
}

it.each([
  ['as it should be', String.raw`{"choices":["Blue","Green"],"closesAt":null}`, 200],
  ['that gives a name twice', String.raw`{"choices":["Blue","Green"],"choices":["Red","White"]}`, 400],
  ['with text that cannot be kept', String.raw`{"choices":["Blue\u0000","Green"]}`, 400],
  ['that is no JSON', '{', 400],
])('a poll %s', async (_what, poll, status) => {
  expect((await postWith(poll)).status).toBe(status)
})
