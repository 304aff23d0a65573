/** Requests for records from asking to the file in the asker's hand, and who may not see them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documents } from '../../../../contract/documents.ts'
import { forms } from '../../../../contract/forms.ts'
import type { RecordsWish } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { filesOpenMs } from '../../../../contract/limits/records.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { file } from '../../../testing/documents.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  carla = await world.as('carla')
})
afterEach(() => world.close())

type Wish = Partial<RecordsWish> & Pick<RecordsWish, 'items'>
const item = (kind: RecordsWish['items'][number]['kind']) => ({ kind, words: '', from: null, until: null })
const wish = (more: Partial<Wish> = {}) => ({
  items: [item('minutes'), item('bylaws')],
  form: 'email' as const,
  standing: 'owner' as const,
  ...more,
})
const ask = (who = olivia, more: Partial<Wish> = {}) => who.call(forms.askRecords, { body: wish(more) })
const at = (request: RecordsRequest, index = 0) => ({ id: request._id, itemId: request.items[index]!._id })
const step = (who: Caller, request: RecordsRequest, path: string, body: object = {}) =>
  who.send('POST', `/api/records-requests/${request._id}/${path}`, { body: { version: request.version, ...body } })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to.includes(email))

/** A request of Olivia's whose one record is made ready with a document that only council may read. */
const readied = async () => {
  const document = await file(carla, { category: 'contracts', title: 'Elevator contract' })
  const levels = { owner: 'none', tenant: 'none', member: 'none', visitor: 'none', council: 'manage' } as const
  const place = { category: 'contracts', folderId: null } as const
  const body = { ...place, chosen: levels, version: 0 }
  await (await world.as('mandeep')).call(documents.setPermissions, { body })
  const asked = await ask(olivia, { items: [item('contract')] })
  const given = { version: asked.version, documentIds: [document._id] }
  const ready = await carla.call(forms.prepareRecord, { params: at(asked), body: given, files: [] })
  return { document, ready }
}

describe('asking', () => {
  it('starts a clock for each record, by its kind and the building’s law, and tells those who handle it', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      number: 1,
      asker: 'Olivia Owner',
      status: 'received',
      askedOn: '2026-11-20',
      dueOn: '2026-11-27',
      can: { handle: false, withdraw: true, decide: false },
    })
    expect(asked.items.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['minutes', '2026-12-04'],
      ['bylaws', '2026-11-27'],
    ])
    await world.jobs.drain()
    for (const name of ['carla', 'mandeep'] as const)
      expect(mailsTo(emailOf(name))).toMatchObject([{ subject: 'Olivia Owner requested records (R-1)' }])
    expect(mailsTo(emailOf('theo'))).toEqual([])
    const ben = await world.as('ben')
    expect((await ask(ben)).items.map(({ dueOn }) => dueOn)).toEqual(['2026-11-30', '2026-11-30'])
    expect((await ask()).number).toBe(2)
  })

  it('gives a tenant bylaws and rules, and more with the landlord’s rights on paper', async () => {
    const theo = await world.as('theo')
    const refused = await theo.send('POST', '/api/records-requests', { body: wish({ standing: 'tenant' }) })
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'Any tenant may see and copy the bylaws and rules. (Strata Property Act, s. 36)',
    ])
    expect((await ask(theo, { standing: 'tenant', items: [item('rules')] })).status).toBe('received')
    const paper = { paperWords: 'Assignment by Olivia Owner', paperOn: '2026-10-01' }
    expect((await ask(theo, { standing: 'assignedTenant', ...paper })).paper).toEqual({
      words: paper.paperWords,
      on: paper.paperOn,
    })
    for (const name of ['vic', 'mandeep'] as const)
      expect((await (await world.as(name)).send('POST', '/api/records-requests', { body: wish() })).status).toBe(403)
  })

  it('has its effect once when it is repeated with its key', async () => {
    const headers = { 'idempotency-key': 'a7e2b9f0-6f2b-4c8e-9a56-7f3f6a3f9d11' }
    const send = () => olivia.send('POST', '/api/records-requests', { body: wish(), headers })
    const [one, other] = [await send(), await send()]
    expect(other.body).toEqual(one.body)
    expect((await olivia.call(forms.myRecordsRequests, { query: {} })).items).toHaveLength(1)
  })

  it('counts on without a gap when many ask at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('can be entered for somebody without an account, from the day of the paper', async () => {
    const body = { ...wish({ standing: 'former' }), name: 'Wendy Walker', askedOn: '2026-11-10' }
    const enter = (more: object) => carla.send('POST', '/api/records-requests/entered', { body: { ...body, ...more } })
    expect((await enter({})).body.errors).toMatchObject([{ field: 'address' }])
    const time = { timeFrom: '2020-01-01', timeUntil: '2025-12-31', address: '12 Elm Street' }
    const items = [{ kind: 'minutes', from: '2025-01-01', until: '2025-12-31' }]
    const entered = await enter({ ...time, items })
    expect(entered.body.data).toMatchObject({ asker: 'Wendy Walker', hasAccount: false, dueOn: '2026-11-24' })
    expect((await enter({ ...time, items, askedOn: '2026-11-21' })).status).toBe(400)
    expect((await olivia.send('GET', `/api/records-requests/${entered.body.data._id}`)).status).toBe(404)
  })

  it.each([
    ['only the last day', { timeUntil: '2026-11-01' }, 'timeFrom'],
    ['only the first day', { timeFrom: '2026-11-01' }, 'timeUntil'],
    ['the last day before the first', { timeFrom: '2026-11-01', timeUntil: '2026-10-31' }, 'timeUntil'],
  ])('is refused at the field with %s of the time of an owner', async (_what, time, field) => {
    const body = wish({ standing: 'owner', ...time })
    const asked = await olivia.send('POST', '/api/records-requests', { body })
    const paper = { ...body, name: 'Wendy Walker', address: '12 Elm Street', askedOn: '2026-11-10' }
    const entered = await carla.send('POST', '/api/records-requests/entered', { body: paper })
    for (const { status, body: answer } of [asked, entered])
      expect([status, answer.errors]).toMatchObject([400, [{ field }]])
  })
})

