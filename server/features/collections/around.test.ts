/** Who reads and acts, what owners see, the agenda, the unit's page, the history, and a sale. */
import { describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { collections } from '../../../contract/collections.ts'
import { overview } from '../../../contract/overview.ts'
import { units } from '../../../contract/units.ts'
import { withBooks } from '../../testing/books.ts'
import { collectionDesk } from './testing/collection-desk.ts'

const opened = withBooks()

describe('the list', () => {
  it('has the accounts with something overdue, and later those that were', async () => {
    const { id, as, books, step, mailed, twoFees } = await collectionDesk(opened)
    await books.owes(books.holdingOf('804'), 'strataFee', '2026-11-20', 32_796)
    const carla = await as('carla')
    expect(await carla.call(collections.list, { query: {} })).toEqual([])
    const fees = await twoFees()
    await step(mailed(fees, '2026-11-02'))
    expect(await carla.call(collections.list, { query: {} })).toMatchObject([
      {
        ...{ _id: id, unit: { unitNumber: '703' }, owners: ['Olivia Owner'], dueCents: 86_614, lienableCents: 86_614 },
        ...{ dueSince: '2026-09-01', stage: 'noticed', limitation: null, isCurrent: true, version: 1 },
        ages: { upTo30: 0, upTo60: 43_307, upTo90: 43_307, over90: 0 },
        next: { do: 'wait', words: 'The demand period ends', on: '2026-11-21' },
      },
    ])
    const { receiptId } = await books.pays(id, 86_614, '2026-11-20')
    const shares = fees.map((chargeId) => ({ chargeId, cents: 43_307 }))
    const body = { step: 'apply', receiptId, shares, instruction: null }
    await (await as('mandeep')).send('POST', `/api/ledger/holdings/${id}/steps`, { body })
    expect(await carla.call(collections.list, { query: {} })).toEqual([])
    const settled = await carla.call(collections.list, { query: { shows: 'settled' } })
    expect(settled).toMatchObject([{ _id: id, stage: 'settled', next: null }])
  })

  it('warns from 18 months on that the time to claim ends', async () => {
    const { books, id, as } = await collectionDesk(opened)
    await books.owes(id, 'strataFee', '2025-05-20', 42_000)
    const [near] = await (await as('carla')).call(collections.list, { query: {} })
    expect(near!.limitation).toEqual({ lastOn: '2027-05-20', level: 'near' })
    await books.owes(id, 'strataFee', '2024-12-20', 42_000)
    const [close] = await (await as('carla')).call(collections.list, { query: {} })
    expect(close!.limitation).toEqual({ lastOn: '2026-12-20', level: 'close' })
    await books.owes(books.holdingOf('804'), 'strataFee', '2024-11-19', 42_000)
    const [, over] = await (await as('carla')).call(collections.list, { query: {} })
    expect(over!.limitation).toEqual({ lastOn: '2026-11-19', level: 'over' })
    // One that is over hides none that can still be claimed.
    await books.owes(id, 'strataFee', '2024-11-19', 42_000)
    const [both] = await (await as('carla')).call(collections.list, { query: {} })
    expect(both!.limitation).toEqual({ lastOn: '2026-12-20', level: 'close' })
  })
})

it('council reads and doesn’t act; residents read nothing of it, and next door nothing is found', async () => {
  const { id, as, twoFees, mailed, get } = await collectionDesk(opened)
  const chargeIds = await twoFees()
  expect((await get('carla')).steps).toEqual([])
  expect((await get()).steps).toContain('demand')
  const body = { ...mailed(chargeIds, '2026-11-02'), version: 0 }
  const path = `/api/collections/${id}`
  const statuses = async (name: Parameters<typeof as>[0]) => {
    const who = await as(name)
    const [read, act] = [await who.send('GET', path), await who.send('POST', `${path}/steps`, { body })]
    return [read.status, act.status]
  }
  expect(await statuses('carla')).toEqual([200, 403])
  expect(await statuses('theo')).toEqual([403, 403])
  expect(await statuses('ada')).toEqual([404, 403])
})

it('owners read what is done about their own account, and tenants nothing', async () => {
  const { id, as, step, mailed, twoFees, decided, goTo } = await collectionDesk(opened)
  const mineOf = async (name: 'olivia' | 'theo' | 'carla') => (await as(name)).call(collections.mine)
  const fees = await twoFees()
  expect(await mineOf('olivia')).toEqual([])
  await step(mailed(fees, '2026-11-02'))
  const demand = { on: '2026-11-02', forLien: true, forAction: true, openCents: 86_614, expiresOn: '2026-11-21' }
  expect(await mineOf('olivia')).toMatchObject([{ _id: id, charge: 'lien', demands: [demand], plan: null, liens: [] }])
  goTo('2026-11-25')
  const { liens } = await step({ step: 'prepareLien', cents: 86_614, ...decided })
  expect((await mineOf('olivia'))[0]!.liens).toEqual([])
  await step({ step: 'registerLien', lienId: liens[0]!._id, on: '2026-11-25', number: 'CB123' })
  expect((await mineOf('olivia'))[0]!.liens).toMatchObject([{ registeredOn: '2026-11-25', cents: 86_614 }])
  expect([await mineOf('theo'), await mineOf('carla')]).toEqual([[], []])
})

it('comes before those who keep the books once something is to be done, and stands on the unit’s page', async () => {
  const { as, step, mailed, twoFees, goTo, books, id } = await collectionDesk(opened)
  const entries = async (name: 'mandeep' | 'carla') =>
    (await (await as(name)).call(overview.day))
      .flatMap((one) => one.entries)
      .filter(({ kind }) => kind === 'collection')
  await step(mailed(await twoFees(), '2026-11-02'))
  expect(await entries('mandeep')).toEqual([])
  goTo('2026-11-21')
  expect(await entries('mandeep')).toMatchObject([
    { title: 'Arrears of unit 703', detail: 'Decide on a lien', to: `/collections/${id}` },
  ])
  expect(await entries('carla')).toEqual([])
  const [holding] = await books.query('select unit_id from ledger_holdings where id = $1', [id])
  const panels = async (name: 'mandeep' | 'olivia') =>
    (await (await as(name)).call(units.get, { params: { id: holding.unit_id } })).panels.filter(
      ({ key }) => key === 'collections',
    )
  expect(await panels('mandeep')).toMatchObject([{ rows: [{ state: { words: 'Demand period over' } }] }])
  expect(await panels('olivia')).toEqual([])
})

it('the history says each step, to council and those who keep the books', async () => {
  const { as, step, mailed, twoFees, id } = await collectionDesk(opened)
  await step(mailed(await twoFees(), '2026-11-02'))
  const lines = async (name: 'mandeep' | 'carla') =>
    (await (await as(name)).call(audit.list, { query: { subject: 'collection' } })).items
  expect(await lines('mandeep')).toMatchObject([{ action: 'recordDemand', name: 'unit 703', openId: id }])
  expect(await lines('carla')).toHaveLength(1)
  await opened.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
    opened.world.cast.buildings.harbour,
  ])
  expect(await lines('mandeep')).toEqual([])
  expect((await (await as('mandeep')).send('GET', '/api/collections')).status).toBe(403)
})
