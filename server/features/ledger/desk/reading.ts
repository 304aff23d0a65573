/** What owners owe, for who reads the books, and for owners their own. */
import type { HoldingQuery } from '../../../../contract/ledger.ts'
import type { Receivables } from '../../../../contract/ledger/books.ts'
import type { Holding, HoldingSummary } from '../../../../contract/ledger/holding.ts'
import type { Statement, StatementQuery } from '../../../../contract/ledger/statement.ts'
import {
  largestShown,
  openChargesMost,
  statementMostDays,
  statementUsualDays,
} from '../../../../contract/limits/ledger.ts'
import { keepsBooks } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays, daysBetween, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { chargeRule } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { InvalidField, orNotFound } from '../../../http/errors.ts'
import { selectCancelled } from '../debts/again-store.ts'
import { statementOf } from '../debts/statements.ts'
import { readsBooks, requireReader, type Caller } from './access.ts'
import { selectBooks } from './books-store.ts'
import {
  selectAccountsOf,
  selectDebtors,
  selectHolding,
  selectHoldings,
  selectInMotion,
  selectOwn,
  selectReceipts,
  selectShares,
  selectThose,
  type Debtor,
} from './holdings-store.ts'
import { agesTogether, chargeShown, owedOf, summaryOf, type KnownHolding } from './rules.ts'

export type ById = { params: { id: string } }

/** Finds the building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

const summedUp =
  (ctx: InBuilding) =>
  (known: KnownHolding): HoldingSummary =>
    summaryOf(known, ctx.building.jurisdiction, todayIn(ctx))

/** Lists holdings by unit with what they owe today; 403 for who doesn't read the books. */
export const listHoldings = async (ctx: Caller, { query }: { query: HoldingQuery }): Promise<Page<HoldingSummary>> => {
  requireReader(ctx)
  const { items, nextCursor } = await selectHoldings(ctx.db, ctx.building._id, query, todayIn(ctx))
  return { items: items.map(summedUp(ctx)), nextCursor }
}

/** Sums up what all owners owe today; 403 for who doesn't read the books. */
export const sumReceivables = async (ctx: Caller): Promise<Receivables> => {
  requireReader(ctx)
  const today = todayIn(ctx)
  const known = await selectInMotion(ctx.db, ctx.building._id)
  const all = known.map(({ charges, ...holding }) => ({
    ...holding,
    ...owedOf(charges, ctx.building.jurisdiction, today),
  }))
  const total = (field: 'dueCents' | 'laterCents' | 'creditCents') => all.reduce((sum, one) => sum + one[field], 0)
  const owing = all.filter(({ dueCents }) => dueCents > 0)
  const largest = owing.toSorted((a, b) => b.dueCents - a.dueCents).slice(0, largestShown)
  const ids = largest.map(({ _id }) => _id)
  return {
    dueCents: total('dueCents'),
    ages: agesTogether(all.map(({ ages }) => ages)),
    lienable: agesTogether(all.map(({ lienable }) => lienable)),
    laterCents: total('laterCents'),
    creditCents: total('creditCents'),
    owing: owing.length,
    largest: (await selectThose(ctx.db, ctx.building._id, ids, today)).map(summedUp(ctx)),
  }
}

/**
 * Lists what money that comes in may be for: the holdings of today, those of before that aren't settled, and those of the
 * given ids or payment codes, with what a payment without the payer's word would pay of each today, and the charges that only
 * the payer's word pays.
 */
export const listDebtors = async (
  ctx: InBuilding,
  ids: readonly string[] = [],
  codes: readonly string[] = [],
): Promise<(Debtor & { dueCents: number; onWord: Debtor['charges'] })[]> => {
  const today = todayIn(ctx)
  const isOnWord = ({ type, dueOn }: Debtor['charges'][number]) =>
    chargeRule(ctx.building.jurisdiction, type, dueOn).rank === null
  return (await selectDebtors(ctx.db, ctx.building._id, { today, ids, codes })).map((debtor) => {
    const due = debtor.charges.filter((charge) => charge.dueOn <= today && !isOnWord(charge))
    return {
      ...debtor,
      onWord: debtor.charges.filter(isOnWord),
      dueCents: due.reduce((sum, { openCents }) => sum + openCents, 0),
    }
  })
}

