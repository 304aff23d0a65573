/** The platform's staff tend the outbox: what failed goes out after all, or is given up, and it can be read who did so. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { audit } from '../../../contract/audit.ts'
import { MailRefused } from '../../platform/mailer.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { deliver, queueMail, type MailOrder } from './mail.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterEach(() => world.close())

const order: MailOrder = {
  to: emailOf('olivia'),
  class: 'transactional',
  subject: 'Your booking',
  paragraphs: ['The party room is yours.'],
}
const harbour = () => ({ _id: world.cast.buildings.harbour, name: 'Harbour View' })
const refusing = () => ({
  ...world.context(),
  mailer: {
    sends: true,
    send: async () => {
      throw new MailRefused('EENVELOPE 550', true)
    },
  },
})
const rowOf = async (id: string) =>
  (await world.connection.pool.query('select * from outbox where id = $1', [id])).rows[0]

/** Queues a mail and answers its id. */
const queued = async (more: Partial<MailOrder> = {}): Promise<string> => {
  await queueMail(world.context(), { ...order, ...more })
  return (await world.connection.pool.query('select id from outbox order by id desc limit 1')).rows[0].id
}
/** A mail that its server will not take. */
const failed = async (more: Partial<MailOrder> = {}): Promise<string> => {
  const id = await queued(more)
  await deliver(refusing(), id)
  return id
}

describe('the outbox', () => {
  it('shows how mail stands, without its words and whom it is for', async () => {
    const sent = await queued()
    await world.jobs.drain()
    const refused = await failed({ building: harbour(), class: 'community' })
    const waiting = await queued()
    const { items } = await sam.call(admin.mails, { query: {} })
    expect(items.map(({ _id, state }) => [_id, state])).toEqual([
      [waiting, 'waiting'],
      [refused, 'failed'],
      [sent, 'sent'],
    ])
    expect(items[1]).toEqual({
      _id: refused,
      state: 'failed',
      kind: 'community',
      building: harbour(),
      to: 'o•••@parapet.example',
      queuedAt: world.clock.now(),
      attempts: 1,
      nextAttemptAt: null,
      endedAt: world.clock.now(),
      answer: 'EENVELOPE 550',
      can: { retry: true },
    })
    expect(JSON.stringify(items)).not.toMatch(/booking|party room|owner@/)
  })

  it('is narrowed by state, building and kind, and comes page by page', async () => {
    const ours = await failed({ building: harbour() })
    const platform = await failed({ class: 'statutory' })
    await queued()
    const ids = async (query: object) => (await sam.call(admin.mails, { query })).items.map(({ _id }) => _id)
    expect(await ids({ state: 'failed' })).toEqual([platform, ours])
    expect(await ids({ state: 'failed', buildingId: harbour()._id })).toEqual([ours])
    expect(await ids({ kind: 'statutory' })).toEqual([platform])
    expect(await ids({ state: 'discarded' })).toEqual([])
    const first = await sam.call(admin.mails, { query: { state: 'failed', limit: 1 } })
    const second = await sam.call(admin.mails, { query: { state: 'failed', limit: 1, cursor: first.nextCursor! } })
    expect([first, second].flatMap(({ items }) => items.map(({ _id }) => _id))).toEqual([platform, ours])
    expect(second.nextCursor).toBeNull()
  })

  it('says how much waits, failed and was sent, and in which buildings', async () => {
    await queued()
    await world.jobs.drain()
    await failed({ building: harbour() })
    await failed({ building: harbour() })
    await failed()
    await queued()
    expect(await sam.call(admin.mailSummary)).toEqual({
      sends: true,
      failed: 3,
      waiting: 1,
      waitingSince: world.clock.now(),
      sentInADay: 1,
      buildings: [{ ...harbour(), failed: 2 }],
    })
  })

  it('is nobody else’s', async () => {
    const id = await failed({ building: harbour() })
    for (const name of ['mandeep', 'carla', 'olivia', 'theo'] as const) {
      const caller = await world.as(name)
      expect((await caller.try(admin.mails, { query: {} })).status).toBe(403)
      expect((await caller.try(admin.retryMail, { params: { id } })).status).toBe(403)
      expect((await caller.try(admin.openMail, { params: { id }, body: { reason: 'Curious' } })).status).toBe(403)
    }
    expect((await rowOf(id)).failed_at).not.toBeNull()
  })
})

