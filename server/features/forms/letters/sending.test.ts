/** Letters sent: filed where only managers read, handed to whom they are for, once, and followed until received. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documents } from '../../../../contract/documents.ts'
import { forms } from '../../../../contract/forms.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { letterDesk, pdfWords } from '../../../testing/letters.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { deliverRun } from './letters.ts'

let world: World
let mandeep: Caller
let send: ReturnType<typeof letterDesk>['send']
let order: ReturnType<typeof letterDesk>['order']
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  ;({ send, order } = letterDesk(world, () => mandeep))
  await sql(`update units set strata_lot = '15'`)
  await sql(`update people set email_notice_consent = true where email = 'owner@parapet.example'`)
})
afterEach(() => world.close())

const sql = async (text: string) => (await world.connection.pool.query(text)).rows
const ways = (run: Awaited<ReturnType<typeof send>>) =>
  run.letters.flatMap(({ unitNumber, addressees }) =>
    addressees.map(({ name, way, sentOn, deemedOn }) => [unitNumber, name, way, sentOn, deemedOn]),
  )
const mine = async (name: Name) => (await (await world.as(name)).call(forms.myLetters, { query: {} })).items

describe('a demand that is sent', () => {
  it('reaches whom the law lets by email, waits on paper for the others, and says when it counts as received', async () => {
    const run = await send('demand', ['101', '703'])
    expect(run).toMatchObject({ by: 'Mandeep Manager', unitNumbers: ['101', '703'], finishedAt: world.clock.now() })
    expect(run.counts).toEqual({ letters: 2, done: 2, paperWaiting: 2 })
    expect(ways(run)).toEqual([
      ['101', 'Emil Novak', 'paper', null, null],
      ['101', 'Hana Sato', 'paper', null, null],
      ['703', 'Olivia Owner', 'email', '2026-11-20', '2026-11-24'],
    ])
    const mails = world.mails.filter(({ subject }) => subject.startsWith('Demand'))
    expect(mails.map(({ to }) => to)).toEqual(['owner@parapet.example'])
    expect(mails[0]!.text).toContain('section 112 of the Strata Property Act')
    expect(mails[0]!.text).toContain('$412.50')
    expect((await mandeep.call(forms.runs, { query: {} })).items.map(({ name }) => name)).toEqual([
      'Demand for payment',
    ])
  })

  it('stands in the library for those who manage, as correspondence, and for nobody else', async () => {
    const run = await send('demand', ['703'])
    const { items } = await mandeep.call(documents.list, { query: { search: 'Demand' } })
    expect(items).toMatchObject([
      {
        _id: run.letters[0]!.documentId,
        category: 'other',
        folder: { name: 'Letters' },
        title: 'Demand for payment, unit 703',
      },
    ])
    const params = { id: items[0]!._id }
    expect((await mandeep.call(documents.get, { params })).keeping).toMatchObject({ recordKind: 'correspondence' })
    expect(await (await world.as('carla')).call(documents.get, { params })).toMatchObject({ manages: false })
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const)
      expect((await (await world.as(name)).try(documents.get, { params })).status).toBe(404)
    await send('demand', ['703'])
    const { categories } = await mandeep.call(documents.library)
    expect(
      categories.find(({ category }) => category === 'other')!.folders.map(({ name, count }) => [name, count]),
    ).toEqual([['Letters', 2]])
  })

  it('never lands in a folder of the same name that others read', async () => {
    await mandeep.call(documents.createFolder, { body: { category: 'other', name: 'letters' } })
    const run = await send('demand', ['703'])
    const { folder } = await mandeep.call(documents.get, { params: { id: run.letters[0]!.documentId! } })
    expect(folder!.name).toBe('Letters 2')
  })

  it('is read by its addressee, by no tenant of the unit and no neighbour', async () => {
    const run = await send('demand', ['305'])
    const { _id: id } = run.letters[0]!
    expect(await mine('olivia')).toMatchObject([{ _id: id, subject: 'Demand for payment, unit 305', readAt: null }])
    const olivia = await world.as('olivia')
    expect((await olivia.call(forms.myLetter, { params: { id } })).html).toContain('Dear Olivia Owner')
    expect((await pdfWords(olivia, `/api/my-letters/${id}/pdf`)).text).toContain('$412.50')
    for (const name of ['theo', 'mia', 'carla', 'vic'] as const) {
      expect(await mine(name)).toEqual([])
      const other = await world.as(name)
      for (const route of [forms.myLetter, forms.readMyLetter, forms.myLetterPdf] as const)
        expect((await other.try(route, { params: { id } })).status).toBe(404)
    }
  })

  it('tells its addressee by the inbox, and notes when they opened it', async () => {
    const { letters, ...run } = await send('demand', ['703'])
    const olivia = await world.as('olivia')
    const inbox = async () => (await olivia.call(notifications.list, { query: {} })).items
    expect(await inbox()).toMatchObject([
      { title: 'Demand for payment, unit 703', link: `/my-letters?letter=${letters[0]!._id}`, readAt: null },
    ])
    await olivia.call(forms.readMyLetter, { params: { id: letters[0]!._id } })
    const opened = await mandeep.call(forms.run, { params: { id: run._id } })
    expect(opened.letters[0]!.addressees[0]!.readAt).toBe(world.clock.now())
    expect((await inbox())[0]!.readAt).toBe(world.clock.now())
  })

  it('says that its mail came too late where it left only after midnight', async () => {
    // A quarter to midnight in Vancouver; the day of the letter is the 20th still.
    world.clock.set('2026-11-21T06:45:00.000Z')
    mandeep = await world.as('mandeep')
    const { _id: id } = await mandeep.call(forms.send, { body: await order('demand', ['703']) })
    world.clock.set('2026-11-21T07:15:00.000Z')
    await world.jobs.drain()
    mandeep = await world.as('mandeep')
    const [addressee] = (await mandeep.call(forms.run, { params: { id } })).letters[0]!.addressees
    expect(addressee).toMatchObject({ way: 'email', sentOn: '2026-11-21', deemedOn: '2026-11-25' })
    expect(addressee!.late).toContain('the letter’s dates assume Nov 24, 2026')
  })

  it('is there no more for somebody who sold', async () => {
    await send('demand', ['703'])
    await sql(
      `update ownerships set to_date = '2026-11-19' where unit_id = (select id from units where unit_number = '703')`,
    )
    expect(await mine('olivia')).toEqual([])
    const olivia = await world.as('olivia')
    expect((await olivia.call(notifications.list, { query: {} })).items).toMatchObject([
      { title: 'No longer available' },
    ])
  })
})

describe('what cannot be sent', () => {
  it('is refused whole, with what is missing and where', async () => {
    const body = await order('welcome', ['101', '703', '804'], { to: 'tenants', answers: [] })
    const { status, body: answer } = await mandeep.send('POST', '/api/letter-runs', { body })
    expect([status, answer.errors]).toEqual([
      400,
      [
        { field: 'unitIds', message: 'Unit 101 has no tenant today.' },
        { field: 'answers.contact', message: 'Contact must be filled in.' },
        { field: 'answers.garbage', message: 'Garbage and recycling must be filled in.' },
        { field: 'unitIds', message: 'Unit 703 has no tenant today.' },
        { field: 'unitIds', message: 'Unit 804 has no tenant today.' },
      ],
    ])
    expect((await mandeep.call(forms.runs, { query: {} })).items).toEqual([])
  })

  it('is a demand that leaves less than the time of section 112', async () => {
    const body = await order('demand', ['703'])
    const answers = body.answers.map((one) => (one.key === 'payBy' ? { ...one, text: '2026-12-01' } : one))
    const { status, body: answer } = await mandeep.send('POST', '/api/letter-runs', { body: { ...body, answers } })
    expect([status, answer.errors[0].field]).toEqual([400, 'answers.payBy'])
    expect(answer.error).toContain('Strata Property Act, s. 112')
  })

  it('is a letter to nobody, or to a unit next door', async () => {
    const body = await order('welcome', ['703'])
    expect((await mandeep.send('POST', '/api/letter-runs', { body: { ...body, unitIds: [] } })).status).toBe(400)
    const [{ id }] = await sql(`select id from units where unit_number = '12'`)
    expect((await mandeep.send('POST', '/api/letter-runs', { body: { ...body, unitIds: [id] } })).status).toBe(404)
  })
})

describe('sending', () => {
  it('happens once: a call again with its key, and a job that begins anew, send nothing more', async () => {
    const body = await order('demand', ['101', '703'])
    const headers = { 'idempotency-key': 'letters-1' }
    const first = await mandeep.send('POST', '/api/letter-runs', { body, headers })
    const again = await mandeep.send('POST', '/api/letter-runs', { body, headers })
    expect(again.body.data._id).toBe(first.body.data._id)
    const work = { buildingId: mandeep.buildingId!, runId: first.body.data._id }
    for (let time = 1; time <= 3; time++) await world.platform.jobs.enqueue(world.context(), 'letters.deliver', work)
    await world.jobs.drain()
    expect(await sql(`select count(*)::int as n from documents where title like 'Demand%'`)).toEqual([{ n: 2 }])
    expect(world.mails.filter(({ subject }) => subject.startsWith('Demand'))).toHaveLength(1)
    expect(await sql(`select count(*)::int as n from changes where action = 'finished'`)).toEqual([{ n: 1 }])
  })

  it('by several that work at the same moment happens once', async () => {
    const { body } = await mandeep.send('POST', '/api/letter-runs', { body: await order('demand', ['101', '703']) })
    const work = { buildingId: mandeep.buildingId!, runId: body.data._id }
    await Promise.all([1, 2, 3].map(() => deliverRun(world.context(), work)))
    await world.jobs.drain()
    expect(await sql(`select count(*)::int as n from documents where title like 'Demand%'`)).toEqual([{ n: 2 }])
    expect(await sql(`select count(*)::int as n from attachments where subject = 'letter'`)).toEqual([{ n: 2 }])
    expect(await sql(`select count(*)::int as n from notifications where kind = 'letter.notice'`)).toEqual([{ n: 1 }])
    expect(world.mails.filter(({ subject }) => subject.startsWith('Demand'))).toHaveLength(1)
  })

  it('broken off in the middle goes on where it was', async () => {
    const { keep } = world.platform.files
    let kept = 0
    Object.assign(world.platform.files, {
      keep: (...file: Parameters<typeof keep>) => {
        kept += 1
        if (kept === 2) throw new Error('the machine went away')
        return keep.apply(world.platform.files, file)
      },
    })
    const { _id } = await mandeep.call(forms.send, { body: await order('demand', ['101', '102', '703']) })
    await expect(world.jobs.drain()).rejects.toThrow('the machine went away')
    const half = await mandeep.call(forms.run, { params: { id: _id } })
    expect(half.letters.map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting'])
    Object.assign(world.platform.files, { keep })
    await world.platform.jobs.enqueue(world.context(), 'letters.deliver', {
      buildingId: mandeep.buildingId!,
      runId: _id,
    })
    await world.jobs.drain()
    const whole = await mandeep.call(forms.run, { params: { id: _id } })
    expect(whole.letters.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    expect(await sql(`select count(*)::int as n from documents where title like 'Demand%'`)).toEqual([{ n: 3 }])
  })

  it('says of a letter that the library refuses that it failed, and goes on with the others', async () => {
    const { keep } = world.platform.files
    let kept = 0
    Object.assign(world.platform.files, {
      keep: (...file: Parameters<typeof keep>) => {
        kept += 1
        if (kept === 1) throw new Refusal(413, 'BUILDING_FULL', 'There is no room.')
        return keep.apply(world.platform.files, file)
      },
    })
    const run = await send('demand', ['101', '703'])
    expect(run.letters.map(({ state, failure, documentId }) => [state, failure, documentId === null])).toEqual([
      ['failed', 'There is no room.', true],
      ['sent', null, false],
    ])
    expect(run).toMatchObject({ finishedAt: world.clock.now(), counts: { letters: 2, done: 2, paperWaiting: 0 } })
    expect((await mandeep.try(forms.printPack, { params: { id: run._id } })).status).toBe(409)
    const [emil] = run.letters[0]!.addressees
    const params = { id: run.letters[0]!._id, addresseeId: emil!._id }
    expect((await mandeep.try(forms.handOver, { params, body: { method: 'hand', on: '2026-11-20' } })).status).toBe(409)
    const { body } = await mandeep.send('GET', `/api/history/letter/${run.letters[0]!._id}`)
    expect(body.data).toMatchObject([{ action: 'failed', fields: [{ field: 'failure', after: 'There is no room.' }] }])
  })

  it('says what was written also after the template has changed', async () => {
    const run = await send('welcome', ['703'])
    const { _id } = (await mandeep.call(forms.templates)).find(({ kind }) => kind === 'welcome')!
    const wording = { name: 'Hi', subject: 'Hi', content: '<p>Hi</p>', to: 'residents', version: 0 }
    await mandeep.send('PUT', `/api/letter-templates/${_id}`, { body: wording })
    const { text } = await pdfWords(mandeep, `/api/letters/${run.letters[0]!._id}/pdf`)
    expect(text).toContain('The Owners, Strata Plan EPS 4821')
    expect(text).toContain('Welcome to Harbour View! We are glad')
    expect(text).toContain('Page 1 of 1')
  })

  it('keeps names that look like tags or fields as they are', async () => {
    await sql(
      `update people set first_name = '<b>{{unit.number}}', last_name = '&' where email = 'owner@parapet.example'`,
    )
    const run = await send('welcome', ['703'])
    const { html } = await (await world.as('olivia')).call(forms.myLetter, { params: { id: run.letters[0]!._id } })
    expect(html).toContain('<p>Dear &lt;b&gt;{{unit.number}} &amp;,</p>')
  })
})

describe('particulars about a tenant', () => {
  it('go to the tenant, with a copy to the owner of which the letter tells', async () => {
    const run = await send('particulars', ['305'], { to: 'tenants' })
    expect(run.letters[0]!.addressees.map(({ name, isCopy }) => [name, isCopy])).toEqual([
      ['Theo Tenant', false],
      ['Olivia Owner', true],
    ])
    const { html } = await (await world.as('theo')).call(forms.myLetter, { params: { id: run.letters[0]!._id } })
    expect(html).toContain('<p>Copy to: Olivia Owner</p>')
    expect(await mine('olivia')).toHaveLength(1)
  })
})
