import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unusedFileKeptMs } from '../../../contract/limits.ts'
import { notices } from '../../../contract/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import { draft, publish, textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const contentOf = (text: string) => createHash('sha256').update(text).digest('hex')
const byId = (id: string) => ({ params: { id } })

test('a file comes back as it went in, always to be saved', async () => {
  const { _id, attachments } = await publish(mandeep, {}, [textFile('Plan für März.txt', 'Ça va.')])
  expect(attachments).toMatchObject([{ fileName: 'Plan für März.txt', fileSize: 7, contentType: 'text/plain' }])
  const theo = await world.as('theo')
  const answer = await theo.try(notices.attachment, { params: { id: _id, attachmentId: attachments[0]!._id } })
  expect([answer.status, answer.text]).toEqual([200, 'Ça va.'])
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; .*filename\*=UTF-8''Plan%20f%C3%BCr%20M%C3%A4rz\.txt/,
  )
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('the same content twice is kept once, each under its own name', async () => {
  const { attachments } = await draft(mandeep, {}, [textFile('a.txt', 'Same'), textFile('b.txt', 'Same')])
  expect(attachments.map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt'])
  const rows = await world.platform.db
    .selectFrom('stored_files')
    .where('sha256', '=', contentOf('Same'))
    .selectAll()
    .execute()
  expect(rows).toHaveLength(1)
})

test('a content that nothing refers to any more is swept some time later, and can come again', async () => {
  const { files } = world.platform
  const shared = contentOf('Shared')
  const gone = await draft(mandeep, {}, [textFile('one.txt', 'Shared')])
  const other = await draft(mandeep, {}, [textFile('two.txt', 'Shared')])
  await mandeep.call(notices.delete, byId(gone._id))
  world.clock.advance(unusedFileKeptMs + 1)
  await world.jobs.runNow('documents.sweepFiles')
  expect(await files.has(shared)).toBe(true)

  mandeep = await world.as('mandeep')
  await mandeep.call(notices.delete, byId(other._id))
  await world.jobs.runNow('documents.sweepFiles')
  expect(await files.has(shared), 'kept for a while').toBe(true)
  world.clock.advance(unusedFileKeptMs + 1)
  await world.jobs.runNow('documents.sweepFiles')
  expect(await files.has(shared)).toBe(false)

  mandeep = await world.as('mandeep')
  await draft(mandeep, {}, [textFile('three.txt', 'Shared')])
  expect(await files.has(shared)).toBe(true)
})

test('what came with a refused call is attached to nothing and swept', async () => {
  const refused = await mandeep.try(notices.create, {
    body: { title: 'X', content: '<p></p>' },
    files: [textFile('x.txt', 'Left behind')],
  })
  expect(refused.status).toBe(400)
  world.clock.advance(unusedFileKeptMs + 1)
  await world.jobs.runNow('documents.sweepFiles')
  expect(await world.platform.files.has(contentOf('Left behind'))).toBe(false)
})