describe('a mail that failed', () => {
  it('goes out when it is tried again, with its attempts counted anew', async () => {
    const id = await failed({ building: harbour() })
    await world.jobs.drain()
    expect(world.mails).toEqual([])
    expect(await sam.call(admin.retryMail, { params: { id } })).toMatchObject({ state: 'waiting', attempts: 0 })
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([[order.to, order.subject]])
    expect(await rowOf(id)).toMatchObject({ sent_at: world.clock.now(), failed_at: null, attempts: 1 })
  })

  it('is tried again once, however often that is asked for', async () => {
    const id = await failed()
    const answers = await Promise.all([1, 2, 3].map(() => sam.try(admin.retryMail, { params: { id } })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    await world.jobs.drain()
    expect(world.mails).toHaveLength(1)
    const late = await sam.try(admin.retryMail, { params: { id } })
    expect(late).toMatchObject({ status: 409, body: { error: 'This email has just been sent.' } })
  })

  it('goes out with all others of its building and kind, and no more than those', async () => {
    const meant = [await failed({ building: harbour() }), await failed({ building: harbour() })]
    const other = await failed()
    const body = { buildingId: harbour()._id, kind: 'transactional' } as const
    expect(await sam.call(admin.retryMails, { body })).toEqual({ again: 2, over: 0, left: 0 })
    await world.jobs.drain()
    expect(world.mails).toHaveLength(2)
    for (const id of meant) expect((await rowOf(id)).sent_at).not.toBeNull()
    expect((await rowOf(other)).failed_at).not.toBeNull()
    expect(await sam.call(admin.retryMails, { body: {} })).toEqual({ again: 1, over: 0, left: 0 })
    expect(await sam.call(admin.retryMails, { body: {} })).toEqual({ again: 0, over: 0, left: 0 })
  })

  it('is given up with a reason, loses a secret’s words, and is left alone by whoever sends all again', async () => {
    const id = await failed({ secret: true })
    const bare = await sam.try(admin.discardMail, { params: { id }, body: { reason: '' } })
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
    await sam.call(admin.discardMail, { params: { id }, body: { reason: 'The address does not exist' } })
    expect(await rowOf(id)).toMatchObject({ html: '', plain: '', sent_at: null })
    expect(await sam.call(admin.retryMails, { body: {} })).toEqual({ again: 0, over: 0, left: 0 })
    const again = await sam.try(admin.retryMail, { params: { id } })
    expect(again).toMatchObject({ status: 409, body: { error: 'Someone else just discarded this email.' } })
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })

  it('that still waits can be given up too; one that arrives all the same stands as sent', async () => {
    const id = await queued()
    const discarding = {
      ...world.context(),
      mailer: {
        sends: true,
        send: async () =>
          void (await sam.call(admin.discardMail, { params: { id }, body: { reason: 'Sent by mistake' } })),
      },
    }
    await deliver(discarding, id)
    expect(await rowOf(id)).toMatchObject({ sent_at: world.clock.now(), failed_at: null, discarded_at: null })
    const sent = await sam.try(admin.discardMail, { params: { id }, body: { reason: 'Sent by mistake' } })
    expect(sent.status).toBe(409)
  })
})

describe('what staff did with a mail', () => {
  it('stands in the history of its building, with the reason, for those who manage it', async () => {
    const id = await failed({ building: harbour() })
    const opened = await sam.call(admin.openMail, { params: { id }, body: { reason: 'Olivia asked where it is' } })
    expect(opened).toEqual({ subject: 'Your booking', to: emailOf('olivia') })
    await sam.call(admin.retryMail, { params: { id } })
    const { items } = await (await world.as('carla')).call(audit.list, { query: { subject: 'mail' } })
    expect(items).toMatchObject([
      { action: 'tried again', name: 'Your booking', byStaff: true, by: 'Sam Superadmin' },
      { action: 'opened', fields: [{ field: 'reason', after: 'Olivia asked where it is' }], byStaff: true },
    ])
  })

  it('stays out of every building where it was the platform’s own', async () => {
    const id = await failed()
    await sam.call(admin.openMail, { params: { id }, body: { reason: 'Which mail is it' } })
    const { items } = await (await world.as('carla')).call(audit.list, { query: { subject: 'mail' } })
    expect(items).toEqual([])
    const { rows } = await world.connection.pool.query(`select action from changes where subject = 'mail'`)
    expect(rows).toEqual([{ action: 'opened' }])
  })
})
