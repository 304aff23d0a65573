/** The register over HTTP: texts are added, filed, replaced, ratified and repealed, and what was in force on a day. */
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

const actionsOf = async (id: string): Promise<string[]> =>
  (await mandeep.send('GET', `/api/history/bylaw/${id}`)).body.data.map(({ action }: { action: string }) => action)

const pool = { number: '1', heading: 'Pool', text: 'No glass at the pool.', passedOn: '2026-05-01' }
const clause = (number: string) => ({ ...pets, number, heading: `Clause ${number}` })

describe('texts', () => {
  it('are listed by set and number, as numbers go', async () => {
    await register.add('rule', pool)
    await register.add('bylaw', clause('10'), clause('2'), clause('3 (4)'), clause('3 (10)'))
    expect(await register.list()).toEqual([
      ...['Bylaws 2 Clause 2', 'Bylaws 3 (4) Clause 3 (4)', 'Bylaws 3 (10) Clause 3 (10)', 'Bylaws 10 Clause 10'],
      'Rules 1 Pool',
    ])
    const first = await mandeep.call(bylaws.list, { query: { limit: 2 } })
    const rest = await mandeep.call(bylaws.list, { query: { limit: 9, cursor: first.nextCursor! } })
    expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual(['2', '3 (4)', '3 (10)', '10', '1'])
    expect(await register.list({ search: 'GLASS' })).toEqual(['Rules 1 Pool'])
    expect(await register.list({ kind: 'rule' })).toEqual(['Rules 1 Pool'])
    expect(await register.list({ setId: (await register.setOf('bylaw'))._id, search: '10' })).toHaveLength(2)
    expect(await register.list({ on: '2024-11-02' })).toEqual([])
  })

  it('are added all or none, with what is wrong on the row', async () => {
    expect(await register.refusedText('bylaw', pets, { ...clause('4'), fineCents: 25_000 })).toEqual([
      400,
      [{ field: 'bylaws.1.fineCents', message: 'At most $200.00 (Strata Property Regulation, s. 7.1)' }],
    ])
    const [status, errors] = await register.refusedText('bylaw', pets, pets)
    expect([status, errors[0].field]).toEqual([400, 'bylaws.1.number'])
    expect(await register.list()).toEqual([])
    expect(await register.refusedText('bylaw')).toMatchObject([400, [{ field: 'bylaws' }]])
  })

  it('are corrected, and refused when stale', async () => {
    const [made] = await register.add('bylaw', pets)
    const params = { id: made!._id }
    const body = { ...pets, heading: 'Pets and noise', fineCents: 20_000, fineEveryDays: 7, version: 1 }
    const changed = await mandeep.call(bylaws.change, { params, body })
    expect(changed).toMatchObject({ heading: 'Pets and noise', fineCents: 20_000, version: 2, state: 'inForce' })
    const stale = await mandeep.send('PUT', `/api/bylaws/${made!._id}`, { body })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
    expect(await actionsOf(made!._id)).toEqual(['changed', 'added'])
  })

  it('say why they aren’t in force, how a rule lapses, and what a fine may be', async () => {
    const [bylaw] = await register.add('bylaw', { ...pets, filedOn: null, passedOn: '2026-11-03' })
    expect(await register.get(bylaw!)).toMatchObject({
      ...{ state: 'waiting', takesEffect: { source: 'Strata Property Act, s. 128' }, lapses: null },
      ...{ cap: { source: 'Strata Property Regulation, s. 7.1' }, steps: ['file', 'discard'] },
    })
    const [rule] = await register.add('rule', pool)
    expect(await register.get(rule!)).toMatchObject({
      ...{ state: 'toRatify', ratifyBy: '2027-02-28', takesEffect: null, lapses: { source: expect.any(String) } },
    })
    const olivia = registerOf(await world.as('olivia'))
    expect(await olivia.get(rule!)).toMatchObject({ state: 'toRatify', steps: [], citedBy: [] })
  })
})

