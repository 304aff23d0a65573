/** The steps of a case before and after the gate: what each does, and when it is refused. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { violations } from '../../../contract/violations.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

type Sent = Parameters<typeof desk.tryStep>[1]
const refusal = async (id: string, sent: Sent, by?: 'carla' | 'mandeep' | 'theo') => {
  const { status, body } = await desk.tryStep(id, sent, by)
  return status === 400 ? [status, body.errors[0].field, body.errors[0].message] : [status, body.code, body.error]
}
const sentTo = async () => {
  const id = await desk.reported()
  await desk.steps.screen(id)
  await desk.steps.particulars(id)
  return id
}
const mailsTo = (address: string) =>
  world.mails.filter(({ to }) => JSON.stringify(to).includes(address)).map(({ subject }) => subject)

describe('every step', () => {
  it('is refused on a stale version, with the case as it is', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    const body = { step: 'warn', words: 'Please keep the noise down.', version: 1 }
    const answer = await (await desk.as('mandeep')).send('POST', `/api/violations/${id}/steps`, { body })
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE'])
    expect(answer.body.current).toMatchObject({ _id: id, version: 2, stage: 'reviewed' })
    const theo = await desk.as('theo')
    await desk.steps.particulars(id)
    const late = await theo.try(violations.answer, {
      ...{ params: { id }, files: [] },
      body: { words: 'I was away.', version: 1 },
    })
    expect([late.status, late.body.code, late.body.current]).toMatchObject([
      409,
      'STALE',
      { state: 'answer', version: 3 },
    ])
    expect(JSON.stringify(late.body)).not.toContain('Mia')
  })

  it('is refused once the case is closed, until it is reopened', async () => {
    const id = await sentTo()
    expect(await refusal(id, { step: 'reopen', reason: 'Again.' })).toEqual([409, 'CONFLICT', 'This case is open.'])
    await desk.step(id, { step: 'close', as: 'withdrawn', reason: 'She took it back.' })
    expect(await desk.get(id)).toMatchObject({ stage: 'closed', closedAs: 'withdrawn', steps: ['reopen'], next: null })
    for (const sent of [{ step: 'warn', words: 'Again.' }, desk.fining, await desk.screening()] as Sent[])
      expect(await refusal(id, sent)).toEqual([409, 'CONFLICT', 'This case is closed.'])
    const open = await desk.step(id, { step: 'reopen', reason: 'It began again.' })
    expect(open).toMatchObject({ stage: 'answering', closedAs: null, closedOn: null, closeReason: '' })
    expect(open.events.map(({ kind }) => kind)).toEqual(['report', 'screen', 'particulars', 'close', 'reopen'])
  })

  it('is for those who manage the building: 403 for residents, 404 next door', async () => {
    const id = await desk.ready()
    for (const name of ['theo', 'olivia', 'mia', 'vic'] as const) {
      const caller = await desk.as(name)
      for (const path of ['', `/board`, `/${id}`, `/${id}/deciders`, `/${id}/proof`])
        expect([name, path, (await caller.send('GET', `/api/violations${path}`)).status]).toEqual([name, path, 403])
      for (const path of ['', `/${id}/steps`, `/${id}/files`])
        expect((await caller.send('POST', `/api/violations${path}`, { body: {} })).status).toBe(403)
    }
    const ada = await world.as('ada')
    const body = { ...desk.fining, version: 5 }
    expect((await ada.send('POST', `/api/violations/${id}/steps`, { body })).status).toBe(404)
    expect((await ada.send('GET', `/api/violations/${id}`)).status).toBe(404)
  })

  it('has its people: council decides, and who keeps the books charges', async () => {
    const id = await desk.ready()
    expect(await refusal(id, desk.deciding())).toEqual([403, 'FORBIDDEN', 'Only council decides.'])
    const costs = { step: 'charge', cents: 100, dueOn: '2027-01-15', words: 'Cleaning.' } as const
    for (const sent of [desk.fining, costs])
      expect(await refusal(id, sent, 'carla')).toEqual([
        ...[403, 'FORBIDDEN', 'Only the people who keep the books can charge.'],
      ])
    expect((await desk.get(id)).penalties).toEqual([])
    expect((await desk.get(id, 'carla')).steps).not.toContain('fine')
  })

  it('is refused to a member of council whom the case is about, in every way', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id, { unitId: await desk.unitId('804'), accused: 'owners' })
    const words = 'This case is about you or your unit, so someone else has to handle it.'
    for (const sent of [await desk.screening(), desk.deciding(), { step: 'close', as: 'dismissed', reason: 'No.' }])
      expect(await refusal(id, sent as Sent, 'carla')).toEqual([403, 'FORBIDDEN', words])
    const carla = await desk.as('carla')
    const answer = await carla.try(violations.addFiles, { params: { id }, body: {}, files: [textFile()] })
    expect([answer.status, answer.body.error]).toEqual([403, words])
    expect(await desk.get(id, 'carla')).toMatchObject({ isAboutMe: true, steps: [], complaints: [], checks: [] })
  })
})

describe('a report', () => {
  it.each([
    ['happens tomorrow', { happenedOn: '2026-11-21' }, 'happenedOn', 'This date is in the future'],
    ['was two years ago', { happenedOn: '2024-11-19' }, 'happenedOn', 'Choose Nov 20, 2024 or later'],
    ['has no words', { words: ' ' }, 'words', expect.any(String)],
  ])('is refused where it %s', async (_, more, field, message) => {
    const body = { ...desk.report, ...more }
    const { status, body: answer } = await (await desk.as('mia')).try(violations.report, { body, files: [] })
    expect([status, answer.errors]).toEqual([400, [{ field, message }]])
  })

  it('about a unit next door isn’t found', async () => {
    const [{ id: unitId }] = await desk.query(`select id from units where unit_number = '14'`)
    const body = { ...desk.report, unitId }
    expect((await (await desk.as('mia')).try(violations.report, { body, files: [] })).status).toBe(404)
  })

  it('that came on paper names who complained, who hears nothing', async () => {
    const paper = { ...desk.report, complainant: 'Hana Sato', receivedOn: '2026-11-19', unitId: null }
    const mandeep = await desk.as('mandeep')
    const one = await mandeep.call(violations.enter, { body: paper, files: [textFile('log.txt')] })
    expect(one).toMatchObject({
      ...{ number: 1, reportedOn: '2026-11-19', stage: 'reported' },
      complaints: [{ by: 'Hana Sato', isStaff: false, receivedOn: '2026-11-19', files: [{ fileName: 'log.txt' }] }],
    })
    const early = await mandeep.try(violations.enter, { body: { ...paper, receivedOn: '2026-11-17' }, files: [] })
    expect(early.body.errors).toEqual([{ field: 'receivedOn', message: 'Choose Nov 18, 2026 or later' }])
    const own = await mandeep.call(violations.enter, { body: { ...paper, complainant: '' }, files: [] })
    expect(own.complaints).toMatchObject([{ by: 'Mandeep Manager', isStaff: true }])
  })

  it('is followed by who reported it, to its end and no further', async () => {
    const id = await sentTo()
    const mia = await desk.as('mia')
    const mine = await mia.call(violations.getMine, { params: { id } })
    expect(mine).toMatchObject({
      ...{ side: 'complainant', state: 'handled', words: 'Loud music until two.', unitNumber: null, steps: [] },
      ...{ letters: [], bylaw: null, answeredOn: null, hearing: null },
    })
    await desk.step(id, { step: 'close', as: 'settled', reason: 'Theo apologized.' })
    expect((await mia.call(violations.getMine, { params: { id } })).state).toBe('closed')
    expect(mailsTo('member@parapet.example')).toContainEqual(expect.stringContaining('Your report V-1 is closed'))
    expect(JSON.stringify(world.mails)).not.toContain('Theo apologized.')
  })
})

describe('a review', () => {
  it('of another unit makes void what was sent, and those before no longer see the case', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    await desk.step(id, { step: 'warn', words: 'Please keep the noise down.' })
    await desk.steps.particulars(id)
    await desk.step(id, { step: 'requestHearing', on: '2026-11-20', reason: 'I want to explain.' })
    await desk.step(id, { step: 'scheduleHearing', on: '2026-12-01', at: '19:00', place: 'Lounge' })
    await desk.step(id, { step: 'recordAnswer', on: '2026-11-20', words: 'I was away.' })
    const theo = await desk.as('theo')
    expect((await theo.try(violations.getMine, { params: { id } })).status).toBe(200)
    const same = await desk.steps.screen(id, { words: 'Loud music, twice.' })
    expect(same).toMatchObject({ stage: 'hearing', warnedOn: '2026-11-20', answer: { words: 'I was away.' } })
    const moved = await desk.steps.screen(id, { unitId: await desk.unitId('703'), accused: 'owners' })
    expect(moved).toMatchObject({
      ...{ stage: 'reviewed', particulars: null, answer: null, answerBy: null, hearing: null, warnedOn: null },
    })
    for (const name of ['theo', 'olivia'] as const)
      expect((await (await desk.as(name)).try(violations.getMine, { params: { id } })).status).toBe(404)
    expect((await theo.send('GET', '/api/notifications?limit=100')).text).not.toContain('V-1')
  })

  it('under another bylaw keeps the warning, and makes the rest void', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    await desk.step(id, { step: 'warn', words: 'Please keep the noise down.' })
    await desk.steps.particulars(id)
    expect(await desk.steps.screen(id, { happenedOn: '2026-11-17' })).toMatchObject({
      ...{ stage: 'reviewed', particulars: null, warnedOn: '2026-11-20' },
    })
  })

  it('after a decision voids that too, and waits until a penalty is cancelled', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    const words = 'Cancel the penalty first: it rests on the case as it is.'
    expect(await refusal(id, await desk.screening({ accused: 'owners' }))).toEqual([409, 'CONFLICT', words])
    await desk.step(id, { step: 'cancelPenalty', nth: 1, reason: 'The wrong person.' })
    expect(await desk.steps.screen(id, { accused: 'owners' })).toMatchObject({ stage: 'reviewed', decision: null })
    // What council decided stays in the register.
    const register = await (await desk.as('carla')).send('GET', '/api/decisions')
    expect(register.body.data.map((one: { number: string }) => one.number)).toEqual(['D-2026-001'])
  })

  it.each([
    ['a tenant caused by their tenant', { causedBy: 'tenant' }, 'causedBy', 'Choose “Themselves” for the tenant'],
    ['no unit', { unitId: null }, 'unitId', 'Choose a unit'],
    ['tomorrow', { happenedOn: '2026-11-21' }, 'happenedOn', 'This date is in the future'],
    ['a day before the bylaw', { happenedOn: '2024-11-02' }, 'bylawId', expect.stringContaining('in force')],
  ])('with %s is refused', async (_, more, field, message) => {
    const id = await desk.reported()
    expect(await refusal(id, await desk.screening(more))).toEqual([400, field, message])
  })
})

describe('files', () => {
  const filesOf = (many: number, from = 0) =>
    Array.from({ length: many }, (_, nth) => textFile(`log ${from + nth}.txt`, `Log ${from + nth}`))

  it('are kept with the case, up to sixty', async () => {
    const id = await desk.reported()
    const mandeep = await desk.as('mandeep')
    const add = (many: number, from: number) =>
      mandeep.try(violations.addFiles, { params: { id }, body: {}, files: filesOf(many, from) })
    for (let from = 0; from < 60; from += 10) expect((await add(10, from)).status).toBe(200)
    const { status, body } = await add(1, 60)
    expect([status, body.code]).toEqual([413, 'TOO_MANY_FILES'])
    const { files } = await desk.get(id)
    expect(files).toHaveLength(60)
    expect((await mandeep.send('GET', `/api/violations/${id}/files/${files[0]!._id}`)).text).toBe('Log 0')
  })

  it('are ten at a time, also with a report', async () => {
    const body = { ...desk.report }
    const { status } = await (await desk.as('mia')).try(violations.report, { body, files: filesOf(11) })
    expect(status).toBe(413)
    expect((await (await desk.as('mandeep')).send('GET', '/api/violations')).body.data).toEqual([])
  })
})
