/** The program: reads the settings, opens the database, brings it forward, serves, and stops in order. */
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openRuntime } from './runtime.ts'
import { contextOf, openApp } from './app.ts'
import type { Ctx } from './context.ts'
import { watchMaintenance } from './http/maintenance.ts'
import { emptyQuarantine } from './http/uploads.ts'
import { serveWeb } from './http/web.ts'
import { readConfig, SettingRefused, type Config } from './platform/config.ts'
import { watchMailer, type MailWatch } from './platform/mail-watch.ts'
import { catchTheRest } from './platform/last-resort.ts'
import { StartRefused } from './db/embedded/embedded.ts'
import { selfCheck } from './features/admin/admin.ts'
import { hasAccounts } from './features/accounts/accounts.ts'
import { accountsOfDemo, seedDemoIfEmpty } from './demo/demo.ts'
import { refuseDemoInProduction } from './demo/removal.ts'
import { isDemo } from './demo/store.ts'

const client = join(import.meta.dirname, '../build/client')
const say = (sentence: string) => console.log(sentence)

/** Says in words why nobody can listen there. */
const inWords = (error: unknown, { port, host }: Config): unknown => {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return new SettingRefused(`Port ${port} of ${host} is taken: name another one with PORT.`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new SettingRefused(`This machine has no address ${host}: name another one with HOST.`)
  if (code === 'EACCES')
    return new SettingRefused(`This user may not listen on port ${port}: name another one with PORT.`)
  return error
}

/** Refuses a place to listen that is taken, before anything is made or filled. */
const requireFree = async (config: Config) => {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw inWords(error, config)
  } finally {
    probe.close()
  }
}

const listen = async (app: FastifyInstance, config: Config) => {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw inWords(error, config)
  }
}

const prepareFolder = async (config: Config) => {
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    await emptyQuarantine(config)
  } catch (error) {
    const { message } = error as Error
    throw new SettingRefused(`The folder ${config.dataDir} can’t be used: ${message}. Choose another DATA_DIR.`)
  }
}

/** Says what the self-check finds; platform staff see the same under Administration, System. */
const sayChecks = async (ctx: Ctx, { first }: MailWatch) => {
  await first
  for (const { state, says, toDo } of await selfCheck(ctx))
    say(
      `${{ ok: 'ok       ', unknown: 'not known', attention: 'attention', fault: 'fault    ' }[state]} ${says}${toDo ? ` ${toDo}` : ''}`,
    )
}

const start = async () => {
  const config = readConfig(process.env)
  await prepareFolder(config)
  await requireFree(config)
  const runtime = await openRuntime(config, say)
  await refuseDemoInProduction(runtime.platform)
  catchTheRest(runtime.platform.log)
  const mailWatch = watchMailer(runtime.platform)
  if (config.demo) await seedDemoIfEmpty(runtime.platform, say)
  const app = await openApp(runtime.platform)
  // Loaded only where it is shown, so that a production process does not contain it.
  if (config.devMail) (await import('./dev-mail.ts')).serveDevMail(app, runtime.platform)
  await serveWeb(app, client, config)
  await runtime.jobs.start()
  await listen(app, config)
  // A check that fails ends no server that answers.
  if (config.production)
    await sayChecks(contextOf(runtime.platform), mailWatch).catch((error: Error) =>
      say(`The self-check failed: ${error.message}`),
    )
  say(`\nParapet answers at ${config.publicUrl}`)
  if (await isDemo(runtime.platform.db)) say(accountsOfDemo())
  if (!(await hasAccounts(runtime.platform.db)))
    say('No one can sign in yet: create the first superadmin with npm run admin -- create you@example.com')
  if (config.devMail && !config.smtpUrl) say(`Emails that would be sent are shown at ${config.publicUrl}/dev/mail`)
  if (watchMaintenance(config)()) say('Maintenance mode is on. To turn it off, run npm run admin -- maintenance off')
  say('Stop it with Ctrl-C.')
  return async () => {
    mailWatch.stop()
    await app.close()
    await runtime.close()
  }
}

/** Ends once, in order; a second signal or ten seconds end it at once. */
const stopOn = (stop: () => Promise<void>) => {
  let stopping = false
  const finish = () => {
    if (stopping) process.exit(1)
    stopping = true
    say('\nStopping …')
    setTimeout(() => process.exit(1), 10_000).unref()
    void stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`Stopped with an error: ${error.message}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, finish)
}

try {
  stopOn(await start())
} catch (error) {
  const plain = error instanceof SettingRefused || error instanceof StartRefused
  console.error(plain ? error.message : error)
  process.exit(1)
}
