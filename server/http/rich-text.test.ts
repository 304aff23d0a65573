/** Rich text with more tags than anybody writes is refused before the handler that would clean it is called. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { richTextDepthMost, richTextTagsMost } from '../../contract/limits/text.ts'
import { NoticeDraft } from '../../contract/notices.ts'
import { post } from '../../contract/route.ts'
import { cleanRichText } from '../platform/rich-text.ts'
import { Caller } from '../testing/caller.ts'
import { openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'

const table = {
  publish: post('/api/probe/notices', {
    access: 'public',
    summary: 'Publish rich text',
    body: NoticeDraft.pick({ content: true }),
    reply: z.object({ content: z.string() }),
  }),
}

let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let cleanings = 0

beforeAll(async () => {
  world = await openWorld()
  const bound = bind(table, {
    publish: (_ctx, { body }) => {
      cleanings++
      return { content: cleanRichText(body.content) }
    },
  })
  probe = await openProbe(world, bound)
})
beforeEach(() => {
  cleanings = 0
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

const publish = (content: string) =>
  new Caller(probe.app, null).send('POST', '/api/probe/notices', { body: JSON.stringify({ content }) })

it('is cleaned where it is within bounds', async () => {
  expect((await publish('<p onclick=x>a</p>')).body.data).toEqual({ content: '<p>a</p>' })
  expect(cleanings).toBe(1)
})

it.each([
  ['of too many tags', '<a>'.repeat(richTextTagsMost + 1)],
  ['nested too deeply', '<b>'.repeat(richTextDepthMost + 1)],
])('%s is refused, and nothing cleans it', async (_what, content) => {
  const answer = await publish(content)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    error: 'Text has too much formatting. Paste it as plain text.',
    errors: [{ field: 'content' }],
  })
  expect(cleanings).toBe(0)
})
