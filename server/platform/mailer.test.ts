import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailRefused, type Mail, type Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const mail: Mail = {
  to: 'olivia@parapet.example',
  subject: 'Résumé of the meeting',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'Message-ID': '<1@parapet.example>' },
}
let server: SMTPServer
let mailer: Mailer
let arrived: { from: string; to: string[]; raw: string }[]

const busy = Object.assign(new Error('busy, ask for Olivia'), { responseCode: 451 })
const unknown = Object.assign(new Error('no such person'), { responseCode: 550 })

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('busy') ? busy : address.startsWith('nobody') ? unknown : null),
    onData: async (stream, { envelope }, answer) => {
      const raw = await text(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      answer()
    },
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Parapet <no-reply@parapet.example>' })
})
beforeEach(() => {
  arrived = []
})
afterAll(() => new Promise<void>((closed) => void server.close(closed)))

const refusalOf = async (changed: Partial<Mail>): Promise<MailRefused> => {
  const error: unknown = await mailer.send({ ...mail, ...changed }).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailRefused)) throw new Error('The mail was not refused.')
  return error
}

test('a mail arrives with its sender, subject, both bodies and its own id', async () => {
  expect(mailer.sends).toBe(true)
  await mailer.send(mail)
  const [{ from, to, raw }] = arrived as [(typeof arrived)[number]]
  expect([from, to]).toEqual(['no-reply@parapet.example', ['olivia@parapet.example']])
  expect(raw).toMatch(/^From: Parapet <no-reply@parapet\.example>/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?R=C3=A9sum=C3=A9_of_the_meeting\?=/m)
  expect(raw).toMatch(/^Message-ID: <1@parapet\.example>/m)
  expect(raw).toMatch(/Content-Type: text\/plain[^]*Hello[^]*Content-Type: text\/html[^]*<p>Hello<\/p>/)
})

test('a server that takes email is told from one that is not there', async () => {
  await expect(mailer.verify!()).resolves.toBeUndefined()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await new Promise((closed) => other.close(closed))
  const gone = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'p@parapet.example' })
  await expect(gone.verify!()).rejects.toThrow(new MailRefused('ESOCKET', false))
  expect(openMailer({ smtpUrl: undefined, mailFrom: 'p@parapet.example' }).verify).toBeUndefined()
})

test.each([
  ['a line break in the address', { to: 'olivia@parapet.example\r\nBcc: eve@evil.example' }],
  ['a second address', { to: 'olivia@parapet.example, eve@evil.example' }],
  ['a line break in the subject', { subject: 'Hello\nBcc: eve@evil.example' }],
  ['a line break in a header', { headers: { 'X-Class': 'a\r\nBcc: eve@evil.example' } }],
])('%s is refused for good', async (_what, changed) => {
  expect((await refusalOf(changed)).forGood).toBe(true)
  expect(arrived).toEqual([])
})

test('an unknown address is refused for good, a busy server only for now, and neither says who it was', async () => {
  const [gone, later] = [
    await refusalOf({ to: 'nobody@parapet.example' }),
    await refusalOf({ to: 'busy@parapet.example' }),
  ]
  expect([gone.forGood, gone.message]).toEqual([true, 'EENVELOPE 550'])
  expect([later.forGood, later.message]).toEqual([false, 'EENVELOPE 451'])
})

test('a server that is away refuses for now', async () => {
  mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'Parapet <no-reply@parapet.example>' })
  expect((await refusalOf({})).forGood).toBe(false)
})

test('a line without encryption to another machine is refused unless the operator wants it', async () => {
  const { port } = server.server.address() as AddressInfo
  const away = (more: string) => openMailer({ smtpUrl: `smtp://0.0.0.0:${port}${more}`, mailFrom: 'p@parapet.example' })
  await expect(away('').send(mail)).rejects.toBeInstanceOf(MailRefused)
  await away('?tls=off').send(mail)
  expect(arrived).toHaveLength(1)
})

test('without a server nothing is sent', async () => {
  const none = openMailer({ smtpUrl: undefined, mailFrom: 'p@parapet.example' })
  expect(none.sends).toBe(false)
  await expect(none.send(mail)).rejects.toBeInstanceOf(MailRefused)
})
