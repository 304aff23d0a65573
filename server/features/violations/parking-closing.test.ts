/** How a case that parking began ends: with the parking violation, before it, or after it; also at the same moment. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { parking } from '../../../contract/parking.ts'
import { violations } from '../../../contract/violations.ts'
import { atOnceOn } from '../../testing/locks.ts'
import { postAllAtOnce } from '../../testing/race.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { parkingDesk } from './testing/parking-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof parkingDesk>>
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  desk = await parkingDesk(world)
})
afterEach(() => world.close())

const kindsOf = async (id: string) => (await desk.get(id)).events.map(({ kind }) => kind)
const stepsOf = async (id: string) => (await desk.parked(id)).steps.map(({ kind }) => kind)
const settled = { step: 'close', as: 'settled', reason: 'The owner apologized.' } as const

describe('closing the parking violation', () => {
  it.each(['reported', 'reviewed'])('closes a case that is %s, as corrected, and notifies no one', async (stage) => {
    const { _id: id } = await desk.recorded('BLUE 1')
    if (stage === 'reviewed') await desk.steps.screen(id, await desk.review('305'))
    await world.jobs.drain()
    const mails = world.mails.length
    expect((await desk.tryClose(id)).body.data).toMatchObject({ isOpen: false, caseIsOpen: false })
    expect(await desk.get(id)).toMatchObject({
      ...{ stage: 'closed', closedAs: 'cured', closeReason: 'The parking violation was closed.' },
    })
    expect((await kindsOf(id)).at(-1)).toBe('close')
    expect(await kindsOf(id)).not.toContain('parkingClosed')
    await world.jobs.drain()
    expect(world.mails).toHaveLength(mails)
  })

  it.each(['a warning', 'the particulars'])('leaves a case open after %s, and says so', async (sent) => {
    const { _id: id } = await desk.recorded('BLUE 1')
    await desk.steps.screen(id, await desk.review('305', { accused: 'tenants' }))
    await (sent === 'a warning'
      ? desk.step(id, { step: 'warn', words: 'Please park in your stall.' })
      : desk.steps.particulars(id))
    expect((await desk.tryClose(id)).body.data).toMatchObject({ isOpen: false, caseIsOpen: true })
    expect((await desk.parked(id, 'theo')).caseIsOpen).toBeNull()
    expect((await desk.get(id)).closedAs).toBeNull()
    expect((await kindsOf(id)).at(-1)).toBe('parkingClosed')
    await desk.step(id, settled)
    expect([await desk.parked(id), await stepsOf(id)]).toMatchObject([{ caseIsOpen: false }, ['opened', 'closed']])
  })
})

it('closing the parking violation leaves a case that is more than parking’s', async () => {
  const complained = (await desk.recorded('BLUE 1'))._id
  const complaint = { complainant: 'Pat Doe', receivedOn: '2026-11-20', words: 'It blocks my stall too.' }
  await desk.step(complained, { step: 'addComplaint', ...complaint })
  const written = (await desk.recorded('RED 2'))._id
  await desk.steps.screen(written, await desk.review('305'))
  await desk.steps.particulars(written)
  // The review makes the particulars void, but people have them.
  await desk.steps.screen(written, await desk.review('305', { place: 'Ramp' }))
  for (const id of [complained, written])
    expect((await desk.tryClose(id)).body.data).toMatchObject({ isOpen: false, caseIsOpen: true })
})

describe('closing the case', () => {
  it('closes the parking violation, without the reason of the case, and opening it again doesn’t', async () => {
    const { _id: id } = await desk.recorded('BLUE 1')
    await desk.step(id, settled)
    const closed = { isOpen: false, closeReason: 'By management.', can: [] }
    expect(await desk.parked(id)).toMatchObject(closed)
    expect(await stepsOf(id)).toEqual(['opened', 'closed'])
    expect(await kindsOf(id)).toEqual(['report', 'close'])
    const mandeep = await desk.as('mandeep')
    const log = await mandeep.call(audit.history, { params: { subject: 'parkingViolation', id }, query: {} })
    expect(log.items.map(({ action }) => action)).toEqual(['closed', 'opened'])
    await desk.step(id, { step: 'reopen', reason: 'It is back.' })
    expect(await desk.parked(id)).toMatchObject({ ...closed, caseIsOpen: true })
    // The vehicle of a case that is open is seen again.
    expect(await desk.recorded('BLUE 1')).toMatchObject({ number: 1, isOpen: true, closeReason: '' })
    await desk.tryClose(id)
    expect((await desk.recorded('BLUE 1')).number).toBe(2)
  })

  it('leaves one that is about something else alone', async () => {
    const { _id: id } = await desk.recorded('BLUE 1')
    const other = await desk.reported()
    await desk.step(other, settled)
    expect((await desk.parked(id)).isOpen).toBe(true)
  })
})

describe('at the same moment', () => {
  const rounds = 5

  it('both ends close both, once each', { timeout: 120_000 }, async () => {
    const mandeep = await desk.as('mandeep')
    for (let round = 0; round < rounds; round += 1) {
      const { _id: id, version } = await desk.recorded(`RACE ${round}`)
      const body = { reason: 'It is gone.', version }
      const ends = [
        () => mandeep.send('POST', `/api/parking/violations/${id}/close`, { body }),
        () => mandeep.send('POST', `/api/violations/${id}/steps`, { body: { ...settled, version: 1 } }),
      ]
      const calls = round % 2 === 0 ? ends : ends.toReversed()
      const answers = await atOnceOn(world, { table: 'violations', id }, calls)
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect([await stepsOf(id), await kindsOf(id)]).toEqual([
        ['opened', 'closed'],
        ['report', 'close'],
      ])
    }
  })

  it('two reports of one vehicle are one case', { timeout: 120_000 }, async () => {
    const link = await (await desk.as('mandeep')).call(parking.makePatrolLink, { body: { name: 'Night Watch' } })
    const path = `/api/patrol/violations?token=${link.path.split('/').at(-1)!}`
    for (let round = 0; round < rounds; round += 1) {
      const calls = [0, 1].map(() => ({ path, headers: {}, body: desk.reportOf(`TWO ${round}`) }))
      const answers = await postAllAtOnce(world.app, calls)
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { items } = await (await desk.as('mandeep')).call(violations.list, { query: {} })
      expect(items).toHaveLength(round + 1)
      expect(await stepsOf(items[0]!._id)).toEqual(['opened', 'seen again'])
    }
  })
})
