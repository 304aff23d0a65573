import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { contextOf, openApp } from '../app.ts'
import { offers } from '../offered.ts'
import type { Ctx, Platform } from '../context.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { openEventHub } from '../platform/events.ts'
import type { FileStore } from '../platform/files.ts'
import { nothingNoticed } from '../platform/noticed.ts'
import { openLog } from '../platform/log.ts'
import { openScanner } from '../platform/open-scanner.ts'
import { openSignInProvider } from '../platform/sign-in-provider.ts'
import { Caller } from './caller.ts'
import { castPassword, emailOf, type Cast, type Name } from './cast.ts'
import { preparedAt } from './database.ts'
import { filesInMemory, mailerInMemory, pusherInMemory, sealOfTests, securityInMemory } from './platform.ts'
import { borrow, type Prepared } from './shelf.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: Prepared & { cast: Cast }
  }
}

export interface WorldOptions {
  env?: Record<string, string>
  connections?: number
  /** Where files are kept; in memory unless a test is about the place. */
  files?: FileStore
}

/** The whole product over a database of its own, at a time that stands still, with the cast signed in on demand. */
export const openWorld = async ({ env = {}, connections = 6, files = filesInMemory() }: WorldOptions = {}) => {
  const prepared = inject('database')
  const statements: string[] = []
  const database = await borrow(prepared, connections, (text) => void statements.push(text))
  const { connection, jobs } = database
  const read = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', PORT: '3000', ...env })
  // Tests call as strangers behind a proxy do.
  const config: Config = { ...read, thisMachineOnly: false }
  const clock = settableClock(preparedAt)
  const mailer = mailerInMemory()
  const pusher = pusherInMemory()
  const security = securityInMemory()
  const platform: Platform = {
    db: connection.db,
    clock,
    config,
    log: openLog('silent'),
    security,
    files,
    mailer,
    pusher,
    seal: sealOfTests(),
    jobs,
    noticed: nothingNoticed(),
    events: openEventHub(),
    offers,
    google: openSignInProvider(config),
    scanner: openScanner(config),
  }
  jobs.useContext(() => contextOf(platform))
  const app: FastifyInstance = await openApp(platform)
  await app.ready()
  const { cast } = prepared

  const stranger = () => new Caller(app, null)
  /** Signs somebody in, in their usual building or the one named. */
  const as = async (name: Name, building: keyof Cast['buildings'] | null = homeOf(name)): Promise<Caller> => {
    const caller = new Caller(app, building && cast.buildings[building])
    const { status, text } = await caller.send('POST', '/api/auth/login', {
      body: { email: emailOf(name), password: castPassword },
    })
    if (status !== 200) throw new Error(`${name} could not sign in: ${text}`)
    return caller
  }
  /** The session of somebody's browser, also of one that waits for its second factor. */
  const sessionOf = async ({ cookie }: Caller): Promise<string> => {
    const { rows } = await connection.pool.query('select id from sessions where token_hash = sha256($1::bytea)', [
      Buffer.from(cookie.split('=')[1] ?? ''),
    ])
    return rows[0].id as string
  }
  /** The statements that some work sends, in order. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = statements.length
    await work()
    return statements.slice(before)
  }
  return {
    app,
    as,
    cast,
    clock,
    config,
    connection,
    context: (): Ctx => contextOf(platform),
    jobs,
    mails: mailer.sent,
    platform,
    pushes: pusher.sent,
    security: security.entries,
    sessionOf,
    statements: statementsOf,
    stranger,
    close: async () => {
      await app.close()
      await database.giveBack()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

const homeOf = (name: Name): keyof Cast['buildings'] | null =>
  name === 'ada' || name === 'ben' ? 'prairie' : name === 'nora' || name === 'sam' ? null : 'harbour'
