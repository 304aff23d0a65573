/** Which rows of the roster stand beside a request, and tying whoever is let in to the one that is theirs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterEach(() => world.close())

const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await world.connection.pool.query<T>(text, values)).rows
/** Nora asks for the unit of Hana Sato and Emil Novak. */
const asked = async (unitNumber = '101') => {
  const nora = await world.as('nora')
  await nora.call(joining.askAccess, { body: { buildingCode: 'HARB01', unitNumber }, files: [] })
  await world.jobs.drain()
  return (await carla.call(joining.accessRequests, { query: {} })).items[0]!
}
const rename = (from: string, change: { first: string; last: string; email: string | null }) =>
  rows(
    'update people set first_name = $2, last_name = $3, email = $4, same_key = $4 || $2 || $3 where first_name = $1',
    [from, change.first, change.last, change.email ?? ''],
  )
const matches = async (id: string, query: { search?: string } = {}) =>
  (await carla.call(joining.rosterMatches, { params: { id }, query })).map(({ name, why }) => [name, why])
const person = async (name: string) =>
  (
    await rows<{ id: string; email: string | null; account_id: string | null }>(
      'select * from people where name = $1',
      [name],
    )
  )[0]!

describe('rows of the roster beside a request', () => {
  it('are those of the unit, of the name and of the confirmed e-mail, with why', async () => {
    const { _id } = await asked()
    expect(await matches(_id)).toEqual([
      ['Emil Novak', ['unit']],
      ['Hana Sato', ['unit']],
    ])
    await rename('Emil', { first: 'N.', last: 'Newcomer', email: 'newcomer@parapet.exmaple' })
    expect((await matches(_id))[0]).toEqual(['N. Newcomer', ['similarEmail', 'similarName', 'unit']])
  })

  it('can be looked for, whatever speaks for them', async () => {
    const { _id } = await asked()
    expect(await matches(_id, { search: 'tidewater' })).toEqual([['Tidewater Holdings Ltd.', []]])
    expect(await matches(_id, { search: 'zebra' })).toEqual([])
  })

  it('say who has an account already', async () => {
    const { _id } = await asked('703')
    const [row] = await carla.call(joining.rosterMatches, { params: { id: _id }, query: {} })
    expect(row).toMatchObject({ name: 'Olivia Owner', hasAccount: true, why: ['unit'] })
  })

  it('are for those who decide alone', async () => {
    const { _id } = await asked()
    for (const [name, status] of [
      ['olivia', 403],
      ['vic', 403],
      ['ada', 404],
    ] as const) {
      const who = await world.as(name)
      expect((await who.try(joining.rosterMatches, { params: { id: _id }, query: {} })).status).toBe(status)
    }
  })
})

describe('letting somebody in with a row of the roster', () => {
  const approve = async (body: object, unitNumber = '101') => {
    const { _id } = await asked(unitNumber)
    return carla.send('POST', `/api/access-requests/${_id}/approve`, { body: { role: 'owner', version: 1, ...body } })
  }

  it('ties them to it also where the e-mail differs, and leaves that as it is', async () => {
    const { id, email } = await person('Hana Sato')
    expect((await approve({ personId: id })).body.data).toMatchObject({ status: 'approved', personId: id })
    expect(await person('Hana Sato')).toMatchObject({ account_id: world.cast.accounts.nora, email })
    expect(await rows('select from people where account_id = $1', [world.cast.accounts.nora])).toHaveLength(1)
  })

  it('writes their e-mail into the roster where that is wished, with a history', async () => {
    const { id } = await person('Hana Sato')
    await approve({ personId: id, correctEmail: true })
    expect(await person('Hana Sato')).toMatchObject({ account_id: world.cast.accounts.nora, email: emailOf('nora') })
    const { data } = (await carla.send('GET', `/api/history/person/${id}`)).body
    expect(data[0]).toMatchObject({ by: 'Carla Council', action: 'account tied' })
    expect(data[0].fields.map(({ field }: { field: string }) => field)).toEqual(['accountId', 'email'])
  })

  it('is refused for a row that is somebody else’s, or of no building, and nothing happens', async () => {
    const { id } = await person('Olivia Owner')
    const taken = await approve({ personId: id }, '703')
    expect([taken.status, taken.body.error]).toEqual([409, 'This person on the roster already has an account.'])
    const { id: foreign } = await person('Ben Owner')
    expect((await approve({ personId: foreign }, '703')).status).toBe(404)
    expect((await carla.call(joining.accessRequests, { query: {} })).items[0]).toMatchObject({
      status: 'pending',
      version: 1,
    })
    expect((await (await world.as('nora')).send('GET', '/api/auth/me')).body.data.buildings).toEqual([])
  })
})
