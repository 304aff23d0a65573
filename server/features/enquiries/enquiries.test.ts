/** Writing to us, and what the platform's staff do about it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enquiries } from '../../../contract/enquiries.ts'
import type { EnquiryChange, NewEnquiry } from '../../../contract/enquiries/enquiry.ts'
import { enquiryMails, enquiryThrottles, fillLeastMs } from '../../../contract/limits/enquiries.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterEach(() => world.close())

const day = 86_400_000
const email = 'dana.doyle@example.ca'
const draft = {
  purpose: 'enroll' as const,
  firstName: 'Dana',
  lastName: 'Doyle',
  email,
  phone: '(604) 555-0123',
  writerRole: 'council' as const,
  buildingName: 'Orchard Heights',
  address: '12 Orchard Lane, Kelowna',
  units: 48,
  message: 'We look after 48 units.\n\nHow would we begin?',
}
/** Opens the form, takes the time that a person needs, and sends. */
const send = async (more: Partial<NewEnquiry> = {}, { at = world, tookMs = fillLeastMs } = {}) => {
  const { formPass } = await at.stranger().call(enquiries.form)
  at.clock.advance(tookMs)
  const answer = await at.stranger().send('POST', '/api/enquiries', {
    body: { ...draft, sendKey: newId(), formPass, website: '', ...more },
  })
  await at.jobs.drain()
  return answer
}
const sent = async (more: Partial<NewEnquiry> = {}) => {
  const { body } = await send(more)
  const { items } = await sam.call(enquiries.list, { query: { search: `E-${body.data.number}` } })
  return sam.call(enquiries.get, { params: { id: items[0]!._id } })
}
const change = (id: string, body: EnquiryChange) => sam.try(enquiries.change, { params: { id }, body })
const counts = () => sam.call(enquiries.counts)
const mailsTo = (to: string) => world.mails.filter((mail) => mail.to === to)
const rows = async () => (await world.connection.pool.query('select number from enquiries')).rowCount

describe('writing to us', () => {
  it('is kept with a number, and writer and sales hear of it', async () => {
    const { status, body } = await send()
    expect([status, body.data]).toEqual([200, { number: 1001 }])
    const [received] = mailsTo(email)
    expect(received).toMatchObject({ subject: 'We received your enquiry E-1001' })
    expect(received!.text).toContain('Hello Dana,')
    // Nobody can have us send words of theirs to others.
    expect(received!.text).not.toMatch(/Orchard|48 units/)
    const [sales] = mailsTo('sales@parapet.example')
    expect(sales).toMatchObject({ subject: 'Enquiry E-1001: Enroll a building, Orchard Heights' })
    for (const words of ['Dana Doyle', '48 units', 'How would we begin?', '(604) 555-0123', '/admin?view=enquiries'])
      expect(sales!.text).toContain(words)
    expect(await sam.call(enquiries.list, { query: {} })).toMatchObject({ items: [{ number: 1001, state: 'new' }] })
  })

  it('says of every field at once what is wrong with it, in the words of the specification', async () => {
    const { status, body } = await send({
      firstName: '',
      lastName: 'D',
      email: 'dana@gmial.com',
      phone: '555',
      buildingName: 'OH',
      address: '',
      units: '',
      message: 'Hello',
    } as never)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name must be at least 2 characters' },
      { field: 'email', message: 'Email domain appears to have a typo' },
      { field: 'phone', message: 'Phone number is too short' },
      { field: 'buildingName', message: 'Building name must be at least 3 characters' },
      { field: 'message', message: 'Message must be at least 10 characters' },
      { field: 'address', message: 'Address is required' },
      { field: 'units', message: 'Number of units is required' },
    ])
    expect(await rows()).toBe(0)
  })

  it('needs no building for a question', async () => {
    const question = { purpose: 'question' as const, buildingName: '', address: '', units: '' as never, phone: '' }
    expect(await sent(question)).toMatchObject({ purpose: 'question', buildingName: '', units: null })
  })

  it('is kept once, however often it arrives; other words under its key are refused', async () => {
    const sendKey = newId()
    const answers = await Promise.all([send({ sendKey }), send({ sendKey }), send({ sendKey })])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await rows()).toBe(1)
    expect(mailsTo('sales@parapet.example')).toHaveLength(1)
    expect((await send({ sendKey, message: 'Something else altogether.' })).status).toBe(422)
  })

  it('cannot write a line of a mail’s head', async () => {
    await send({ buildingName: 'Orchard\r\nBcc: all@example.ca', firstName: 'Dana\nDo' })
    for (const { subject } of world.mails) expect(subject).not.toMatch(/[\r\n]/)
    expect((await send({ email: 'dana@example.ca\r\nbcc:all@example.ca' })).status).toBe(400)
  })

  it('is limited by address, and so are confirmations to one mailbox, whose enquiries are kept all the same', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    for (let count = 1; count <= enquiryThrottles.enquiry.most; count++)
      expect((await send({}, { at: limited })).status).toBe(200)
    expect((await send({}, { at: limited })).status).toBe(429)
    expect(limited.mails.filter(({ to }) => to === email)).toHaveLength(enquiryMails.most)
    expect(limited.mails.filter(({ to }) => to === 'sales@parapet.example')).toHaveLength(enquiryThrottles.enquiry.most)
    await limited.close()
  })
})

