import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailAttemptsMost, mailClaimMs } from '../../../contract/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import { MailRefused, type Mailer } from '../../platform/mailer.ts'
import { openMailer } from '../../platform/open-mailer.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { deliver, deliverWaiting, queueMail, waitAfter, type MailOrder } from './mail.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const order: MailOrder = {
  to: 'olivia@parapet.example',
  toName: 'Olivia',
  class: 'transactional',
  subject: 'Your booking',
  paragraphs: ['The party room is yours.'],
  link: { label: 'Open the booking', path: '/bookings' },
}
const outbox = () => world.connection.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const first = async () => {
  const [mail] = await outbox()
  if (!mail) throw new Error('The outbox is empty.')
  return mail
}
const withMailer = (mailer: Mailer) => ({ ...world.context(), mailer })
const refusing = (forGood: boolean) =>
  withMailer({
    sends: true,
    send: async () => {
      throw new MailRefused('EENVELOPE 451', forGood)
    },
  })
const counting = (taken: string[]) => withMailer({ sends: true, send: async ({ to }) => void taken.push(to) })
const later = (milliseconds: number) => world.clock.advance(milliseconds)

test('a mail is queued with the change, leaves once, and says so', async () => {
  const ctx = world.context()
  await inTransaction(ctx, (tx) => queueMail(tx, order))
  expect(world.mails).toEqual([])
  await world.jobs.drain()
  expect(world.mails).toHaveLength(1)
  const mail = await first()
  expect(world.mails[0]).toMatchObject({
    to: order.to,
    subject: order.subject,
    headers: { 'Message-ID': `<${mail.id}@localhost>` },
  })
  expect(mail).toMatchObject({ sent_at: ctx.now, attempts: 1, building_id: null, class: 'transactional' })
  expect(mail.html).toContain('The party room is yours.')
  await deliver(world.context(), mail.id)
  await world.jobs.runNow('mail.deliverWaiting')
  expect(world.mails).toHaveLength(1)
})

test('what is rolled back is never sent', async () => {
  const broken = inTransaction(world.context(), async (tx) => {
    await queueMail(tx, order)
    throw new Error('no room')
  })
  await expect(broken).rejects.toThrow('no room')
  expect(await world.jobs.drain()).toBe(0)
  expect(await outbox()).toEqual([])
})

test('what somebody waits for leaves before what is sent to a whole building', async () => {
  for (const who of ['anna', 'boris'])
    await queueMail(world.context(), { ...order, class: 'community', to: `${who}@parapet.example` })
  await queueMail(world.context(), order)
  await world.jobs.drain()
  expect(world.mails.map(({ to }) => to)).toEqual([order.to, 'anna@parapet.example', 'boris@parapet.example'])
})

test('the same thing is told once, whoever tells it how often', async () => {
  const same = { ...order, dedupeKey: 'booking-made:1:olivia' }
  await Promise.all(Array.from({ length: 4 }, () => queueMail(world.context(), same)))
  await world.jobs.drain()
  expect(world.mails).toHaveLength(1)
})

test('a mail of a building bears its name and id', async () => {
  const building = { _id: world.cast.buildings.harbour, name: 'Harbour View' }
  await queueMail(world.context(), { ...order, building })
  expect(await first()).toMatchObject({
    building_id: building._id,
    plain: expect.stringMatching(/^Harbour View\n/),
  })
})

test('an address with a line break or a second address is refused; a subject becomes one line', async () => {
  for (const to of ['a@b.example\r\nBcc: eve@evil.example', 'a@b.example,eve@evil.example'])
    await expect(queueMail(world.context(), { ...order, to })).rejects.toBeInstanceOf(MailRefused)
  expect(await outbox()).toEqual([])
  await queueMail(world.context(), { ...order, subject: 'Hello\r\nBcc: eve@evil.example' })
  expect((await first()).subject).toBe('Hello Bcc: eve@evil.example')
})

