/** Who can take no part: those whom a case is about, and those who complained; and what is sent to people names no one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { violations } from '../../../contract/violations.ts'
import { openCouncil } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
let council: Awaited<ReturnType<typeof openCouncil>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
  council = await openCouncil(world)
})
afterEach(() => world.close())

const tryAs = async (who: { send: typeof council.bo.send }, id: string, step: object) => {
  const { version } = (await who.send('GET', `/api/violations/${id}`)).body.data
  return who.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
}
const about804 = async () => ({ unitId: await desk.unitId('804'), accused: 'owners' })

describe('those who take part in a decision', () => {
  /** A case whose particulars were sent, on December 10. */
  const toDecide = async (by: 'mia' | 'carla' = 'mia', review: object = {}) => {
    const id = await desk.reported(by)
    await desk.steps.screen(id, review)
    await desk.steps.particulars(id)
    desk.goTo('2026-12-10')
    await council.signIn()
    return id
  }
  const refusal = async (id: string, ...voters: string[]) => {
    const votes = { votesFor: voters.length, voters }
    const { status, body } = await tryAs(council.bo, id, desk.deciding(votes))
    return [status, body.errors]
  }
  const carlaId = () => world.cast.accounts.carla

  it('are members of council', async () => {
    const id = await toDecide()
    for (const one of [world.cast.accounts.mandeep, world.cast.accounts.ada, world.cast.accounts.sam])
      expect(await refusal(id, council.bo.accountId, one)).toEqual([
        400,
        [{ field: 'voters', message: 'Choose members of council' }],
      ])
    expect(await refusal(id)).toEqual([400, [{ field: 'voters', message: 'Choose who took part' }]])
  })

  it('aren’t those whom it is about', async () => {
    const id = await toDecide('mia', await about804())
    expect(await refusal(id, council.bo.accountId, carlaId())).toEqual([
      400,
      [{ field: 'voters', message: 'Carla Council can’t take part. The case is about them or their unit.' }],
    ])
    const deciders = await council.bo.call(violations.deciders, { params: { id } })
    expect(deciders.filter(({ barred }) => barred !== null)).toEqual([
      { _id: carlaId(), name: 'Carla Council', barred: 'The case is about them or their unit.' },
    ])
    expect(await refusal(id, council.bo.accountId)).toEqual([200, undefined])
  })

  it('aren’t the owners of a tenant whom it is about', async () => {
    const id = await toDecide()
    await desk.query(`update memberships set role = 'council' where account_id = $1`, [world.cast.accounts.olivia])
    expect(await refusal(id, world.cast.accounts.olivia)).toEqual([
      400,
      [{ field: 'voters', message: 'Olivia Owner can’t take part. The case is about them or their unit.' }],
    ])
    expect((await (await world.as('olivia')).try(violations.deciders, { params: { id } })).status).toBe(403)
  })

  it('aren’t those who complained, as residents or for council', async () => {
    const message = 'Carla Council can’t take part. They complained.'
    const reported = await toDecide('carla')
    expect(await refusal(reported, council.bo.accountId, carlaId())).toEqual([400, [{ field: 'voters', message }]])
    const body = { ...desk.report, unitId: null, complainant: '', receivedOn: '2026-12-10' }
    const { _id } = await (await desk.as('carla')).call(violations.enter, { body, files: [] })
    await desk.steps.screen(_id)
    await desk.steps.particulars(_id)
    expect(await refusal(_id, carlaId())).toEqual([400, [{ field: 'voters', message }]])
  })

  it('never include the member to whose unit the case is moved at the same moment', async () => {
    const id = await toDecide()
    const mandeep = await desk.as('mandeep')
    for (let round = 0; round < 5; round += 1) {
      await desk.steps.screen(id)
      await desk.steps.particulars(id)
      const { version } = await desk.get(id)
      const voters = [council.bo.accountId, carlaId()]
      const deciding = { ...desk.deciding({ votesFor: 2, voters }), version }
      const moving = { ...(await desk.screening(await about804())), version }
      const calls = [
        () => council.bo.send('POST', `/api/violations/${id}/steps`, { body: deciding }),
        () => mandeep.send('POST', `/api/violations/${id}/steps`, { body: moving }),
      ]
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
      expect(
        answers.map(({ status, body }) => String(body.code ?? status)).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['200', 'STALE'])
      const { unit, decision } = await desk.get(id)
      // Either council decided about Theo, or the case is Carla’s and no one has decided it.
      expect([unit!.unitNumber, decision?.voters ?? null]).toEqual(
        decision ? ['305', ['Carla Council', 'Bo Seat']] : ['804', null],
      )
      await desk.steps.screen(id, await about804())
      expect(await desk.get(id)).toMatchObject({ decision: null, stage: 'reviewed' })
      expect(await desk.missing(id)).toContain('decision: decide')
      await desk.steps.particulars(id)
      expect((await refusal(id, ...voters))[0]).toBe(400)
    }
  })
})

