/** Rows of a bank account as they are shown, each with what it seems to be. */
import type { BankRow, BankRowQuery } from '../../../../contract/banking/bank-row.ts'
import { samePaymentDays } from '../../../../contract/limits/banking.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { listCategories, listDebtors } from '../../ledger/ledger.ts'
import { debitRunsInBooks, type DebitRunInBooks } from '../../debits/debits.ts'
import { levyNames } from '../../levies/levies.ts'
import { requireAccount, todayIn, type ById } from '../accounts/accounts.ts'
import type { KnownAccount } from '../accounts/store.ts'
import {
  selectIgnored,
  selectMatchedCents,
  selectOthers,
  selectPaidOut,
  selectPayers,
  selectPayments,
  selectRunsMatched,
  type NamedPayment,
  type PaidOutNow,
} from './facts-store.ts'
import type { Facts, Proposal } from './books.ts'
import { proposalsFor } from './rules.ts'
import { selectRows, selectToMatch, type KnownRow } from './store.ts'
import { codesIn, payerKeyOf } from './text.ts'

type Debtors = Awaited<ReturnType<typeof listDebtors>>

/** What rows seem to be, with what the books know of whom and what they name. */
interface Looked {
  proposals: ReadonlyMap<string, Proposal | null>
  debtors: Debtors
  payments: readonly NamedPayment[]
  runs: readonly DebitRunInBooks[]
  paidOut: readonly PaidOutNow[]
  levies: ReadonlyMap<string, string>
}

const holdingsIn = (outcome: BankRow['outcome']): string[] =>
  outcome?.kind === 'payment' ? [...outcome.shares.map(({ holdingId }) => holdingId), ...outcome.ask] : []

const paymentIn = (outcome: BankRow['outcome'] | undefined): string[] =>
  outcome?.kind === 'recorded' || outcome?.kind === 'returned' ? [outcome.paymentId] : []

const runIn = (outcome: BankRow['outcome'] | undefined): string[] => (outcome?.kind === 'debits' ? [outcome.runId] : [])

const paidOutIn = ({ outcome }: KnownRow): string[] => (outcome?.kind === 'paidOut' ? [outcome.id] : [])

const levyIn = (outcome: BankRow['outcome']): string | null => (outcome?.kind === 'category' ? outcome.levyId : null)

/**
 * Looks at rows of an account, in as many statements for all as for one. What they seem to be follows from all rows that are
 * to be matched, so that it is the same on every page and in every search.
 */
