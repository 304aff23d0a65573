/** Records that are handed over in parts, since each is owed by its own day. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../../contract/audit.ts'
import { forms } from '../../../../contract/forms.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
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

const item = (kind: 'minutes' | 'bylaws') => ({ kind, words: '', from: null, until: null })
const files = [new File(['words'], 'record.txt', { type: 'text/plain' })]
/** Minutes, which are owed after two weeks, and bylaws, which are owed after one. */
const ask = () =>
  olivia.call(forms.askRecords, {
    body: { items: [item('minutes'), item('bylaws')], form: 'email', standing: 'owner' },
  })
const at = (request: RecordsRequest, index = 0) => ({ id: request._id, itemId: request.items[index]!._id })
const step = (who: Caller, request: RecordsRequest, path: string, body: object = {}) =>
  who.send('POST', `/api/records-requests/${request._id}/${path}`, { body: { version: request.version, ...body } })
const latestMail = () => world.mails.findLast(({ to }) => to.includes(emailOf('olivia')))!

describe('a request for records of two clocks', () => {
  it('hands over what is due first, while the rest stays owed by its own day', async () => {
    const asked = await ask()
    const early = await step(carla, asked, 'deliver', { how: 'online', on: '2026-11-20' })
    expect([early.status, early.body.error]).toEqual([409, 'This request has nothing to provide yet.'])
    const ready = await carla.call(forms.prepareRecord, {
      params: at(asked, 1),
      body: { version: asked.version },
      files,
    })
    expect([asked.dueOn, ready.dueOn, ready.can.deliver]).toEqual(['2026-11-27', '2026-11-27', true])
    const part = (await step(carla, ready, 'deliver', { how: 'online', on: '2026-11-20' })).body.data as RecordsRequest
    expect(part).toMatchObject({ status: 'received', dueOn: '2026-12-04', can: { deliver: false, refuse: false } })
    const mine = await olivia.call(forms.recordsRequest, { params: { id: asked._id } })
    expect(mine.steps[0]).toMatchObject({ kind: 'delivered', words: 'bylaws' })
    expect(mine.items.map((one) => [one.status, one.files.length])).toEqual([
      ['open', 0],
      ['given', 1],
    ])
    const { body: history } = await carla.send('GET', `/api/history/recordsRequest/${asked._id}`)
    const [handed] = history.data as Change[]
    expect(handed!.action).toBe('delivered')
    expect(handed!.fields).toEqual(
      expect.arrayContaining([
        { field: 'given', before: 0, after: 1 },
        { field: 'deliveredOn', before: null, after: '2026-11-20' },
      ]),
    )
    await world.jobs.drain()
    const first = latestMail().text
    expect(first).toMatch(/Provided: Bylaws/)
    expect(first).toMatch(/Outstanding, due on Dec 4, 2026: Minutes/)

    const again = { version: part.version, ground: 'other', words: 'A mistake' } as const
    for (const late of [
      await carla.try(forms.refuseRecord, { params: at(asked, 1), body: again }),
      await carla.try(forms.reopenRecord, { params: at(asked, 1), body: again }),
      await olivia.try(forms.withdrawRecord, { params: at(asked, 1), body: again }),
    ])
      expect([late.status, late.body.error]).toEqual([409, 'This record has already been answered.'])

    const rest = await carla.call(forms.refuseRecord, { params: at(asked), body: again })
    const done = (await step(carla, rest, 'refuse')).body.data as RecordsRequest
    expect(done).toMatchObject({ status: 'partlyRefused', dueOn: null })
    await world.jobs.drain()
    const last = latestMail()
    expect(last.subject).toBe('The rest of your records request is refused (R-1)')
    expect(last.text).not.toContain('Bylaws')
  })

  it('ends as fulfilled when the asker takes the rest back after a part came', async () => {
    const asked = await ask()
    const ready = await carla.call(forms.prepareRecord, {
      params: at(asked, 1),
      body: { version: asked.version },
      files,
    })
    const part = (await step(carla, ready, 'deliver', { how: 'online', on: '2026-11-20' })).body.data as RecordsRequest
    const done = (await step(olivia, part, 'withdraw')).body.data as RecordsRequest
    expect([done.status, done.items.map(({ status }) => status)]).toEqual(['fulfilled', ['withdrawn', 'given']])
    expect(done.items[1]!.files).toHaveLength(1)
  })
})
