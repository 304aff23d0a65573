// Runs on both versions of PostgreSQL: the queue.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Ctx } from '../context.ts'
import { connect, run, type Connection } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { withDatabase } from '../testing/database.ts'
import { settableClock } from './clock.ts'
import { openJobs } from './jobs-boss.ts'
import type { Job, JobQueue } from './jobs.ts'

const clock = settableClock('2026-11-20T20:00:00.000Z')
let url: string
let connection: Connection
let queues: JobQueue[]
let logged: string[]
let done: unknown[]
let fails = 0

const jobs: Job[] = [
  {
    name: 'notices.remind',
    run: async (_ctx, work) => {
      if (fails-- > 0) throw new Error('the printer is out of paper')
      done.push(work)
    },
  },
  // On a day that comes every four years: its hour must not strike while these tests run.
  { name: 'notices.sweep', every: '0 0 29 2 *', run: async () => void done.push('swept') },
  {
    name: 'notices.print',
    run: async () => {
      done.push('printing')
      await pause(300)
      done.push('printed')
    },
  },
  {
    name: 'notices.fanOut',
    run: async (ctx, { first }: { first?: string }) => queues[0]?.enqueue(ctx, 'notices.remind', { after: first }),
  },
]
const log = {
  info: () => {},
  warn: (_fields: object, message: string) => void logged.push(message),
  error: (_fields: object, message: string) => void logged.push(message),
}
// Jobs of this test look at the time and the database only.
const context = () =>
  ({ db: connection.db, now: clock.now(), afterCommit: (work: () => void) => work(), log }) as unknown as Ctx
const open = async (): Promise<JobQueue> => {
  const queue = await openJobs({ url, jobs, log })
  queue.useContext(context)
  queues.push(queue)
  return queue
}
const until = async (condition: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !condition(); tries++) await pause(50)
}

const restarted = async (condition: () => boolean): Promise<void> => {
  for (const queue of queues) await queue.stop()
  queues = []
  const next = await open()
  await next.start()
  await until(condition)
}

