/** Who keeps bank accounts: management where the building lets it, and no one else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { settleHoldings } from '../ledger/ledger.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { banking } from '../../../contract/banking.ts'
import { csvOf, openBank } from '../../testing/bank.ts'

let world: World
let mandeep: Caller
let paths: { method: 'GET' | 'POST'; path: string; body?: object }[]
beforeAll(async () => {
  world = await openWorld()
  await settleHoldings({
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!,
  })
  mandeep = await world.as('mandeep', 'harbour')
  const { account, adds } = await openBank(mandeep)
  const file = await adds(csvOf(['2026-11-05', 'DEPOSIT', 100]))
  const rows = (await mandeep.call(banking.rows, { params: { id: account._id }, query: {} })).items
  const params = { id: account._id }
  const category = await mandeep.call(banking.addCategory, { params, body: { kind: 'expense', name: 'Repairs' } })
  const spent = {
    fund: 'operating',
    day: '2026-11-05',
    cents: 5421,
    categoryId: category._id,
    isAnother: true,
  } as const
  const expense = await mandeep.call(banking.recordExpense, { body: spent })
  const one = `/api/bank-accounts/${account._id}`
  paths = [
    { method: 'GET', path: '/api/bank-accounts' },
    { method: 'POST', path: '/api/bank-accounts', body: { name: 'A', lastDigits: '123', fund: 'operating' } },
    { method: 'POST', path: `${one}/categories`, body: { kind: 'expense', name: 'Towing' } },
    { method: 'POST', path: `${one}/steps`, body: { step: 'acceptCertain' } },
    { method: 'GET', path: `/api/bank-files?accountId=${account._id}` },
    { method: 'POST', path: `${one}/files`, body: {} },
    { method: 'GET', path: `/api/bank-files/${file._id}` },
    { method: 'POST', path: `/api/bank-files/${file._id}/steps`, body: { step: 'discard', version: 2 } },
    { method: 'GET', path: `${one}/rows` },
    { method: 'POST', path: `/api/bank-rows/${rows[0]!._id}/steps`, body: { step: 'reset', version: 1 } },
    { method: 'GET', path: '/api/bank-expenses' },
    { method: 'POST', path: '/api/bank-expenses', body: spent },
    {
      ...{ method: 'POST', path: `/api/bank-expenses/${expense._id}/steps` },
      body: { step: 'undo', version: expense.version, reason: 'Lost' },
    },
  ]
})
afterAll(() => world.close())

const statusesOf = async (caller: Caller): Promise<number[]> => {
  const statuses: number[] = []
  for (const { method, path, body } of paths) statuses.push((await caller.send(method, path, body && { body })).status)
  return statuses
}
const all = (status: number) => paths.map(() => status)

describe('bank accounts', () => {
  it('are no council member’s, owner’s or tenant’s', async () => {
    for (const name of ['carla', 'olivia', 'theo'] as const)
      expect([name, await statusesOf(await world.as(name))]).toEqual([name, all(403)])
  })

  it('aren’t there for the manager of another building', async () => {
    const next = await world.as('mandeep', 'prairie')
    // Lists and new accounts are of the caller’s own building.
    expect(await statusesOf(next)).toEqual([200, 200, 404, 404, 404, 404, 404, 404, 404, 404, 200, 404, 404])
  })

  it('are kept by management, in words where something is missing', async () => {
    expect(await statusesOf(mandeep)).toEqual([200, 409, 200, 200, 200, 400, 200, 409, 200, 200, 200, 200, 200])
  })

  it('aren’t management’s where the building took billing from it; nor is their history', async () => {
    const { harbour } = world.cast.buildings
    const set = `update buildings set permissions = '{"management":{"billing":false}}' where id = $1`
    await world.connection.pool.query(set, [harbour])
    const again = await world.as('mandeep', 'harbour')
    expect(await statusesOf(again)).toEqual(all(403))
    const id = paths[2]!.path.split('/')[3]
    expect((await again.send('GET', `/api/history/bankAccount/${id}`)).status).toBe(404)
    expect(await statusesOf(await world.as('sam', 'harbour'))).toEqual([
      200, 409, 200, 200, 200, 400, 200, 409, 200, 409, 200, 200, 409,
    ])
  })
})