describe('what looks like the work of a robot', () => {
  it('gets the same answer, and is kept apart without a mail', async () => {
    const robots = [
      await send({ website: 'https://cheap.example' }),
      await send({}, { tookMs: fillLeastMs - 1 }),
      await send({ formPass: undefined }),
      await send({ formPass: 'made-up' }),
    ]
    expect(robots.map(({ status, body }) => [status, body])).toEqual(
      [1001, 1002, 1003, 1004].map((number) => [200, { success: true, data: { number } }]),
    )
    expect(world.mails).toEqual([])
    expect((await sam.call(enquiries.list, { query: {} })).items).toEqual([])
    const { items } = await sam.call(enquiries.list, { query: { suspected: 'yes' } })
    expect(items.map(({ suspected }) => suspected)).toEqual(['noForm', 'noForm', 'haste', 'trap'])
    expect(await counts()).toEqual({ new: 0, answered: 0, closed: 0, suspected: 4 })
  })

  it('is not answered before somebody says that it is no spam; then it is like any other', async () => {
    await send({ website: 'filled by a helpful browser' })
    const [suspect] = (await sam.call(enquiries.list, { query: { suspected: 'yes' } })).items
    const params = { id: suspect!._id }
    const early = await sam.try(enquiries.answer, { params, body: { version: 1, text: 'Welcome to us.' } })
    expect([early.status, early.body.error]).toEqual([409, 'This enquiry can now be marked as not spam.'])
    expect((await change(params.id, { version: 1, step: 'trust' })).body.data).toMatchObject({ suspected: null })
    await world.jobs.drain()
    // Two mails on their own ways: either may leave first.
    expect(new Set(world.mails.map(({ to }) => to))).toEqual(new Set([email, 'sales@parapet.example']))
    expect(world.mails).toHaveLength(2)
    expect(await counts()).toMatchObject({ new: 1, suspected: 0 })
  })
})

