/** A call with an Idempotency-Key has its effect once, however often and in whatever company it arrives. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { post } from '../../contract/route.ts'
import { newId } from '../db/ids.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Caller } from '../testing/caller.ts'
import { addressOf, openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'
import { Conflict } from './errors.ts'

const Note = z.object({ _id: z.string(), text: z.string() })
const table = {
  add: post('/api/probe/notes', {
    access: 'member',
    summary: 'Add',
    body: z.object({ text: z.string() }),
    reply: Note,
  }),
  addTo: post('/api/probe/notes/:id', {
    access: 'member',
    summary: 'Add to another',
    params: z.object({ id: z.string() }),
    body: z.object({ text: z.string() }),
    reply: Note,
  }),
}
const parallel = 50

let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let carla: Caller
let mandeep: Caller

beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  await world.connection.pool.query('create table probe_notes (id uuid primary key, text text not null)')
  const add = (ctx: Parameters<typeof inTransaction>[0], { body }: { body: { text: string } }) =>
    inTransaction(ctx, async (tx) => {
      const _id = newId()
      await sql`insert into probe_notes values (${_id}, ${body.text})`.execute(tx.db)
      if (body.text === 'refused') throw Conflict('Not now.')
      if (body.text === 'broken') throw new Error('broken')
      return { _id, text: body.text }
    })
  probe = await openProbe(world, bind(table, { add, addTo: add }))
  carla = probe.as(await world.as('carla'))
  mandeep = probe.as(await world.as('mandeep'))
  await addressOf(probe.app)
})
beforeEach(async () => {
  await world.connection.pool.query('delete from probe_notes')
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

const add = (caller: Caller, key: string, text = 'a', path = '/api/probe/notes') =>
  caller.send('POST', path, { body: { text }, headers: { 'idempotency-key': key } })
const kept = async () =>
  (await world.connection.pool.query('select id from probe_notes')).rows.map(({ id }) => id as string)

/** Over a socket of its own, as another tab or a retrying phone would. */
const addOverSocket = async (caller: Caller, key: string, text: string) => {
  const response = await fetch(`${await addressOf(probe.app)}/api/probe/notes`, {
    method: 'POST',
    headers: {
      cookie: caller.cookie,
      'x-building-id': caller.buildingId!,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ text }),
  })
  return { status: response.status, text: await response.text() }
}

describe('the same key', () => {
  it('has one effect and one answer in sequence', async () => {
    const first = await add(carla, 'sequence')
    const second = await add(carla, 'sequence')
    expect(first.status).toBe(200)
    expect([second.status, second.text]).toEqual([200, first.text])
    expect(await kept()).toEqual([first.body.data._id])
  })

  it(`has one effect and one answer ${parallel} times at once`, async () => {
    const answers = await Promise.all(Array.from({ length: parallel }, () => addOverSocket(carla, 'parallel', 'a')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await kept()).toHaveLength(1)
  })

  it('is refused with another body, path or building, without an effect', async () => {
    await add(carla, 'other')
    const answer = await add(carla, 'other', 'b')
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('IDEMPOTENCY_MISMATCH')
    await add(carla, 'path', 'a', `/api/probe/notes/${newId()}`)
    expect((await add(carla, 'path', 'a', `/api/probe/notes/${newId()}`)).status).toBe(422)
    await add(mandeep, 'building')
    const elsewhere = probe.as(mandeep)
    elsewhere.buildingId = world.cast.buildings.prairie
    expect((await add(elsewhere, 'building')).status).toBe(422)
    expect(await kept()).toHaveLength(3)
  })

  it('of two bodies at once lets one through and refuses the other', async () => {
    const answers = await Promise.all(['a', 'b'].map((text) => addOverSocket(carla, 'two bodies', text)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await kept()).toHaveLength(1)
  })

  it('belongs to one person and one route', async () => {
    const answers = [
      await add(carla, 'shared'),
      await add(mandeep, 'shared'),
      await add(carla, 'shared', 'a', `/api/probe/notes/${newId()}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await kept()).toHaveLength(3)
  })
})

describe('a call that did not succeed', () => {
  for (const [text, status] of [
    ['refused', 409],
    ['broken', 500],
  ] as const)
    it(`keeps neither its key nor its effect: ${status}`, async () => {
      expect((await add(carla, `after ${text}`, text)).status).toBe(status)
      expect(await kept()).toEqual([])
      expect((await add(carla, `after ${text}`, 'better')).status).toBe(200)
      expect(await kept()).toHaveLength(1)
    })

  it('keeps no key when it was malformed or came from somebody without rights', async () => {
    expect(
      (await carla.send('POST', '/api/probe/notes', { body: {}, headers: { 'idempotency-key': 'later' } })).status,
    ).toBe(400)
    expect((await add(carla, 'later')).status).toBe(200)
    const { rows } = await world.connection.pool.query('select 1 from idempotency_keys where key = $1', ['later'])
    expect(rows).toHaveLength(1)
  })
})

describe('a key', () => {
  it('may have 255 characters, and a longer one is refused instead of being forgotten', async () => {
    expect((await add(carla, 'k'.repeat(255))).status).toBe(200)
    expect((await add(carla, 'k'.repeat(256))).status).toBe(400)
    expect(await kept()).toHaveLength(1)
  })

  it('is needed by nobody: without one, each call has its effect', async () => {
    const twice = [
      await carla.call(table.add, { body: { text: 'a' } }),
      await carla.call(table.add, { body: { text: 'a' } }),
    ]
    expect((await kept()).toSorted()).toEqual(twice.map(({ _id }) => _id).toSorted())
  })
})
