/** Starts our server without its jobs, and with SEALS=off without the seals of the history, so that their cost is measured. */
import { openApp } from '../../server/app.ts'
import type { Platform } from '../../server/context.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openRuntime } from '../../server/runtime.ts'

const config = readConfig(process.env)
const runtime = await openRuntime(config, () => {})
const { offers } = runtime.platform
const unsealed = { ...offers, sealChanges: async () => {} }
const platform: Platform = { ...runtime.platform, offers: process.env['SEALS'] === 'off' ? unsealed : offers }
const app = await openApp(platform)
await app.listen({ port: config.port, host: config.host })

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => runtime.close())
    .then(() => process.exit(0))
})