let number = 0
beforeEach(async () => {
  const server = inject('database').url
  const name = `jobs_${process.pid}_${number++}`
  const admin = connect({ url: server, connections: 1, onError: () => {} })
  await run(admin.db, `create database ${name}`)
  await admin.close()
  url = withDatabase(server, name)
  connection = connect({ url, onError: () => {} })
  queues = []
  logged = []
  done = []
  fails = 0
})
afterEach(async () => {
  for (const queue of queues) await queue.stop()
  await connection.close()
  const admin = connect({ url: inject('database').url, connections: 1, onError: () => {} })
  await run(admin.db, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
  await admin.close()
})

test('two processes that start at once on an empty database both open the queue', async () => {
  const [first, second] = await Promise.all([open(), open()])
  await first.enqueue(context(), 'notices.remind', { notice: 1 })
  expect(await second.drain()).toBe(1)
  expect(done).toEqual([{ notice: 1 }])
})

test('what is to be done first goes before what waits already', async () => {
  const queue = await open()
  for (const notice of [1, 2, 3, 4, 5, 6]) await queue.enqueue(context(), 'notices.remind', { notice })
  await queue.enqueue(context(), 'notices.remind', { notice: 7 }, { first: true })
  await queue.start()
  await until(() => done.length === 7)
  expect(done[0]).toEqual({ notice: 7 })
})

test('work is queued with the transaction and gone with it', async () => {
  const queue = await open()
  const broken = inTransaction(context(), async (ctx) => {
    await queue.enqueue(ctx, 'notices.remind', { notice: 1 })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await queue.drain()).toBe(0)
  await inTransaction(context(), (ctx) => queue.enqueue(ctx, 'notices.remind', { notice: 2 }))
  expect(await queue.drain()).toBe(1)
  expect(done).toEqual([{ notice: 2 }])
})

test('work for later waits for its time by the clock of the product', async () => {
  const queue = await open()
  await queue.enqueue(context(), 'notices.remind', { notice: 1 }, { at: '2026-11-21T08:00:00.000Z' })
  expect(await queue.drain()).toBe(0)
  clock.set('2026-11-21T08:00:00.000Z')
  expect(await queue.drain()).toBe(1)
  clock.set('2026-11-20T20:00:00.000Z')
})

test('draining does what a job queues, throws what a job throws, and tries it again next time', async () => {
  const queue = await open()
  await queue.enqueue(context(), 'notices.fanOut', { first: 'Olivia' })
  expect(await queue.drain()).toBe(2)
  expect(done).toEqual([{ after: 'Olivia' }])
  fails = 1
  await queue.enqueue(context(), 'notices.remind', { notice: 3 })
  await expect(queue.drain()).rejects.toThrow('out of paper')
  expect(await queue.drain()).toBe(1)
  expect(await queue.drain()).toBe(0)
})

test('a recurring job can be done at once; an unknown one is refused', async () => {
  const queue = await open()
  await queue.runNow('notices.sweep')
  expect(done).toEqual(['swept'])
  await expect(queue.enqueue(context(), 'notices.forgotten', {})).rejects.toThrow('notices.forgotten')
})

test('a started queue wakes as soon as the work is committed', async () => {
  const queue = await open()
  await queue.start()
  for (let notice = 1; notice <= 12; notice++)
    await inTransaction(context(), (ctx) => queue.enqueue(ctx, 'notices.remind', { notice }))
  await until(() => done.length === 12)
  expect(done).toHaveLength(12)
})

test('a queue that stops lets the work under way finish', async () => {
  const queue = await open()
  await queue.start()
  await queue.enqueue(context(), 'notices.print', {})
  await until(() => done.length === 1)
  expect(done).toEqual(['printing'])
  await queue.stop()
  queues = []
  expect(done).toEqual(['printing', 'printed'])
  const { rows } = await run(connection.db, `select state::text from pgboss.job where name = 'notices.print'`)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('failed work is tried again; what fails for good is reported', async () => {
  const queue = await open()
  fails = 100
  await queue.enqueue(context(), 'notices.remind', { notice: 1 })
  await run(connection.db, `update pgboss.job set retry_limit = 1, retry_delay = 0, retry_backoff = false`)
  await queue.start()
  await until(() => logged.length === 1)
  expect(logged).toEqual(['a job failed'])
  await restarted(() => logged.length === 2)
  await restarted(() => logged.includes('a job was given up'))
  expect(logged).toEqual(['a job failed', 'a job failed', 'a job was given up'])
  expect(done).toEqual([])
})

test('what a killed process held is done anew as soon as a minute went by without a word of it', async () => {
  const queue = await open()
  await queue.enqueue(context(), 'notices.remind', { notice: 1 })
  await run(
    connection.db,
    `update pgboss.job set state = 'active', started_on = now() - interval '2 min', retry_delay = 0, retry_backoff = false,
       heartbeat_on = now() - interval '61 s'`,
  )
  await queue.start()
  await until(() => done.length > 0)
  expect(done).toEqual([{ notice: 1 }])
})

test('queues of an earlier version learn to notice that, too', async () => {
  await open()
  await run(connection.db, 'update pgboss.queue set heartbeat_seconds = null')
  await open()
  const { rows } = await run(
    connection.db,
    `select heartbeat_seconds as s from pgboss.queue where name like 'notices.%'`,
  )
  expect(rows).toEqual(jobs.map(() => ({ s: 60 })))
})

const planned = async () => (await run(connection.db, 'select name, cron from pgboss.schedule')).rows

test('recurring work is planned while it is on the list, and no longer', async () => {
  const queue = await open()
  await queue.start()
  expect(await planned()).toEqual([{ name: 'notices.sweep', cron: '0 0 29 2 *' }])
  const later = await openJobs({ url, jobs: jobs.slice(0, 1), log })
  queues.push(later)
  await later.start()
  expect(await planned()).toEqual([])
})
