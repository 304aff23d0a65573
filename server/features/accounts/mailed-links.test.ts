/** Mail that is sent for its link: once the link is over the mail stays, and the desk says why. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { emailLinkHours, invitationLastsMs, passwordLinkMinutes } from '../../../contract/limits.ts'
import { joining } from '../../../contract/joining.ts'
import { MailRefused } from '../../platform/mailer.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createAccount } from './accounts.ts'
import { writeToClaimant } from './address-mails.ts'
import { deliver } from '../mail/mail.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  wendy = null
  sam = await world.as('sam')
})
afterEach(() => world.close())

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
const newest = async (): Promise<string> =>
  (await world.connection.pool.query('select id from outbox order by id desc limit 1')).rows[0].id

const reason = { reason: 'They asked by phone' }
const mailPasswordLink = () =>
  sam.call(admin.mailPasswordLink, { params: { id: world.cast.accounts.olivia }, body: reason })
const invite = async (email: string) => {
  const mandeep = await world.as('mandeep')
  await mandeep.call(joining.invite, { body: { email, role: 'owner' } })
}
/** The job writes it, whoever asks for it: an account of which nobody has shown that the address is theirs. */
let wendy: string | null = null
const askToConfirm = async () => {
  const person = { email: 'wendy.walker@example.ca', firstName: 'Wendy', lastName: 'Walker', password: null }
  wendy ??= (await createAccount(world.context(), person))._id
  await writeToClaimant(world.context(), { accountId: wendy })
}

/** Does what mails a link, and lets the mail server turn the mail away: the mail's id. */
const failedAfter = async (work: () => Promise<unknown>): Promise<string> => {
  await work()
  const id = await newest()
  await deliver(refusing(), id)
  expect(await rowOf(id)).toMatchObject({ sent_at: null, last_answer: 'EENVELOPE 550' })
  return id
}
const retry = async (id: string) => {
  sam = await world.as('sam')
  return sam.try(admin.retryMail, { params: { id } })
}
const kinds = [
  ['password', mailPasswordLink, passwordLinkMinutes * 60_000],
  ['address', askToConfirm, emailLinkHours * 3_600_000],
  ['invitation', () => invite('new@example.ca'), invitationLastsMs],
] as const

describe.each(kinds)('a mail for a link: %s', (kind, work, lastsMs) => {
  test('goes out again while the link works', async () => {
    const id = await failedAfter(work)
    expect(await retry(id)).toMatchObject({ status: 200, body: { data: { state: 'waiting' } } })
    await world.jobs.drain()
    expect(world.mails).toHaveLength(1)
  })

  test('stays once it has expired, and the desk says so from then on', async () => {
    const id = await failedAfter(work)
    world.clock.advance(lastsMs)
    const answer = await retry(id)
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'The link in this email has expired, so the email can’t be sent again.' },
    })
    const { items } = await sam.call(admin.mails, { query: { state: 'failed' } })
    expect(items[0]).toMatchObject({ _id: id, answer: `LINK_OVER ${kind}`, can: { retry: false } })
    expect(await rowOf(id)).toMatchObject({ html: '', plain: '' })
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })

  test('stays once a newer one has replaced it, and does not hold up what can be sent', async () => {
    const older = await failedAfter(work)
    const newer = await failedAfter(work)
    expect(await sam.call(admin.retryMails, { body: {} })).toEqual({ again: 1, over: 1, left: 0 })
    expect(await sam.call(admin.retryMails, { body: {} })).toEqual({ again: 0, over: 0, left: 0 })
    await world.jobs.drain()
    expect(world.mails).toHaveLength(1)
    expect((await rowOf(newer)).sent_at).not.toBeNull()
    expect(await rowOf(older)).toMatchObject({ sent_at: null, last_answer: `LINK_OVER ${kind}` })
  })

  test('that waited for a mail server until it was over is not sent', async () => {
    await work()
    const id = await newest()
    world.clock.advance(lastsMs)
    await deliver(world.context(), id)
    expect(world.mails).toEqual([])
    expect(await rowOf(id)).toMatchObject({ last_answer: `LINK_OVER ${kind}`, html: '', plain: '' })
  })
})
