/** What the register refuses because days or numbers wouldn’t fit, and what residents are still to be notified of. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bylaws } from '../../../contract/bylaws.ts'
import { pets, registerOf } from '../../testing/bylaws.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let register: ReturnType<typeof registerOf>
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  register = registerOf(mandeep)
})
afterEach(() => world.close())

const pool = { number: '1', heading: 'Pool', text: 'No glass.', passedOn: '2026-05-01' }
const unfiled = { ...pets, filedOn: null, passedOn: '2026-11-03' }
const tell = (...ids: readonly string[]) => mandeep.send('POST', '/api/bylaws/tell', { body: { bylawIds: ids } })

describe('what doesn’t fit', () => {
  it('is to replace one that isn’t in force yet', async () => {
    const [made] = await register.add('bylaw', unfiled)
    const field = 'bylaws.0.replacesId'
    const refused = [400, [{ field, message: 'It isn’t in force yet. Edit it instead.' }]]
    for (const filedOn of [null, '2026-11-10'])
      expect(await register.refusedText('bylaw', { ...unfiled, filedOn, replacesId: made!._id })).toEqual(refused)
  })

  it('is to replace one before it came into force, said on the field of its kind', async () => {
    const [rule] = await register.add('rule', pool)
    expect(await register.refusedText('rule', { ...pool, replacesId: rule!._id })).toEqual([
      400,
      [
        {
          field: 'bylaws.0.passedOn',
          message: 'The one it replaces came into force on May 1, 2026. Enter a later date.',
        },
      ],
    ])
    const [bylaw] = await register.add('bylaw', pets)
    expect(await register.refusedText('bylaw', { ...pets, replacesId: bylaw!._id })).toMatchObject([
      400,
      [{ field: 'bylaws.0.filedOn' }],
    ])
  })

  it('is a ratification before it was made, or a beginning after the end', async () => {
    const [rule] = await register.add('rule', pool)
    const ratified = await register.step(rule!, { step: 'ratify', ratifiedOn: '2026-11-10' })
    const late = { ...pool, passedOn: '2026-11-15', version: ratified!.version }
    const answer = await mandeep.send('PUT', `/api/bylaws/${rule!._id}`, { body: late })
    expect(answer.body.errors).toEqual([
      { field: 'passedOn', message: 'It was ratified on Nov 10, 2026, before this date' },
    ])
    const [bylaw] = await register.add('bylaw', pets)
    const gone = await register.step(bylaw!, { step: 'repeal', endedOn: '2026-11-12', reason: 'Resolution 4' })
    const ended = { ...pets, filedOn: '2026-11-12', version: gone!.version }
    const refused = await mandeep.send('PUT', `/api/bylaws/${bylaw!._id}`, { body: ended })
    expect(refused.body.errors[0].message).toBe('It ended on Nov 12, 2026. Enter an earlier date.')
  })

  it('is a day to come', async () => {
    for (const path of ['/api/bylaws', '/api/bylaws/file'])
      expect((await mandeep.send('GET', path, { query: { on: '2026-11-21' } })).body.errors).toEqual([
        { field: 'on', message: 'This date is in the future' },
      ])
  })

  it('is to remove one that another will replace', async () => {
    const [old] = await register.add('bylaw', pets)
    await register.add('bylaw', { ...unfiled, replacesId: old!._id })
    expect(await register.refused(old!, { step: 'discard' })).toEqual([
      409,
      'Bylaw 3: Pets will replace this one. Remove that one first.',
    ])
  })
})

it('the number of a rule that lapsed by its day is free again, until that rule turns out to be ratified', async () => {
  const [lapsed] = await register.add('rule', { ...pool, passedOn: '2025-03-01' })
  await register.add('rule', { ...pool, passedOn: '2026-03-01' })
  expect((await register.refused(lapsed!, { step: 'ratify', ratifiedOn: '2026-02-20' }))[0]).toBe(409)
  expect(await register.list({ shows: 'ended' })).toEqual(['Rules 1 Pool'])
})

it('a rule that was ratified long ago is entered as such, and a whole register in one go', async () => {
  const [made] = await register.add('rule', { ...pool, passedOn: '2019-04-02', ratifiedOn: '2020-02-20' })
  expect(made).toMatchObject({ state: 'inForce', ratifiedOn: '2020-02-20' })
  const { replacesId: _none, ...whole } = { ...pets, replacesId: null }
  const more = {
    isShortStay: false,
    isStandard: false,
    passedOn: null,
    filingNumber: '',
    ratifyBy: null,
    ratifiedOn: null,
  }
  const fine = { fineCents: null, laterFineCents: null, fineEveryDays: null, replacesId: null }
  const all = Array.from({ length: 150 }, (_, index) => ({ ...whole, ...more, ...fine, number: String(index + 1) }))
  expect(await register.add('bylaw', ...all)).toHaveLength(150)
})

it('a ratification that was recorded in error is taken back', async () => {
  const [rule] = await register.add('rule', pool)
  const ratified = await register.step(rule!, { step: 'ratify', ratifiedOn: '2026-11-10' })
  const back = await register.step(ratified!, { step: 'unratify', reason: 'Wrong rule' })
  expect(back).toMatchObject({ state: 'toRatify', ratifiedOn: null })
})

describe('residents', () => {
  const untold = () => register.list({ shows: 'untold' })

  it('are notified once, whoever presses and however often', async () => {
    const [rule] = await register.add('rule', pool)
    const carla = await world.as('carla')
    const body = { bylawIds: [rule!._id] }
    const answers = await Promise.all([mandeep, carla].map((who) => who.send('POST', '/api/bylaws/tell', { body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await tell(rule!._id)).body.error).toBe('Residents have been notified of this already.')
  })

  it('are still to be notified of one that was passed long ago and filed now', async () => {
    const [made] = await register.add('bylaw', { ...unfiled, passedOn: '2025-10-01' })
    expect(await untold()).toEqual([])
    await register.step(made!, { step: 'file', filedOn: '2026-11-18', filingNumber: '' })
    expect(await untold()).toEqual(['Bylaws 3 Pets'])
  })

  it('are still to be notified that what they heard was repealed is reinstated', async () => {
    const [made] = await register.add('bylaw', pets)
    const repeal = { step: 'repeal', endedOn: '2026-11-10', reason: 'Resolution 4' } as const
    await register.step(made!, repeal)
    await tell(made!._id)
    expect(await untold()).toEqual([])
    await register.step(await register.get(made!), { step: 'reinstate', reason: 'Recorded in error' })
    expect(await untold()).toEqual(['Bylaws 3 Pets'])
  })

  it('are still to be notified of a rule that lapsed since, and of one that was ratified after all', async () => {
    const [made] = await register.add('rule', { ...pool, ratifyBy: '2026-11-25' })
    await tell(made!._id)
    world.clock.advance(7 * 24 * 60 * 60 * 1000)
    mandeep = await world.as('mandeep')
    register = registerOf(mandeep)
    expect(await untold()).toEqual(['Rules 1 Pool'])
    expect((await tell(made!._id)).status).toBe(200)
    expect(await untold()).toEqual([])
    await register.step(await register.get(made!), { step: 'ratify', ratifiedOn: '2026-11-22' })
    expect(await untold()).toEqual(['Rules 1 Pool'])
  })

  it('hear nothing of a replacement that was removed', async () => {
    const [old] = await register.add('bylaw', pets)
    const [next] = await register.add('bylaw', { ...pets, filedOn: '2026-11-10', replacesId: old!._id })
    await register.step(next!, { step: 'discard' })
    expect(await untold()).toEqual([])
  })

  it('of Alberta read that a bylaw is registered', async () => {
    const ada = await world.as('ada')
    const [made] = await registerOf(ada).add('bylaw', unfiled)
    await ada.call(bylaws.tell, { body: { bylawIds: [made!._id] } })
    await world.jobs.drain()
    const mail = world.mails.find(({ subject }) => subject.includes('Bylaw 3: Pets'))
    expect(JSON.stringify(mail)).toContain('once it’s registered')
  })
})
