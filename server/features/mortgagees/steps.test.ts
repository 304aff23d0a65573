/** The steps of a mortgagee's request over HTTP: renewed, ended, restored, and what each refuses. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { mortgagees } from '../../../contract/mortgagees.ts'
import type { Mortgagee, MortgageeStep } from '../../../contract/mortgagees/mortgagee.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addTo } from './testing/mortgagees.ts'

let world: World
let carla: Caller
let made: Mortgagee
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  made = await addTo(carla, '703', { requestedOn: '2021-11-19' })
})
afterEach(() => world.close())

const ended = { step: 'end', endedOn: '2026-11-19', reason: 'discharged' } as const
const take = (step: MortgageeStep): Promise<Mortgagee> =>
  carla.call(mortgagees.step, { params: { id: made._id }, body: step })
const refused = async (body: object) => {
  const answer = await carla.send('POST', `/api/mortgagees/${made._id}/steps`, { body })
  return [answer.status, answer.body.errors?.[0] ?? answer.body.error]
}

it('a request that lapsed is renewed, ended and restored, and its history says so', async () => {
  expect(made.state).toBe('lapsed')
  expect(await take({ step: 'renew', requestedOn: '2026-11-10', version: 1 })).toMatchObject({
    ...{ requestedOn: '2026-11-10', endsOn: '2031-11-10', state: 'live', version: 2 },
  })
  expect(await take({ ...ended, version: 2 })).toMatchObject({
    ...{ endedOn: '2026-11-19', endReason: 'discharged', state: 'ended', version: 3 },
  })
  expect(await take({ step: 'restore', version: 3 })).toMatchObject({
    ...{ endedOn: null, endReason: null, state: 'live', version: 4 },
  })
  const { items } = await carla.call(audit.history, { params: { subject: 'mortgagee', id: made._id }, query: {} })
  expect(items.map(({ action }) => action)).toEqual(['restored', 'ended', 'renewed', 'added'])
})

it.each([
  [
    { step: 'renew', requestedOn: '2021-11-18' },
    'requestedOn',
    'Enter a date after Nov 19, 2021, the date of the request on file',
  ],
  [
    { step: 'renew', requestedOn: '2021-11-19' },
    'requestedOn',
    'Enter a date after Nov 19, 2021, the date of the request on file',
  ],
  [{ step: 'renew', requestedOn: '2026-11-21' }, 'requestedOn', 'This date is in the future'],
  [{ ...ended, endedOn: '2026-11-21' }, 'endedOn', 'This date is in the future'],
  [{ ...ended, endedOn: '2021-11-18' }, 'endedOn', 'The request was received on Nov 19, 2021, after this date'],
])('%o is refused by its day', async (step, field, message) => {
  expect(await refused({ ...step, version: 1 })).toEqual([400, { field, message }])
})

it('a request that was ended is neither ended again, renewed nor changed, and one that wasn’t isn’t restored', async () => {
  expect(await refused({ step: 'restore', version: 1 })).toEqual([409, 'This request was not ended.'])
  await take({ ...ended, version: 1 })
  expect(await refused({ ...ended, version: 2 })).toEqual([409, 'This request has ended already.'])
  const restoreFirst = 'This request has ended. Restore it first.'
  expect(await refused({ step: 'renew', requestedOn: '2026-11-10', version: 2 })).toEqual([409, restoreFirst])
  const { lender, address, email, reference, requestedOn } = made
  const body = { lender, address, email, reference, requestedOn, version: 2 }
  const change = await carla.send('PUT', `/api/mortgagees/${made._id}`, { body })
  expect([change.status, change.body.error]).toEqual([409, restoreFirst])
})

it('a step on an outdated look is refused, with the mortgagee as it is now', async () => {
  const after = await take({ step: 'renew', requestedOn: '2026-11-10', version: 1 })
  for (const step of [ended, { step: 'renew', requestedOn: '2026-11-11' }, { step: 'restore' }]) {
    const { status, body } = await carla.send('POST', `/api/mortgagees/${made._id}/steps`, {
      body: { ...step, version: 1 },
    })
    expect([status, body.code, body.current]).toEqual([409, 'STALE', after])
  }
})
