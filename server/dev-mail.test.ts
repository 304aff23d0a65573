import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { serveDevMail } from './dev-mail.ts'
import { openWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1', 200],
  ['127.0.0.1.rebound.example', 403],
  ['elsewhere.example:3000', 403],
])('the outbox asked for as %s answers %i', async (host, status) => {
  const config = { ...world.config, thisMachineOnly: true }
  const app = await openApp({ ...world.platform, config })
  serveDevMail(app, { ...world.platform, config })
  expect((await app.inject({ url: '/dev/mail', headers: { host } })).statusCode).toBe(status)
  await app.close()
})
