/** Background work that was given up: staff see it without what it worked with, and have it done again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { queueMail } from '../mail/mail.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterEach(() => world.close())

const rename = (from: string, to: string) => world.connection.pool.query(`alter table ${from} rename to ${to}`)
const kind = async (name: string) => (await sam.call(admin.jobs)).find((one) => one.name === name)!
const failedOf = async (name?: string) => (await sam.call(admin.failedJobs, { query: { ...(name && { name }) } })).items

/** Does what waits for the last time that the queue would try it. */
const exhaust = async () => {
  await world.connection.pool.query(`update pgboss.job set retry_limit = retry_count where state < 'active'`)
  await world.jobs.drain().catch(() => {})
}
/** A mail whose delivery fails for good, because the outbox is out of reach meanwhile. */
const failToDeliver = async (to = 'olivia@parapet.example') => {
  await queueMail(world.context(), { to, class: 'transactional', subject: 'Keys', paragraphs: ['Ready.'] })
  await rename('outbox', 'outbox_away')
  await exhaust()
  await rename('outbox_away', 'outbox')
}
const failSweeping = async () => {
  await world.jobs.enqueue(world.context(), 'accounts.forgetSessions', {})
  await rename('sessions', 'sessions_away')
  await exhaust()
  await rename('sessions_away', 'sessions')
}

describe('background work', () => {
  it('says of every kind what waits, what failed and when it comes round', async () => {
    await queueMail(world.context(), {
      to: 'olivia@parapet.example',
      class: 'community',
      subject: 'News',
      paragraphs: ['None.'],
    })
    await world.jobs.enqueue(world.context(), 'mail.deliver', {}, { at: '2027-01-01T00:00:00.000Z' })
    expect(await kind('mail.deliver')).toMatchObject({
      recurs: false,
      waiting: 1,
      later: 1,
      failed: 0,
      nextRunAt: null,
    })
    await world.jobs.drain()
    const done = await kind('mail.deliver')
    expect(done).toMatchObject({ waiting: 0, waitingSince: null })
    expect(done.lastDoneAt).not.toBeNull()
    expect(await kind('mail.deliverWaiting')).toMatchObject({
      recurs: true,
      waiting: 0,
      nextRunAt: '2026-11-20T20:01:00.000Z',
    })
  })

  it('is nobody else’s', async () => {
    for (const name of ['mandeep', 'carla', 'olivia', 'theo'] as const) {
      const caller = await world.as(name)
      expect((await caller.try(admin.jobs)).status).toBe(403)
      expect((await caller.try(admin.failedJobs, { query: {} })).status).toBe(403)
      expect((await caller.try(admin.retryJobs, { body: {} })).status).toBe(403)
    }
  })
})

describe('work that was given up', () => {
  it('shows its error, and nothing of what it worked with', async () => {
    await failToDeliver()
    expect(await kind('mail.deliver')).toMatchObject({ waiting: 0, failed: 1 })
    const [job, ...others] = await failedOf()
    expect(others).toEqual([])
    expect(job).toMatchObject({
      name: 'mail.deliver',
      attempts: 1,
      error: 'relation "outbox" does not exist',
    })
    expect(Object.keys(job!).toSorted()).toEqual(['_id', 'attempts', 'error', 'failedAt', 'name'])
    expect(await failedOf('accounts.forgetSessions')).toEqual([])
  })

  it('shows neither addresses nor secrets that its error may name', async () => {
    await failToDeliver()
    await world.connection.pool.query(`update pgboss.job set output = $1 where state = 'failed'`, [
      JSON.stringify({ message: `no seat for quill@feather.example with ${'Zq7'.repeat(15)}` }),
    ])
    expect((await failedOf())[0]!.error).toBe('no seat for [removed] with [removed]')
  })

  it('is done when it is tried again, and who did so is kept', async () => {
    await failToDeliver()
    const [job] = await failedOf()
    await sam.call(admin.retryJob, { params: { id: job!._id } })
    expect(world.mails).toEqual([])
    const twice = await sam.try(admin.retryJob, { params: { id: job!._id } })
    expect(twice).toMatchObject({ status: 409, body: { error: 'This job is already queued.' } })
    await world.jobs.drain()
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Keys'])
    expect(await failedOf()).toEqual([])
    const { rows } = await world.connection.pool.query(
      `select c.action, c.account_id, v.after from changes c join change_values v on v.change_id = c.id
       where c.subject = 'job'`,
    )
    expect(rows).toEqual([
      { action: 'tried again', account_id: world.cast.accounts.sam, after: { name: 'mail.deliver' } },
    ])
  })

  it('is done with all others of its kind, and no other kind', async () => {
    await failToDeliver('olivia@parapet.example')
    await failToDeliver('theo@parapet.example')
    await failSweeping()
    expect(await sam.call(admin.retryJobs, { body: { name: 'mail.deliver' } })).toEqual({ again: 2 })
    await world.jobs.drain()
    expect(world.mails).toHaveLength(2)
    expect((await failedOf()).map(({ name }) => name)).toEqual(['accounts.forgetSessions'])
  })

  it('comes page by page', async () => {
    for (const to of ['olivia', 'theo', 'carla']) await failToDeliver(`${to}@parapet.example`)
    const all = (await failedOf()).map(({ _id }) => _id)
    expect(all).toHaveLength(3)
    const first = await sam.call(admin.failedJobs, { query: { limit: 2 } })
    const second = await sam.call(admin.failedJobs, { query: { limit: 2, cursor: first.nextCursor! } })
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(all)
    expect(second.nextCursor).toBeNull()
    for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')])
      expect((await sam.try(admin.failedJobs, { query: { cursor } })).status).toBe(400)
  })

  it('that recurs is done once however often it failed, and matters no longer once it was done', async () => {
    await failSweeping()
    await failSweeping()
    expect(await kind('accounts.forgetSessions')).toMatchObject({ recurs: true, failed: 2 })
    expect(await sam.call(admin.retryJobs, { body: {} })).toEqual({ again: 1 })
    expect(await sam.call(admin.retryJobs, { body: {} })).toEqual({ again: 0 })
    await world.jobs.drain()
    expect(await kind('accounts.forgetSessions')).toMatchObject({ failed: 0 })
    expect(await failedOf()).toEqual([])
  })

  it('is refused where it is not there', async () => {
    const id = '01990000-0000-7000-8000-000000000000'
    expect((await sam.try(admin.retryJob, { params: { id } })).status).toBe(404)
  })
})