describe('an enquiry in the hands of staff', () => {
  it('is answered by mail, and the answer stays in its story', async () => {
    const { _id } = await sent()
    const params = { id: _id }
    await sam.call(enquiries.note, { params, body: { text: 'They called too.' } })
    const text = 'With an hour of your time.\n\nShall we say Monday?'
    const answered = await sam.call(enquiries.answer, { params, body: { version: 1, text } })
    expect(answered).toMatchObject({ state: 'answered', version: 2 })
    expect(answered.steps).toMatchObject([
      { kind: 'note', by: 'Sam Superadmin', text: 'They called too.' },
      { kind: 'answer', by: 'Sam Superadmin', text },
    ])
    await world.jobs.drain()
    const mail = mailsTo(email).at(-1)!
    expect(mail.subject).toBe('Our reply to your enquiry E-1001')
    expect(mail.text).toContain('With an hour of your time.\n\nShall we say Monday?')
    expect(mail.text).not.toContain('They called too.')
    expect(await counts()).toEqual({ new: 0, answered: 1, closed: 0, suspected: 0 })
  })

  it('is closed with a reason, and taken up again where it was', async () => {
    const { _id } = await sent()
    expect((await change(_id, { version: 1, step: 'close' })).body.errors).toEqual([
      { field: 'reason', message: 'Reason is required' },
    ])
    const closed = await change(_id, { version: 1, step: 'close', reason: 'They chose another product' })
    expect(closed.body.data).toMatchObject({ state: 'closed', can: { answer: false, close: false, reopen: true } })
    expect((await change(_id, { version: 2, step: 'close', reason: 'Again' })).status).toBe(409)
    expect((await change(_id, { version: 2, step: 'reopen' })).body.data).toMatchObject({
      state: 'new',
      closedAt: null,
      steps: [{ kind: 'closed', text: 'They chose another product' }, { kind: 'reopened' }],
    })
  })

  it('is answered once by two who have the same version before them', async () => {
    const { _id } = await sent()
    const answer = (text: string) => sam.try(enquiries.answer, { params: { id: _id }, body: { version: 1, text } })
    const both = await Promise.all([answer('Yes, on Monday.'), answer('Yes, on Tuesday.')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stale = both.find(({ status }) => status === 409)!
    expect(stale.body).toMatchObject({ code: 'STALE', current: { version: 2, state: 'answered' } })
    await world.jobs.drain()
    expect(mailsTo(email).filter(({ subject }) => subject.startsWith('Our reply'))).toHaveLength(1)
  })

  it('is found by state, purpose, words and number, a page at a time', async () => {
    await sent()
    await sent({ purpose: 'sales', buildingName: 'Cedar 100% Court', firstName: 'Élise' })
    await sent({ purpose: 'question', message: 'Where do you keep our papers?' })
    const found = async (query: object) => (await sam.call(enquiries.list, { query })).items.map(({ number }) => number)
    expect(await found({})).toEqual([1003, 1002, 1001])
    expect(await found({ purpose: 'sales' })).toEqual([1002])
    expect(await found({ state: 'answered' })).toEqual([])
    expect(await found({ search: '100%' })).toEqual([1002])
    expect(await found({ search: 'OUR PAPERS' })).toEqual([1003])
    expect(await found({ search: 'e-1001' })).toEqual([1001])
    const first = await sam.call(enquiries.list, { query: { limit: 2 } })
    expect(await found({ limit: 2, cursor: first.nextCursor })).toEqual([1001])
  })

  it('leaves its steps in the history of the platform without anybody’s words', async () => {
    const { _id } = await sent()
    await sam.call(enquiries.answer, { params: { id: _id }, body: { version: 1, text: 'Monday it is.' } })
    const { rows: changes } = await world.connection.pool.query(
      `select action, account_id, actor, building_id, fields::text from changes where subject = 'enquiry' order by id`,
    )
    expect(changes.map(({ action }) => action)).toEqual(['sent', 'answered'])
    expect(changes.map(({ account_id }) => account_id)).toEqual([null, world.cast.accounts.sam])
    expect(JSON.stringify(changes)).not.toMatch(/Dana|Monday/)
  })
})

describe('erasing', () => {
  const erase = () => world.jobs.runNow('enquiries.erase')

  it('takes what was closed two years ago, and nothing that is open', async () => {
    const { _id } = await sent()
    await sent()
    await change(_id, { version: 1, step: 'close', reason: 'No building of theirs' })
    world.clock.advance(730 * day - 60_000)
    await erase()
    expect(await rows()).toBe(2)
    world.clock.advance(2 * day)
    await erase()
    expect(await rows()).toBe(1)
    expect((await world.connection.pool.query('select 1 from enquiry_steps')).rowCount).toBe(0)
  })

  it('takes what has looked like spam for ninety days', async () => {
    await send({ website: 'x' })
    world.clock.advance(90 * day - 1)
    await erase()
    expect(await rows()).toBe(1)
    world.clock.advance(2)
    await erase()
    expect(await rows()).toBe(0)
  })
})
