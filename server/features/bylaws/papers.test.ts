/** Sets, the paper of what is in force, and what residents are told of changes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bylaws } from '../../../contract/bylaws.ts'
import { documents } from '../../../contract/documents.ts'
import type { Notification } from '../../../contract/notifications.ts'
import { pets, registerOf } from '../../testing/bylaws.ts'
import type { Caller } from '../../testing/caller.ts'
import { pdfWords } from '../../testing/letters.ts'
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

const pool = {
  number: '1',
  heading: 'Pool',
  text: 'No glass & no dogs.\nQuiet after 9 p.m.',
  passedOn: '2026-05-01',
}

describe('sets', () => {
  it('are added, renamed, and removed while they are empty', async () => {
    const body = { kind: 'bylaw', name: 'Commercial section' } as const
    const made = await mandeep.call(bylaws.addSet, { body })
    expect(
      (await mandeep.send('POST', '/api/bylaw-sets', { body: { ...body, name: 'commercial SECTION' } })).body,
    ).toMatchObject({
      errors: [{ field: 'name', message: 'Another set has this name' }],
    })
    const params = { id: made._id }
    const renamed = await mandeep.call(bylaws.changeSet, { params, body: { name: 'Section 1', version: 1 } })
    expect(renamed).toMatchObject({ name: 'Section 1', version: 2, inForce: 0 })
    const path = `/api/bylaw-sets/${made._id}`
    expect((await mandeep.send('PUT', path, { body: { name: 'Section 2', version: 1 } })).body.code).toBe('STALE')
    await mandeep.call(bylaws.add, { body: { setId: made._id, bylaws: [pets] } })
    expect((await mandeep.send('DELETE', path)).status).toBe(409)
    const [one] = (await mandeep.call(bylaws.list, { query: { setId: made._id } })).items
    await register.step(one!, { step: 'discard' })
    const left = await mandeep.call(bylaws.removeSet, { params })
    expect(left.map(({ name, inForce }) => [name, inForce])).toEqual([
      ['Bylaws', 0],
      ['Rules', 0],
    ])
  })
})

describe('the paper', () => {
  const download = bylaws.file.path

  it('holds what is in force on a day, for everyone in the building', async () => {
    const theo = await world.as('theo')
    expect((await theo.send('GET', download)).status).toBe(409)
    await register.add('bylaw', { ...pets, fineCents: 20_000, fineEveryDays: 7, filingNumber: 'CA1234567' })
    await register.add('bylaw', { ...pets, number: '4', heading: 'Coming', filedOn: null, passedOn: '2026-11-03' })
    await register.add('rule', pool)
    const { text } = await pdfWords(theo, download)
    for (const words of [
      'In force on November 20, 2026',
      'One dog or one cat for each lot.',
      'In force since Nov 3, 2024, filed as CA1234567. Fine: $200.00, at most once every 7 days.',
      'No glass & no dogs.',
      'Made on May 1, 2026, not ratified yet.',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('Coming')
    expect((await theo.send('GET', download, { query: { on: '2024-11-02' } })).status).toBe(409)
  })

  it('is filed in the library, the next time as a new version, and again after it was deleted', async () => {
    await register.add('bylaw', pets)
    const first = await mandeep.call(bylaws.document, { body: {} })
    expect(first).toMatchObject({ title: 'Bylaws and rules', category: 'bylaws' })
    await register.add('rule', pool)
    const second = await mandeep.call(bylaws.document, { body: {} })
    expect(second._id).toBe(first._id)
    const { items } = await mandeep.call(documents.versions, { params: { id: first._id }, query: {} })
    expect(items.map(({ number, note }) => [number, note])).toEqual([
      [2, 'In force on Nov 20, 2026'],
      [1, 'In force on Nov 20, 2026'],
    ])
    const body = { recordKind: 'other', version: second.version } as const
    await mandeep.call(documents.change, { params: { id: first._id }, body })
    expect((await mandeep.send('DELETE', `/api/documents/${first._id}`)).status).toBe(200)
    expect((await mandeep.call(bylaws.document, { body: {} }))._id).not.toBe(first._id)
  })
})

describe('residents', () => {
  const rowsOf = async (who: Caller) =>
    ((await who.send('GET', '/api/notifications')).body.data as Notification[]).filter(
      ({ kind }) => kind === 'bylaw.changed',
    )
  const tell = (...ids: readonly string[]) => mandeep.call(bylaws.tell, { body: { bylawIds: [...ids] } })

  it('are notified of several changes in one message, which says how they are now', async () => {
    const [old] = await register.add('bylaw', pets)
    const [rule] = await register.add('rule', pool)
    expect(await register.list({ shows: 'untold' })).toEqual(['Rules 1 Pool'])
    await register.step(old!, { step: 'repeal', endedOn: '2026-11-10', reason: 'Resolution 4' })
    expect(await register.list({ shows: 'untold' })).toEqual(['Bylaws 3 Pets', 'Rules 1 Pool'])
    expect((await tell(old!._id, rule!._id)).told).toBeGreaterThan(3)
    expect(await register.list({ shows: 'untold' })).toEqual([])
    const theo = await world.as('theo')
    expect(await rowsOf(theo)).toMatchObject([
      {
        title: '2 changes to the building’s bylaws and rules',
        text: 'Bylaw 3: Pets was repealed on Nov 10, 2026. Rule 1: Pool has been in force since May 1, 2026.',
        link: '/bylaws',
      },
    ])
    await world.jobs.drain()
    const { mails } = world
    expect(mails.filter(({ subject }) => subject.startsWith('2 changes to')).length).toBeGreaterThan(3)
    await register.step(await register.get(rule!), { step: 'lapse', endedOn: '2026-11-20' })
    expect((await rowsOf(theo))[0]!.text).toContain('Rule 1: Pool lapsed on Nov 20, 2026.')
  })

  it('are notified again when a text changes again, and not of one that was removed', async () => {
    const [made] = await register.add('rule', pool)
    await tell(made!._id)
    const repealed = await register.step(await register.get(made!), {
      ...{ step: 'repeal', endedOn: '2026-11-10', reason: 'Council' },
    })
    expect(await register.list({ shows: 'untold' })).toEqual(['Rules 1 Pool'])
    await tell(made!._id)
    const theo = await world.as('theo')
    expect(await rowsOf(theo)).toHaveLength(2)
    await register.step(await register.get(repealed!), { step: 'discard' })
    expect((await rowsOf(theo)).map(({ title }) => title)).toEqual(['No longer available', 'No longer available'])
  })

  it('next door can’t be told of it', async () => {
    const [made] = await register.add('rule', pool)
    const ada = await world.as('ada')
    expect((await ada.send('POST', '/api/bylaws/tell', { body: { bylawIds: [made!._id] } })).status).toBe(404)
  })
})
