/** Whose case it is: while no one knows the unit, after people moved, and once it turns out to be about someone else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { violations } from '../../../contract/violations.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

const report = async (place: string): Promise<string> => {
  const body = { ...desk.report, place }
  const { _id } = await (await desk.as('mia')).call(violations.report, { body, files: [] })
  await world.jobs.drain()
  return _id
}
const mine = async (name: Name, id: string) => (await desk.as(name)).try(violations.getMine, { params: { id } })
const mailsTo = (to: string): string[] => world.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)

describe('a report without a unit', () => {
  it('that names the unit of a council member is about them from the start', async () => {
    const id = await report('Unit 804, Harbour View')
    expect(mailsTo('manager@parapet.example')).toContainEqual(expect.stringContaining('V-1'))
    expect(mailsTo('council@parapet.example')).toEqual([])
    expect(await desk.get(id, 'carla')).toMatchObject({
      isAboutMe: true,
      complaints: [],
      words: '',
      place: '',
      steps: [],
    })
    expect((await desk.tryStep(id, { step: 'close', as: 'dismissed', reason: 'No.' }, 'carla')).status).toBe(403)
    expect(await desk.get(id)).toMatchObject({ complaints: [{ by: 'Mia Member' }] })
  })

  it('doesn’t tell council who complained, and is only reviewed by them', async () => {
    const id = await report('Lobby')
    const seen = await desk.get(id, 'carla')
    expect(seen).toMatchObject({ isAboutMe: false, complaints: [{ by: null, files: [] }] })
    expect(seen.steps).toEqual(['screen', 'addComplaint'])
    expect((await desk.tryStep(id, { step: 'close', as: 'dismissed', reason: 'No.' }, 'carla')).status).toBe(403)
    await desk.step(id, await desk.screening(), 'carla')
    expect(await desk.get(id, 'carla')).toMatchObject({ complaints: [{ by: 'Mia Member' }] })
  })
})

it.each([
  ['as its location', 'Unit 804', true],
  ['in a sentence', 'It comes from 804, I think.', true],
  ['within longer numbers', 'Call 604-555-8040 or 18045', false],
  ['within another word', 'Stall A804', false],
])('a report without a unit that names a number %s: %s', async (_how, place, isAboutMe) => {
  expect((await desk.get(await report(place), 'carla')).isAboutMe).toBe(isAboutMe)
})

describe('a case that turns out to be about someone else', () => {
  it('shows them no warning that others got', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    await desk.step(id, { step: 'warn', words: 'Theo, please be quiet.' })
    expect((await mine('theo', id)).body.data).toMatchObject({ side: 'accused', details: 'Theo, please be quiet.' })
    await desk.steps.screen(id, { unitId: await desk.unitId('703'), accused: 'owners' })
    expect([(await mine('theo', id)).status, (await mine('olivia', id)).status]).toEqual([404, 404])
  })

  it('shows them no file that others answered with', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    await desk.steps.particulars(id)
    const theo = await desk.as('theo')
    const { version } = (await mine('theo', id)).body.data
    const files = [new File(['mine'], 'theo.txt', { type: 'text/plain' })]
    await theo.call(violations.answer, { params: { id }, body: { words: 'It wasn’t me.', version }, files })
    await desk.steps.screen(id, { unitId: await desk.unitId('703'), accused: 'owners' })
    await desk.steps.particulars(id)
    expect((await mine('olivia', id)).body.data).toMatchObject({ side: 'accused', words: '', files: [] })
    expect((await desk.get(id)).files).toMatchObject([{ fileName: 'theo.txt' }])
  })
})

describe('people who moved', () => {
  const upToDecision = async (): Promise<string> => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    await desk.steps.particulars(id)
    desk.goTo('2026-12-10')
    await desk.steps.decide(id)
    return id
  }

  it('get no decision sent to whoever came after them', async () => {
    const id = await upToDecision()
    await desk.query(`update tenancies set to_date = '2026-12-01' where unit_id = $1`, [await desk.unitId('305')])
    const { status, body } = await desk.tryStep(id, { step: 'tell', reasons: 'The log.', outcome: '' })
    expect([status, body.error]).toEqual([
      409,
      'Theo Tenant isn’t the tenant of unit 305 any more. Contact them directly.',
    ])
  })

  it('who bought since don’t pay for what happened before', async () => {
    const id = await upToDecision()
    await desk.steps.tell(id)
    await desk.query(`update ownerships set from_date = '2026-11-19' where unit_id = $1`, [await desk.unitId('305')])
    const { status, body } = await desk.tryStep(id, desk.fining)
    expect([status, body.error]).toEqual([409, 'The roster doesn’t say who owned unit 305 on Nov 18, 2026.'])
  })

  it('hear of a fine by its amount, not of a hearing', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    expect(mailsTo('tenant@parapet.example').at(-1)).toContain('A fine was imposed (V-1)')
    expect(world.mails.findLast(({ to }) => to === 'tenant@parapet.example')!.text).toContain(
      '$200.00, due Jan 15, 2027',
    )
  })
})
