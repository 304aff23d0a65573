/** Papers: printed for each who waits, noted when handed over; and what the page of a unit says of its letters. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forms } from '../../../../contract/forms.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { letterDesk, pdfWords } from '../../../testing/letters.ts'
import { atOnceOn } from '../../../testing/locks.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let send: ReturnType<typeof letterDesk>['send']
let unitsCalled: ReturnType<typeof letterDesk>['unitsCalled']
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  ;({ send, unitsCalled } = letterDesk(world, () => mandeep))
  await world.connection.pool.query(`update units set strata_lot = '15'`)
  await world.connection.pool.query(
    `update people set email_notice_consent = true where email = 'owner@parapet.example'`,
  )
})
afterEach(() => world.close())

describe('paper', () => {
  it('is printed for each who waits, noted when handed over, and put right', async () => {
    const run = await send('demand', ['101', '102', '703'])
    const pack = `/api/letter-runs/${run._id}/print-pack`
    const { text, totalPages } = await pdfWords(mandeep, pack)
    expect(totalPages).toBe(3)
    for (const name of ['Emil Novak', 'Hana Sato', 'Tidewater Holdings Ltd.']) expect(text).toContain(name)
    expect(text).not.toContain('Olivia')
    const [emil, hana] = run.letters[0]!.addressees
    const hand = (addresseeId: string, body: object) =>
      mandeep.send('POST', `/api/letters/${run.letters[0]!._id}/addressees/${addresseeId}/handover`, { body })
    const given = await hand(emil!._id, { method: 'hand', on: '2026-11-20' })
    expect(given.body.data.addressees[0]).toMatchObject({
      ...{ method: 'hand', sentOn: '2026-11-20', deemedOn: '2026-11-20', late: null },
      source: 'Strata Property Act, s. 61',
    })
    world.clock.advance(2 * 86_400_000)
    mandeep = await world.as('mandeep')
    const put = await hand(hana!._id, { method: 'door', on: '2026-11-22' })
    expect(put.body.data.addressees[1]).toMatchObject({ deemedOn: '2026-11-26' })
    expect(put.body.data.addressees[1].late).toContain('the letter’s dates assume Nov 24, 2026')
    expect((await hand(hana!._id, { method: 'mailbox', on: '2026-11-20' })).body.data.addressees[1]).toMatchObject({
      ...{ method: 'mailbox', deemedOn: '2026-11-24', late: null },
    })
    const { body } = await mandeep.send('GET', `/api/history/letter/${run.letters[0]!._id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'hand-over corrected',
      'handed over',
      'handed over',
    ])
    const registered = await hand(hana!._id, { method: 'recordedMail', on: '2026-11-20' })
    expect(registered.body.data.addressees[1]).toMatchObject({ deemedOn: null, source: null })
    expect(registered.body.data.addressees[1].late).toContain('doesn’t list registered mail')
    for (const [on, message] of [
      ['2026-11-23', 'This date is in the future'],
      ['2026-11-19', 'This date is before the date of the letter'],
    ])
      expect((await hand(hana!._id, { method: 'hand', on })).body.errors).toEqual([{ field: 'on', message }])
    expect((await mandeep.call(forms.run, { params: { id: run._id } })).counts.paperWaiting).toBe(1)
  })

  it('that two hand over at the same moment is noted once', async () => {
    const [letter] = (await send('demand', ['102'])).letters
    const params = { id: letter!._id, addresseeId: letter!.addressees[0]!._id }
    const row = { table: 'letter_addressees', id: params.addresseeId }
    const answers = await atOnceOn(
      world,
      row,
      (['hand', 'mail'] as const).map(
        (method) => () => mandeep.try(forms.handOver, { params, body: { method, on: '2026-11-20' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await mandeep.send('GET', `/api/history/letter/${letter!._id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['handed over'])
  })

  it('is not handed to whom it goes by email, and there is no pack where nothing waits', async () => {
    const run = await send('demand', ['703'])
    const [letter] = run.letters
    const params = { id: letter!._id, addresseeId: letter!.addressees[0]!._id }
    const { status } = await mandeep.try(forms.handOver, { params, body: { method: 'hand', on: '2026-11-20' } })
    expect(status).toBe(409)
    expect((await mandeep.try(forms.printPack, { params: { id: run._id } })).status).toBe(409)
  })
})

describe('the page of a unit', () => {
  it('tells those who manage of its letters, and nobody else', async () => {
    const run = await send('demand', ['703'])
    const params = { id: (await unitsCalled('703'))[0]! }
    const panelOf = async (who: Caller) =>
      (await who.call(units.get, { params })).panels.find(({ key }) => key === 'letters')
    expect(await panelOf(mandeep)).toMatchObject({
      rows: [{ title: 'Demand for payment, unit 703', state: { words: 'Sent' }, to: `/letters/${run._id}` }],
    })
    expect(await panelOf(await world.as('olivia'))).toBeUndefined()
  })
})
