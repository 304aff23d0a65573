import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { devMailList, devMailPage } from './dev-mail.ts'
import { queueMail } from './mail.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const idIn = (list: string) => /\/dev\/mail\/([0-9a-f-]{36})/.exec(list)?.[1] ?? ''

test('the list shows what waits and what left, and each mail as it looks, in a frame without rights', async () => {
  expect(await devMailList(world.context())).toContain('No emails yet.')
  const subject = '<script>alert("1")</script>'
  await queueMail(world.context(), { to: 'olivia@parapet.example', class: 'community', subject, paragraphs: [subject] })
  const list = await devMailList(world.context())
  expect(list).toContain('waiting')
  expect(list).not.toContain('<script>')
  const page = await devMailPage(world.context(), idIn(list))
  expect(page).toMatch(
    /<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html&gt;/,
  )
  expect(page).not.toContain('<script>')
  await world.jobs.drain()
  expect(await devMailList(world.context())).toContain(`sent ${world.clock.now()}`)
})

test('the list of one address has no other mail', async () => {
  const mail = { class: 'community', paragraphs: ['Come by.'] } as const
  for (const who of ['anna', 'boris'])
    await queueMail(world.context(), { ...mail, to: `${who}@parapet.example`, subject: `To ${who}` })
  const list = await devMailList(world.context(), 'boris@parapet.example')
  expect(list).toContain('To boris')
  expect(list).not.toContain('To anna')
  expect(await devMailList(world.context(), `x' or true --`)).toContain('No emails yet.')
})

test('a mail that is not there has no page', async () => {
  expect(await devMailPage(world.context(), '0195d8a0-7c3e-7b1a-9c55-3f6d2a1b4c5d')).toBeNull()
  expect(await devMailPage(world.context(), `x' or true --`)).toBeNull()
})
