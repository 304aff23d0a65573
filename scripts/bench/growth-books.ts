import { largestShown, statementUsualDays } from '../../contract/limits/ledger.ts'
import { addDays, localDateOf } from '../../contract/time.ts'
import { connect, run, type Database } from '../../server/db/connection.ts'
import { selectStatement } from '../../server/features/ledger/debts/placed-store.ts'
import { selectBooks } from '../../server/features/ledger/desk/books-store.ts'
import {
  selectHolding,
  selectInMotion,
  selectOwn,
  selectReceipts,
  selectThose,
} from '../../server/features/ledger/desk/holdings-store.ts'
import type { Books } from './fill-books.ts'
import type { Filled } from './fill.ts'
import { measureBeside, type Beside } from './beside.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

const zone = 'America/Vancouver'

/** A page of an account may take so many times as long where the ledger is large. */
export const pageMostTimes = 3
const ageingMostMs = 10
const ageingTurns = 60

/** Reads the page of one unit after another, as the API does for who keeps the books, and for the owner of the first unit. */
const pages = (db: Database) => {
  const now = new Date().toISOString()
  const today = localDateOf(now, zone)
  const year = { from: addDays(today, -statementUsualDays), to: today }
  let turn = 0
  const next = ({ holdingIds }: Books) => holdingIds[turn++ % holdingIds.length]!
  const holding = async ({ buildingId }: Books, id: string, accountId: string | null = null) => {
    if (!(await selectHolding(db, buildingId, id, { accountId, today }))) throw new Error('The account is missing.')
  }
  const statement = async ({ buildingId }: Books, id: string) => {
    const { lines } = await selectStatement(db, buildingId, id, year)
    if (lines.length < 12) throw new Error('The statement of the measurement is not full.')
  }
  const around = async ({ buildingId }: Books, id: string) => {
    await selectReceipts(db, buildingId, id)
    await selectBooks(db, buildingId)
  }
  return {
    'an account with its charges': (of: Books) => holding(of, next(of)),
    'its latest payments': (of: Books) => selectReceipts(db, of.buildingId, next(of)),
    'its statement of a year': (of: Books) => statement(of, next(of)),
    'its whole page': async (of: Books) => {
      const id = next(of)
      await holding(of, id)
      await around(of, id)
      await holding(of, id)
      await statement(of, id)
    },
    'an owner’s own accounts': (of: Books) => selectOwn(db, of.buildingId, of.accountId, today),
    'an owner’s whole page': async (of: Books) => {
      const own = await selectOwn(db, of.buildingId, of.accountId, today)
      if (own.length !== 1) throw new Error('The owner of the measurement has another number of accounts.')
      await around(of, own[0]!._id)
      await holding(of, own[0]!._id, of.accountId)
      await statement(of, own[0]!._id)
    },
  }
}

/** How long the statements of an account's page take among few lines of a ledger and among very many, which take turns. */
export const measurePages = async (url: string, { books }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  try {
    return await measureSizes(books.slice(0, 2), pages(db))
  } finally {
    await close()
  }
}

/** The floor: the same debts by their index, of columns that stand in the row. */
const openDebts = `select holding_id, due_on, open_cents from ledger_items
  where building_id = $1::uuid and open_cents > 0 and undone_entry_id is null`

/** How long it takes to read what 300 units owe, beside reading the same debts alone. */
export const measureAgeing = async (url: string, { books }: Filled): Promise<Beside> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const { buildingId, holdingIds } = books[2]!
  const today = localDateOf(new Date().toISOString(), zone)
  const ours = async () => {
    const owing = await selectInMotion(db, buildingId)
    if (owing.length !== holdingIds.length) throw new Error('Not every unit of the measurement owes something.')
    const largest = owing.slice(0, largestShown).map(({ _id }) => _id)
    await selectThose(db, buildingId, largest, today)
  }
  try {
    return await measureBeside({
      ...{ what: `receivables of ${holdingIds.length} units`, atMostMs: ageingMostMs, turns: ageingTurns },
      ...{ ours, floor: () => run(db, openDebts, [buildingId]) },
    })
  } finally {
    await close()
  }
}