describe('what is sent to those whom a case is about', () => {
  const nameless = [400, 'Don’t name the person who complained']

  it('names no one who complained, in any of its fields', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    const refused = async (step: object, who: { send: typeof council.bo.send }) => {
      const { status, body } = await tryAs(who, id, step)
      return [status, body.errors?.[0].field, body.errors?.[0].message]
    }
    const mandeep = await desk.as('mandeep')
    const words = 'As Mia Member told us, it was loud.'
    const [status, message] = nameless
    const screening = await desk.screening({ place: 'Below Mia Member’s home' })
    expect(await refused(screening, mandeep)).toEqual([status, 'place', message])
    expect(await refused({ step: 'warn', words }, mandeep)).toEqual([status, 'words', message])
    const particulars = { step: 'particulars', happened: 'Music.', evidence: '', consequence: 'A fine.' }
    for (const field of ['happened', 'evidence', 'consequence'])
      expect(await refused({ ...particulars, [field]: words }, mandeep)).toEqual([status, field, message])
    await desk.steps.particulars(id)
    await desk.step(id, { step: 'requestHearing', on: '2026-11-20', reason: 'I want to explain.' })
    const hearing = { step: 'scheduleHearing', on: '2026-12-01', at: '19:00', place: 'At Ms. Member’s' }
    expect(await refused(hearing, mandeep)).toEqual([status, 'place', message])
    desk.goTo('2026-12-10')
    await council.signIn()
    const deciding = desk.deciding({ voters: [council.bo.accountId], reasons: words })
    expect(await refused(deciding, council.bo)).toEqual([status, 'reasons', message])
    await desk.steps.decide(id)
    const telling = { step: 'tell', reasons: 'The log.', outcome: '' }
    const again = await desk.as('mandeep')
    for (const field of ['reasons', 'outcome'])
      expect(await refused({ ...telling, [field]: words }, again)).toEqual([status, field, message])
    await desk.step(id, { step: 'holdHearing', on: '2026-12-10', words: '' })
    await desk.steps.tell(id)
    await desk.step(id, desk.fining)
    const cancelling = { step: 'cancelPenalty', nth: 1, reason: 'Mia Member was mistaken.' }
    expect(await refused(cancelling, again)).toEqual([status, 'reason', message])
  })

  it('has no location in the words of someone who complained and is named later', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id, { place: 'Door of Hana Sato' })
    await desk.step(id, { step: 'addComplaint', complainant: 'Hana Sato', receivedOn: '2026-11-20', words: 'Music.' })
    const particulars = { step: 'particulars', happened: 'Music.', evidence: '', consequence: 'A fine.' } as const
    const { status, body } = await desk.tryStep(id, particulars)
    expect([status, body.errors]).toEqual([400, [{ field: 'place', message: nameless[1] }]])
  })

  it('may name the managers who saw it themselves', async () => {
    const body = { ...desk.report, unitId: null, complainant: '', receivedOn: '2026-11-20' }
    const { _id } = await (await desk.as('mandeep')).call(violations.enter, { body, files: [] })
    await desk.steps.screen(_id)
    await desk.step(_id, { step: 'warn', words: 'Mandeep Manager heard it.' })
    expect(world.mails.some(({ text }) => text.includes('Mandeep Manager heard it.'))).toBe(true)
  })
})