describe('who sees a request', () => {
  it('the asker and those who handle it; to others and next door it is not there', async () => {
    const asked = await ask()
    const path = `/api/records-requests/${asked._id}`
    for (const name of ['theo', 'mia', 'ada', 'ben'] as const)
      expect([name, (await (await world.as(name)).send('GET', path)).status]).toEqual([name, 404])
    for (const who of [olivia, carla]) expect((await who.send('GET', path)).status).toBe(200)
    expect((await carla.call(forms.recordsRequests, { query: {} })).items).toHaveLength(1)
    expect((await (await world.as('theo')).call(forms.myRecordsRequests, { query: {} })).items).toEqual([])
  })

  it('a council member who asks is an asker too', async () => {
    const asked = await ask(carla)
    expect(asked.can).toMatchObject({ handle: true, withdraw: true })
    expect((await carla.call(forms.myRecordsRequests, { query: {} })).items).toHaveLength(1)
  })
})

describe('answering', () => {
  it('waits for who was asked back, while the clock runs on', async () => {
    const asked = await ask()
    const waiting = (await step(carla, asked, 'clarify', { question: 'Which year?' })).body.data as RecordsRequest
    expect([waiting.status, waiting.dueOn]).toEqual(['clarify', '2026-11-27'])
    await world.jobs.drain()
    expect(mailsTo(emailOf('olivia')).at(-1)).toMatchObject({
      subject: 'A question about your records request (R-1)',
    })
    const mandeep = await world.as('mandeep')
    expect((await step(mandeep, waiting, 'answer', { answer: '2025' })).status).toBe(403)
    const answered = await step(olivia, waiting, 'answer', { answer: 'All of 2025.' })
    expect(answered.body.data).toMatchObject({ status: 'received', answer: 'All of 2025.' })
    expect((await step(olivia, waiting, 'answer', { answer: 'Again' })).status).toBe(409)
  })

  it('can be handed over though whoever was asked back never answered', async () => {
    const { ready } = await readied()
    const waiting = (await step(carla, ready, 'clarify', { question: 'All years?' })).body.data as RecordsRequest
    expect([waiting.status, waiting.can.deliver]).toEqual(['clarify', true])
    const given = await step(carla, waiting, 'deliver', { how: 'online', on: '2026-11-20' })
    expect(given.body.data).toMatchObject({ status: 'fulfilled', can: { answer: false } })
  })

  it('gives a document that its asker may not read in the library, through the request only and for 60 days', async () => {
    const { document, ready } = await readied()
    expect(ready).toMatchObject({
      status: 'ready',
      dueOn: '2026-12-04',
      items: [{ files: [{ document: { title: 'Elevator contract' } }] }],
    })
    const filePath = `/api/records-requests/${ready._id}/items/${ready.items[0]!._id}/files/${ready.items[0]!.files[0]!._id}`
    expect((await olivia.send('GET', filePath)).status).toBe(404)
    expect((await olivia.call(forms.recordsRequest, { params: { id: ready._id } })).items[0]!.files).toEqual([])
    const given = (await step(carla, ready, 'deliver', { how: 'online', on: '2026-11-20' })).body.data as RecordsRequest
    expect(given).toMatchObject({
      status: 'fulfilled',
      dueOn: null,
      items: [{ status: 'given', answeredOn: '2026-11-20', delivery: { how: 'online', by: 'Carla Council' } }],
    })
    expect((await olivia.send('GET', `/api/documents/${document._id}/download`)).status).toBe(404)
    expect((await olivia.send('GET', filePath)).status).toBe(200)
    expect((await (await world.as('theo')).send('GET', filePath)).status).toBe(404)
    const log = await (await world.as('mandeep')).call(documents.downloads, { params: { id: document._id }, query: {} })
    expect(log.items.map(({ by }) => by)).toContain('Olivia Owner')
    const { steps } = await carla.call(forms.recordsRequest, { params: { id: ready._id } })
    expect(steps[0]).toMatchObject({ kind: 'taken', by: 'Olivia Owner' })
    world.clock.advance(filesOpenMs)
    expect((await (await world.as('olivia')).send('GET', filePath)).status).toBe(404)
    expect((await (await world.as('carla')).send('GET', filePath)).status).toBe(200)
  })

  it('says what is refused, by which section, and where to turn', async () => {
    const asked = await ask()
    const body = { version: asked.version }
    const one = await carla.call(forms.prepareRecord, {
      params: at(asked),
      body: { ...body, redactionGround: 'otherPeople', redactionWords: 'A phone number' },
      files: [new File(['minutes'], 'minutes.txt', { type: 'text/plain' })],
    })
    const refusal = { version: one.version, ground: 'notKept', words: 'The bylaws were replaced in 2010.' } as const
    const both = await carla.call(forms.refuseRecord, { params: at(asked, 1), body: refusal })
    expect(both.items[0]!.redaction).toEqual({ ground: 'otherPeople', words: 'A phone number', by: 'Carla Council' })
    const done = await step(carla, both, 'deliver', { how: 'online', on: '2026-11-20' })
    expect(done.body.data.status).toBe('partlyRefused')
    await world.jobs.drain()
    const letter = mailsTo(emailOf('olivia')).at(-1)!
    expect(letter.subject).toBe('The records you requested (R-1)')
    for (const words of [
      'Strata Property Regulation, s. 4.1',
      'Civil Resolution Tribunal',
      'A phone number',
      'in 2010',
    ])
      expect(letter.text).toContain(words)
  })

  it('refuses a request as a whole once each record is refused', async () => {
    const asked = await ask(olivia, { items: [item('legalOpinion')] })
    expect((await step(carla, asked, 'refuse')).status).toBe(409)
    const body = { version: asked.version, ground: 'inDispute', words: 'It is about your claim.' } as const
    const refused = await carla.call(forms.refuseRecord, { params: at(asked), body })
    expect((await step(carla, refused, 'deliver', { how: 'paper', on: '2026-11-20' })).status).toBe(409)
    expect((await step(carla, refused, 'refuse')).body.data).toMatchObject({ status: 'refused', dueOn: null })
    await world.jobs.drain()
    expect(mailsTo(emailOf('olivia')).at(-1)!.text).toContain('Strata Property Act, s. 169')
  })

  it('charges for paper only, and never more than 25 cents a page', async () => {
    const online = await ask()
    expect((await step(carla, online, 'fee', { pages: 10, amountCents: 250 })).status).toBe(409)
    const asked = await ask(olivia, { form: 'paper', items: [item('minutes')] })
    const dear = await step(carla, asked, 'fee', { pages: 10, amountCents: 251 })
    expect([dear.status, dear.body.error]).toEqual([
      400,
      'The maximum is $2.50 for 10 pages. Copies cost up to 25 cents per page; viewing a record is free. (Strata Property Regulation, s. 4.2)',
    ])
    const quoted = (await step(carla, asked, 'fee', { pages: 10, amountCents: 250 })).body.data as RecordsRequest
    expect(quoted).toMatchObject({ status: 'feeQuoted', fee: { amountCents: 250, state: 'quoted' } })
    const body = { version: quoted.version, pages: 10 }
    const held = await carla.call(forms.prepareRecord, { params: at(asked), body, files: [] })
    expect([held.status, held.can.deliver]).toEqual(['feeQuoted', false])
    const paid = (await step(carla, held, 'fee/settle', { how: 'paid', on: '2026-11-20' })).body.data as RecordsRequest
    expect([paid.status, paid.can.deliver]).toEqual(['ready', true])
    expect((await step(carla, paid, 'deliver', { how: 'paper', on: '2026-11-20' })).body.data.status).toBe('fulfilled')
  })

  it('answers 409 with the present state to who saw an older one', async () => {
    const asked = await ask()
    await step(carla, asked, 'clarify', { question: 'Which year?' })
    const stale = await step(carla, asked, 'clarify', { question: 'Which month?' })
    expect([stale.status, stale.body.current.status]).toEqual([409, 'clarify'])
    expect(stale.body.current.question).toBe('Which year?')
  })

  it('takes back one record or all, and opens one again', async () => {
    const asked = await ask()
    const less = (await step(olivia, asked, `items/${asked.items[1]!._id}/withdraw`)).body.data as RecordsRequest
    expect([less.status, less.dueOn]).toEqual(['received', '2026-12-04'])
    const body = { version: less.version, ground: 'other', words: 'A mistake' } as const
    const refused = await carla.call(forms.refuseRecord, { params: at(asked), body })
    const again = await carla.call(forms.reopenRecord, { params: at(asked), body: { version: refused.version } })
    expect([again.status, again.items[0]!.refusal]).toEqual(['received', null])
    expect((await step(carla, again, 'withdraw')).status).toBe(403)
    expect((await step(olivia, again, 'withdraw')).body.data).toMatchObject({ status: 'withdrawn', dueOn: null })
  })
})