/** A holding of a day, with what it owes today. */
export type DebtorOn = Debtor

/** Lists the holdings of a day, in the order of their units. */
export const debtorsOn = async (ctx: InBuilding, day: LocalDate): Promise<DebtorOn[]> =>
  (await selectDebtors(ctx.db, ctx.building._id, { today: day, ids: [], codes: [] })).filter(
    ({ isCurrent }) => isCurrent,
  )

/** Reads some holdings with their open charges, in the order of their ids as given; none of another building. */
export const holdingsAmong = (ctx: InBuilding, ids: readonly string[]): Promise<KnownHolding[]> =>
  selectThose(ctx.db, ctx.building._id, ids, todayIn(ctx))

/** Tells whether the caller is one of the owners of a holding. */
export const isOwnAccount = async (ctx: InBuilding & Pick<Caller, 'account'>, holdingId: string): Promise<boolean> => {
  const accounts = await selectAccountsOf(ctx.db, ctx.building._id, [holdingId], todayIn(ctx))
  return accounts.get(holdingId)?.includes(ctx.account._id) ?? false
}

const shown = async (ctx: Caller, known: KnownHolding): Promise<Holding> => {
  const charges = known.charges.slice(0, openChargesMost)
  const shares = await selectShares(
    ctx.db,
    ctx.building._id,
    charges.map(({ _id }) => _id),
  )
  return {
    ...summedUp(ctx)(known),
    charges: charges.map((charge) => chargeShown(ctx.building.jurisdiction, charge, shares.get(charge._id))),
    cancelled: keepsBooks(ctx) ? await selectCancelled(ctx.db, ctx.building._id, known._id) : [],
    receipts: await selectReceipts(ctx.db, ctx.building._id, known._id),
    isOwn: await isOwnAccount(ctx, known._id),
    howToPay: (await selectBooks(ctx.db, ctx.building._id)).howToPay,
    can: { keep: keepsBooks(ctx) },
  }
}

/** Finds a holding that the caller may read: any for who reads the books, else their own; 404 for others. */
export const requireHolding = async (ctx: Caller, id: string): Promise<KnownHolding> => {
  const accountId = readsBooks(ctx) ? null : ctx.account._id
  return orNotFound(await selectHolding(ctx.db, ctx.building._id, id, { accountId, today: todayIn(ctx) }))
}

/** Reads a holding with its open charges and payments; 404 for one that the caller may not read. */
export const getHolding = async (ctx: Caller, { params }: ById): Promise<Holding> =>
  shown(ctx, await requireHolding(ctx, params.id))

/** Lists what the caller themselves owe, by unit; nothing for who owns none. */
export const listOwn = async (ctx: Caller): Promise<Holding[]> => {
  const known = await selectOwn(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))
  return Promise.all(known.map((one) => shown(ctx, one)))
}

/**
 * Reads the statement of a holding between two days; 404 for one that the caller may not read, 400 for days that end before
 * they begin or lie too far apart.
 */
export const getStatement = async (
  ctx: Caller,
  { params, query }: ById & { query: StatementQuery },
): Promise<Statement> => {
  const { to = todayIn(ctx) } = query
  const { from = addDays(to, -statementUsualDays) } = query
  if (from > to) throw InvalidField('to', 'The last day is before the first')
  if (daysBetween(from, to) >= statementMostDays) throw InvalidField('to', 'Up to three years at a time')
  const { _id } = await requireHolding(ctx, params.id)
  const { openingCents, lines, closingCents } = await statementOf(ctx, _id, { from, to })
  const charged = lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const shares = await selectShares(ctx.db, ctx.building._id, charged)
  let balanceCents = openingCents
  const told = lines.map(({ itemId, ...line }) => {
    balanceCents += line.cents
    return { ...line, shares: (itemId === null ? undefined : shares.get(itemId)) ?? [], balanceCents }
  })
  return { from, to, openingCents, lines: told, closingCents }
}