describe('a bylaw', () => {
  it('comes into force once it is filed, and replaces the one before it on that day', async () => {
    const [old] = await register.add('bylaw', pets)
    const next = { ...pets, text: 'Two pets.', filedOn: null, passedOn: '2026-11-03', replacesId: old!._id }
    const [made] = await register.add('bylaw', next)
    expect(await register.list({ shows: 'waiting' })).toEqual(['Bylaws 3 Pets'])
    expect((await register.get(old!)).replacedBy).toMatchObject({ _id: made!._id, state: 'waiting' })
    const filed = await register.step(made!, { step: 'file', filedOn: '2026-11-18', filingNumber: 'CA1234567' })
    expect(filed).toMatchObject({ state: 'inForce', inForceFrom: '2026-11-18', replaces: { endedOn: '2026-11-18' } })
    expect(await register.get(old!)).toMatchObject({ state: 'replaced', endedBy: 'replaced', steps: [] })
    const texts = async (on: string) =>
      (await mandeep.call(bylaws.list, { query: { on } })).items.map(({ text }) => text)
    expect([await texts('2026-11-17'), await texts('2026-11-18')]).toEqual([[pets.text], ['Two pets.']])
    expect(await register.list({ shows: 'ended' })).toEqual(['Bylaws 3 Pets'])
    expect(await actionsOf(old!._id)).toEqual(['replaced', 'added'])
  })

  it('moves the day on which the one before it ends, and gives way to it when removed', async () => {
    const [old] = await register.add('bylaw', pets)
    const [made] = await register.add('bylaw', { ...pets, filedOn: '2026-11-10', replacesId: old!._id })
    const body = { ...pets, filedOn: '2026-11-12', version: made!.version } as never
    const changed = await mandeep.call(bylaws.change, { params: { id: made!._id }, body })
    expect((await register.get(old!)).endedOn).toBe('2026-11-12')
    const early = { ...pets, filedOn: '2024-11-03', version: changed.version }
    const refused = await mandeep.send('PUT', `/api/bylaws/${made!._id}`, { body: early })
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'filedOn'])
    expect(await register.step(changed, { step: 'discard' })).toBeNull()
    expect(await register.get(old!)).toMatchObject({ state: 'inForce', endedOn: null, replacedBy: null })
    expect(await actionsOf(made!._id)).toEqual(['discarded', 'changed', 'added'])
  })

  it('is replaced once, by a text of its own set', async () => {
    const [old] = await register.add('bylaw', pets)
    const next = { ...pets, filedOn: null, passedOn: '2026-11-03', replacesId: old!._id }
    await register.add('bylaw', next)
    expect(await register.refusedText('bylaw', next)).toMatchObject([400, [{ field: 'bylaws.0.replacesId' }]])
    expect(await register.refusedText('rule', { ...pool, replacesId: old!._id })).toMatchObject([
      400,
      [{ message: 'Choose one of this set' }],
    ])
    const repeal = { step: 'repeal', endedOn: '2026-11-10', reason: 'Gone' } as const
    expect((await register.refused(await register.get(old!), repeal))[0]).toBe(409)
  })

  it('is repealed from a day on, and reinstated', async () => {
    const [made] = await register.add('bylaw', pets)
    const repeal = (endedOn: string) => ({ step: 'repeal', endedOn, reason: 'Resolution 4' }) as const
    expect(await register.refused(made!, repeal('2026-11-21'))).toEqual([400, 'This date is in the future'])
    expect((await register.refused(made!, repeal('2024-11-03')))[0]).toBe(400)
    const gone = await register.step(made!, repeal('2026-11-19'))
    expect(gone).toMatchObject({ state: 'repealed', endedOn: '2026-11-19', steps: ['reinstate', 'discard'] })
    const unfiled = { ...pets, filedOn: null, passedOn: '2024-10-01', version: gone!.version }
    expect((await mandeep.send('PUT', `/api/bylaws/${made!._id}`, { body: unfiled })).status).toBe(400)
    const back = await register.step(gone!, { step: 'reinstate', reason: 'Recorded in error' })
    expect(back).toMatchObject({ state: 'inForce', endedOn: null })
    expect((await register.refused(back!, { step: 'reinstate', reason: 'Again' }))[0]).toBe(409)
    expect(await register.refusedText('bylaw', pets)).toMatchObject([400, [{ field: 'bylaws.0.number' }]])
  })

  it('isn’t reinstated on the days of another with its number', async () => {
    const [old] = await register.add('bylaw', pets)
    const gone = await register.step(old!, { step: 'repeal', endedOn: '2026-11-10', reason: 'Resolution 4' })
    const [made] = await register.add('bylaw', { ...pets, filedOn: '2026-11-12' })
    const reinstate = { step: 'reinstate', reason: 'Recorded in error' } as const
    expect(await register.refused(gone!, reinstate)).toEqual([409, expect.stringContaining('This number is in force')])
    await register.step(made!, { step: 'discard' })
    expect(await register.step(gone!, reinstate)).toMatchObject({ state: 'inForce' })
  })
})

describe('a rule', () => {
  it('is ratified by a general meeting', async () => {
    const [made] = await register.add('rule', pool)
    expect((await register.refused(made!, { step: 'ratify', ratifiedOn: '2026-04-30' }))[0]).toBe(400)
    expect((await register.refused(made!, { step: 'ratify', ratifiedOn: '2026-11-21' }))[0]).toBe(400)
    const ratified = await register.step(made!, { step: 'ratify', ratifiedOn: '2026-11-10' })
    expect(ratified).toMatchObject({ state: 'inForce', ratifiedOn: '2026-11-10' })
  })

  it('lapses where none does, by its last day or by a meeting that didn’t', async () => {
    const [lapsed, put] = await register.add('rule', { ...pool, passedOn: '2025-03-01' }, { ...pool, number: '2' })
    expect(await register.get(lapsed!)).toMatchObject({ state: 'lapsed', ratifyBy: '2026-02-28', endedOn: null })
    expect(await register.list()).toEqual(['Rules 2 Pool'])
    expect(await register.list({ on: '2026-02-28' })).toEqual(['Rules 1 Pool'])
    await register.step(put!, { step: 'lapse', endedOn: '2026-11-12' })
    expect([await register.list(), await register.list({ shows: 'ended' })]).toEqual([
      [],
      ['Rules 1 Pool', 'Rules 2 Pool'],
    ])
    await register.step(lapsed!, { step: 'ratify', ratifiedOn: '2026-02-20' })
    expect(await register.list()).toEqual(['Rules 1 Pool'])
  })

  it('is on the agenda of those who manage the building before it lapses', async () => {
    await register.add('rule', { ...pool, ratifyBy: '2026-12-15' }, { ...pool, number: '2' })
    const day = (await mandeep.send('GET', '/api/management/day')).body.data
    const entries = day.flatMap(({ entries: all }: { entries: { kind: string; title: string }[] }) => all)
    expect(entries.filter(({ kind }: { kind: string }) => kind === 'bylaw')).toMatchObject([
      { title: 'Rule 1: Pool', dueOn: '2026-12-15' },
    ])
  })
})

it('two people who enter the same number at once get one text', async () => {
  const carla = registerOf(await world.as('carla'))
  const answers = await Promise.all([1, 2, 3, 4].map((nth) => (nth % 2 ? register : carla).refusedText('bylaw', pets)))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([status]) => status === 400)).toHaveLength(3)
})