export const lookAt = async (
  ctx: InBuilding,
  { _id: accountId, fund }: KnownAccount,
  rows: readonly KnownRow[],
): Promise<Looked> => {
  const { db } = ctx
  const buildingId = ctx.building._id
  const isAsked = rows.some(({ state }) => state === 'toMatch')
  const waiting = isAsked ? await selectToMatch(db, buildingId, accountId) : []
  const days = [...rows, ...waiting].map(({ day }) => day).toSorted()
  const [from, to] = [days[0] ?? todayIn(ctx), days.at(-1) ?? todayIn(ctx)]
  const debtors = await listDebtors(
    ctx,
    rows.flatMap(({ outcome }) => holdingsIn(outcome)),
    waiting.flatMap((row) => codesIn(row).map(({ code }) => code)),
  )
  const ids = rows.flatMap(({ outcome, paymentId }) => [...paymentIn(outcome), ...(paymentId ? [paymentId] : [])])
  const cents = [...new Set(waiting.map((row) => Math.abs(row.cents)))]
  const payments = await selectPayments(db, buildingId, { ids, cents, from, to })
  const levies = await levyNames(
    ctx,
    rows.flatMap(({ outcome }) => levyIn(outcome) ?? []),
  )
  const runs = await debitRunsInBooks(db, buildingId, {
    ids: rows.flatMap(({ outcome }) => runIn(outcome)),
    ...{ from: addDays(from, -samePaymentDays), to: addDays(to, samePaymentDays) },
  })
  const paidOut = await selectPaidOut(db, buildingId, {
    ids: rows.flatMap(paidOutIn),
    cents: [...new Set([...rows, ...waiting].map((row) => -row.cents))],
    ...{ fund, from, to },
  })
  if (waiting.length === 0) return { proposals: new Map(), debtors, payments, runs, paidOut, levies }
  const runsMatched = await selectRunsMatched(db, buildingId)
  const matched = await selectMatchedCents(db, buildingId)
  const facts: Facts = {
    fund,
    debtors: debtors.map(({ _id, unit, ownersById, isCurrent, paymentCode, dueCents, monthCents, onWord }) => ({
      ...{ holdingId: _id, unitNumber: unit.unitNumber, owners: ownersById, isCurrent, paymentCode, monthCents },
      dueCents: Math.max(0, dueCents - (matched.get(_id) ?? 0)),
      isClaimed: matched.has(_id),
      onWord: onWord.map(({ _id: chargeId, words, openCents }) => ({ chargeId, words, openCents })),
    })),
    payments: payments.filter(({ isWithdrawn }) => !isWithdrawn),
    paidOut: paidOut.filter(({ rowId }) => rowId === null),
    payers: await selectPayers(
      db,
      buildingId,
      waiting.flatMap(({ text }) => payerKeyOf(text) ?? []),
    ),
    runs: runs.filter(({ _id }) => !runsMatched.has(_id)),
    categories: await listCategories(ctx),
    others: await selectOthers(db, buildingId, { fund, from, to }),
    ignored: await selectIgnored(db, buildingId, { accountId, from, to }),
  }
  return { proposals: proposalsFor(waiting, facts), debtors, payments, runs, paidOut, levies }
}

const shown = (row: KnownRow, { proposals, debtors, payments, runs, paidOut, levies }: Looked): BankRow => {
  const levyId = levyIn(row.outcome)
  const proposal = proposals.get(row._id) ?? null
  const named = new Set([...holdingsIn(row.outcome), ...holdingsIn(proposal?.outcome ?? null)])
  const [paymentId] = [...paymentIn(row.outcome), ...paymentIn(proposal?.outcome)]
  const [runId] = [...runIn(row.outcome), ...runIn(proposal?.outcome)]
  const payment = payments.find(({ _id }) => _id === paymentId)
  return {
    ...row,
    proposal,
    holdings: debtors
      .filter(({ _id }) => named.has(_id))
      .map(({ _id, unit, owners }) => ({ holdingId: _id, unitNumber: unit.unitNumber, owners })),
    payment: payment ? { _id: payment._id, day: payment.day, payer: payment.payer, cents: payment.cents } : null,
    run: runs.find(({ _id }) => _id === runId) ?? null,
    paidOut: paidOut
      .filter(
        ({ cents, rowId }) => cents === -row.cents && (rowId === null ? row.state !== 'posted' : rowId === row._id),
      )
      .map(({ rowId: _, ...one }) => one),
    levy: levyId === null ? null : { _id: levyId, name: levies.get(levyId)! },
  }
}

/** Lists the rows of an account with a proposal for each that is to be matched, the oldest first; 404 for any other account. */
export const listRows = async (
  ctx: InBuilding,
  { params, query }: ById & { query: BankRowQuery },
): Promise<Page<BankRow>> => {
  const account = await requireAccount(ctx, params.id)
  const { items, nextCursor } = await selectRows(ctx.db, ctx.building._id, params.id, query)
  const looked = await lookAt(ctx, account, items)
  return { items: items.map((row) => shown(row, looked)), nextCursor }
}

/** Shows one row. */
export const shownRow = async (ctx: InBuilding, row: KnownRow): Promise<BankRow> =>
  shown(row, await lookAt(ctx, await requireAccount(ctx, row.accountId), [row]))
