/** For the walks: a bank account with a posting, a file that was tried, a row that is to be matched, and a recorded expense. */
import type { Outcome } from '../../../../contract/banking/bank-row.ts'
import { newId } from '../../../db/ids.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { accountOf, buildingOf, someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addAccount, listAccounts, listRows, recordExpense, stepAccount, stepFile, stepRow } from '../banking.ts'
import { addCategories, chartOf, post, recordPayment, settleHoldings } from '../../ledger/ledger.ts'
import { draftLevy, stepLevy } from '../../levies/levies.ts'
import { tryContent } from '../files/files.ts'
import { insertQuestions } from '../posting/store.ts'

const accountIn = async (ctx: InBuilding): Promise<string> => {
  const { accounts } = await listAccounts(ctx)
  const found = accounts.find(({ fund }) => fund === 'operating')
  const body = { name: 'Operating account', lastDigits: '4471', fund: 'operating' } as const
  return (found ?? (await addAccount(ctx, { body })))._id
}

const tried = (ctx: InBuilding, accountId: string, text: string) => {
  const content = Buffer.from(`Date,Description,Amount\n2026-11-02,${text},12.34\n`)
  return tryContent(ctx, accountId, { content, fileName: 'november.csv' })
}

/** Adds a row; answers it as it is to be matched. */
const added = async (ctx: InBuilding, accountId: string) => {
  const text = `Walk ${newId()}`
  const { _id, version } = await tried(ctx, accountId, text)
  await stepFile(ctx, { params: { id: _id }, body: { step: 'add', version } })
  const query = { shows: 'toMatch', search: text, limit: 1 } as const
  return (await listRows(ctx, { params: { id: accountId }, query })).items[0]!
}

/** Council members keep no bank accounts, so verbs make them. */
const insideOf = async (world: World, who: Caller): Promise<InBuilding> => ({
  ...world.context(),
  building: (await findCurrentBuilding(world.platform.db, buildingOf(who)))!,
})

const accountRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const id = await accountIn(ctx)
  const row = await added(ctx, id)
  const outcome: Outcome = { kind: 'payment', way: 'other', payer: null, shares: [], ask: [] }
  await stepRow(ctx, { params: { id: row._id }, body: { step: 'match', version: row.version, outcome } })
  const { matched } = (await listAccounts(ctx)).accounts.find(({ _id }) => _id === id)!
  const { postings } = await stepAccount(ctx, { params: { id }, body: { step: 'post', rows: matched } })
  return { id, accountId: id, postingId: postings[0]!._id }
}

const fileRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const accountId = await accountIn(ctx)
  const { _id: id, version } = await tried(ctx, accountId, `Walk ${newId()}`)
  return { id, accountId, version: String(version) }
}

const rowRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const { _id: id, version } = await added(ctx, await accountIn(ctx))
  return { id, version: String(version) }
}

/** An approved special levy of the building, with money that can be spent. */
const levyWithMoney = async (ctx: InBuilding, world: World, who: Caller): Promise<string> => {
  const { id: unitId } = await someUnit(world, who)
  const said = { name: `Roof ${newId()}`, purpose: 'A new roof', totalCents: 100_000, dueDays: ['2027-03-01'] }
  const shares = [{ unitId: unitId!, cents: 100_000 }]
  const { _id: levyId, version } = await draftLevy(ctx, { body: { ...said, division: 'otherFair', shares } })
  const body = { step: 'approve', approvedOn: '2026-11-01', resolution: 'AGM', version } as const
  await stepLevy(ctx, { params: { id: levyId }, body })
  const { rows } = await world.connection.pool.query('select fund_id as id from levies where id = $1', [levyId])
  const { funds, accounts } = await chartOf(ctx)
  const [own, levy] = [
    { fundId: funds.operating, holdingId: null },
    { fundId: (rows[0] as { id: string }).id, holdingId: null },
  ]
  const lines = [
    { ...own, accountId: accounts.bank, cents: 100_000 },
    { ...own, accountId: accounts.interfund, cents: -100_000 },
    { ...levy, accountId: accounts.interfund, cents: 100_000 },
    { ...levy, accountId: accounts.levies, cents: -100_000 },
  ]
  await post(ctx, [{ day: '2026-11-01', source: `walk:${newId()}`, words: 'Paid', lines }])
  return levyId
}

/** An expense that the bank hasn’t paid yet, its category, and a levy that another can be spent from. */
const expenseRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  const [category] = await addCategories(ctx, [{ kind: 'expense', name: 'Towing' }])
  const said = { fund: 'operating', day: '2026-11-02', cents: 5000, levyId: null, authority: null } as const
  const named = { categoryId: category!._id, payee: `Walk ${newId()}`, reference: null, isAnother: true }
  const { _id: id, version } = await recordExpense(ctx, { body: { ...said, ...named } })
  const levyId = await levyWithMoney(ctx, world, who)
  return { id, version: String(version), categoryId: category!._id, levyId }
}

/** A payment about which the caller is asked: it may be for a unit of theirs, or of anyone where they own none. */
const waitingRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  await settleHoldings(ctx)
  const { id: holdingId } = (
    await world.connection.pool.query(
      `select h.holding_id as id from ledger_holders h join people p on p.id = h.person_id
       where h.building_id = $1 order by p.account_id is distinct from $2, h.holding_id limit 1`,
      [ctx.building._id, await accountOf(who)],
    )
  ).rows[0] as { id: string }
  const paid = {
    cents: 5000,
    way: 'other',
    payer: null,
    memo: null,
    valueDay: '2026-11-02',
    day: '2026-11-02',
  } as const
  const id = (await recordPayment(ctx, { ...paid, source: `walk:${newId()}` }))!
  await insertQuestions(ctx.db, ctx.building._id, [{ paymentId: id, holdingId }])
  return { id, holdingId }
}

export const walk: FeatureWalk = {
  records: {
    'waiting-payments': waitingRecord,
    'bank-accounts': accountRecord,
    'bank-files': fileRecord,
    'bank-rows': rowRecord,
    'bank-expenses': expenseRecord,
  },
  bodies: {
    'POST /api/bank-accounts': () => ({ name: 'Reserve account', lastDigits: '990', fund: 'reserve' }),
    'POST /api/bank-accounts/:id/steps': ({ postingId }) => ({ step: 'undoPosting', postingId }),
    'POST /api/bank-accounts/:id/categories': () => ({ kind: 'expense', name: `Walk ${newId()}` }),
    'POST /api/bank-accounts/:id/files': () => ({}),
    'POST /api/bank-files/:id/steps': ({ version }) => ({ step: 'add', version: Number(version) }),
    'POST /api/bank-rows/:id/steps': ({ version }) => ({
      ...{ step: 'match', version: Number(version) },
      outcome: { kind: 'ignored', reason: 'Of another strata' },
    }),
    'POST /api/bank-expenses': ({ categoryId, levyId }) => ({
      ...{ fund: 'operating', day: '2026-11-03', cents: 1234, categoryId, levyId, payee: `Walk ${newId()}` },
    }),
    'POST /api/bank-expenses/:id/steps': ({ version }) => ({
      ...{ step: 'undo', version: Number(version), reason: 'Entered twice' },
    }),
    'POST /api/waiting-payments/:id/word': ({ holdingId }) => ({ shares: [{ holdingId, cents: 100 }] }),
  },
}