test('the words of a mail with a secret are erased when it has left', async () => {
  await queueMail(world.context(), { ...order, secret: true })
  expect((await first()).plain).toContain('/bookings')
  await world.jobs.drain()
  expect(world.mails[0]?.text).toContain('/bookings')
  expect(await first()).toMatchObject({ html: '', plain: '' })
})

test('without a mail server a mail waits; it leaves within a minute after one is set up', async () => {
  const none = withMailer(openMailer({ smtpUrl: undefined, mailFrom: 'p@parapet.example' }))
  await queueMail(none, order)
  const mail = await first()
  await deliver(none, mail.id)
  await deliverWaiting(none)
  expect(await outbox()).toEqual([mail])
  await world.jobs.runNow('mail.deliverWaiting')
  expect(world.mails).toHaveLength(1)
})

test('a mail is sent once, also by a run that takes longer than a claim lasts', async () => {
  const taken: string[] = []
  for (const to of ['olivia@parapet.example', 'theo@parapet.example'])
    await queueMail(world.context(), { ...order, to })
  const slow = withMailer({
    sends: true,
    send: async ({ to }) => {
      taken.push(to)
      if (taken.length === 1) later(mailClaimMs)
      else await deliverWaiting(counting(taken))
    },
  })
  await deliverWaiting(slow)
  expect(taken.toSorted()).toEqual(['olivia@parapet.example', 'theo@parapet.example'])
})

test('a mail that was not taken is tried again, each time after a longer wait, and given up in the end', async () => {
  await queueMail(world.context(), order)
  const { id } = await first()
  await deliver(refusing(false), id)
  expect(await first()).toMatchObject({
    attempts: 1,
    last_answer: 'EENVELOPE 451',
    sent_at: null,
    failed_at: null,
  })
  await deliverWaiting(refusing(false))
  expect((await first()).attempts).toBe(1)
  for (let attempts = 1; attempts < mailAttemptsMost; attempts++) {
    later(waitAfter(attempts))
    await deliverWaiting(refusing(false))
  }
  expect(await first()).toMatchObject({ attempts: mailAttemptsMost, failed_at: world.clock.now() })
  later(365 * 86_400_000)
  await world.jobs.runNow('mail.deliverWaiting')
  expect(world.mails).toEqual([])
})

test('what can never be taken is given up at once', async () => {
  await queueMail(world.context(), order)
  await deliverWaiting(refusing(true))
  expect(await first()).toMatchObject({ attempts: 1, failed_at: world.clock.now() })
})

test('many senders at once send each mail once; one that died is replaced after a while', async () => {
  for (let number = 0; number < 12; number++)
    await queueMail(world.context(), { ...order, to: `o${number}@parapet.example` })
  const dying = deliverWaiting(withMailer({ sends: true, send: () => new Promise<void>(() => {}) }))
  void dying
  while ((await outbox()).every(({ attempts }) => attempts === 0));
  const taken: string[] = []
  await Promise.all(Array.from({ length: 5 }, () => deliverWaiting(counting(taken))))
  expect(taken.length).toBe(11)
  expect(new Set(taken).size).toBe(11)
  later(mailClaimMs)
  await deliverWaiting(counting(taken))
  expect(new Set(taken).size).toBe(12)
})

test('through a real mail server it arrives as it was written', async () => {
  const arrived: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, answer) => {
      const raw = await text(stream)
      arrived.push(raw)
      answer()
    },
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  await queueMail(world.context(), order)
  await deliverWaiting(
    withMailer(openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Parapet <p@parapet.example>' })),
  )
  await new Promise<void>((closed) => void server.close(closed))
  expect(arrived).toHaveLength(1)
  expect(arrived[0]).toMatch(/^To: olivia@parapet\.example\r$/m)
  expect(arrived[0]).toContain('http://localhost:3000/bookings')
  expect((await first()).sent_at).toBe(world.clock.now())
})
