/** For the survival test: the product on its own launcher, with the cast instead of the demo. Prints where it is. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contextOf, openApp } from '../app.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { findAccountByEmail } from '../features/accounts/accounts.ts'
import { readConfig } from '../platform/config.ts'
import { openRuntime } from '../runtime.ts'
import { emailOf, seedCast } from '../testing/cast.ts'

const config = readConfig({
  NODE_ENV: 'test',
  RATE_LIMIT: 'off',
  PORT: '0',
  DEMO: 'off',
  DATA_DIR: process.env.DATA_DIR,
  DATABASE_URL: process.env.DATABASE_URL,
  SMTP_URL: process.env.SMTP_URL,
})
await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
const { platform, jobs } = await openRuntime(config, () => {})
if (!(await findAccountByEmail(platform.db, emailOf('carla')))) await seedCast(contextOf(platform))
const app = await openApp(platform)
await jobs.start()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as { port: number }
const url = config.databaseUrl ?? (await openEmbedded({ folder: join(config.dataDir, 'postgres') })).url
console.log(JSON.stringify({ address: `http://127.0.0.1:${port}`, database: url }))
