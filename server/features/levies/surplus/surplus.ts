/** What is left of a completed levy: whose it is, and where it goes. */
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { Conflict } from '../../../http/errors.ts'
import { chartOf, holdHoldings, post, refundSurplus } from '../../ledger/ledger.ts'
import { noteMoney } from '../record.ts'
import { byUnitNumber, type LevyUnit } from '../shares/rules.ts'
import { selectCharged, selectHeld, selectRefunded, selectShares, type HeldUnit } from '../shares/store.ts'
import { insertDisposal, isApproved, selectLevy, type ApprovedLevy, type KnownLevy } from '../store.ts'
import { todayIn } from '../today.ts'
import { tellRefunded } from './messages.ts'
import { amountRefusal, dividedSurplus, openOf, ownerlessRefusal, settledInstalments, type Divided } from './rules.ts'

/** What a unit gets of a surplus, with who has the unit today; null where no owner is on record. */
interface UnitPart {
  unit: LevyUnit
  cents: number
  /** Of it: pays what the unit still owes of the levy, by debt. */
  first: { itemId: string; cents: number }[]
  held: HeldUnit | null
}

/** A surplus that is worked out. */
interface WorkedOut extends Divided {
  cents: number
  parts: UnitPart[]
}

/** Works out the surplus of a levy by what each unit paid; null while it isn't completed, and where nothing is left. */
const workOut = async (ctx: InBuilding, levy: KnownLevy): Promise<WorkedOut | null> => {
  const { balanceCents: cents, toReserveCents: movedCents } = levy.money
  if (!isApproved(levy) || levy.state !== 'finished' || cents <= 0) return null
  const { db, building } = ctx
  const shares = (await selectShares(db, building._id, [levy._id])).get(levy._id) ?? []
  const charged = (await selectCharged(db, building._id, [levy._id])).get(levy._id) ?? []
  const units = shares.map(({ unit }) => unit)
  const unitIds = units.map(({ _id }) => _id)
  const held = new Map((await selectHeld(db, building._id, unitIds, todayIn(ctx))).map((one) => [one.unitId, one]))
  const refunded = await selectRefunded(db, building._id, { levyId: levy._id, fundId: levy.fundId })
  const open = units.map(({ _id }) => openOf(charged, held.get(_id)?.holdingId))
  const paid = units.map(({ _id }, index) => ({
    // A unit without an owner on record counts as one of someone who owns nothing else.
    owners: held.get(_id)?.owners.map((owner) => owner._id) ?? [_id],
    refundedCents: refunded.get(_id) ?? 0,
    paidCents: charged.reduce((sum, one) => (one.unitId === _id ? sum + one.paidCents : sum), 0),
    owedCents: open[index]!.reduce((sum, { openCents }) => sum + openCents, 0),
  }))
  const divided = dividedSurplus(building.jurisdiction, { cents, movedCents }, paid)
  if (!divided) return null
  const parts = units.flatMap((unit, index) => {
    const part = divided.sharesCents[index]!
    const first = settledInstalments(divided.settledCents[index]!, open[index]!)
    return part > 0 ? [{ unit, cents: part, first, held: held.get(unit._id) ?? null }] : []
  })
  return { ...divided, cents, parts: byUnitNumber(parts) }
}

const sumOf = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0)

/** Shows what is left of a levy, and where it may go; null while it isn't completed, and where nothing is left. */
export const surplusOf = async (ctx: InBuilding, levy: KnownLevy): Promise<Levy['surplus']> => {
  const found = await workOut(ctx, levy)
  if (!found) return null
  const { cents, parts, mostOfOneOwnerCents, mayGoToReserve, reason } = found
  return {
    ...{ cents, mostOfOneOwnerCents, mayGoToReserve, reason },
    shares: parts.map(({ unit, held, cents: part, first }) => ({
      unit: { _id: unit._id, unitNumber: unit.unitNumber },
      owners: held?.owners.map(({ name }) => name) ?? [],
      cents: part,
      settledCents: sumOf(first),
    })),
  }
}

const dispose = async (tx: InBuilding, levyId: string, kind: 'refund' | 'reserve', cents: number): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertDisposal(tx.db, tx.building._id, { _id, levyId, kind, cents, at: tx.now })
  return _id
}

/** Refuses a surplus that isn't the one that was seen: money may have come in or gone since. */
const requireSeen = (saidCents: number, cents: number): void => {
  const refusal = amountRefusal(saidCents, cents)
  if (refusal !== null) throw Conflict(refusal)
}

/** Works out the surplus of a levy, which the caller holds, with the accounts of its units held, so that it stays as it is. */
const hold = async (tx: InBuilding, { _id }: ApprovedLevy): Promise<WorkedOut | null> => {
  const { db, building } = tx
  const shares = (await selectShares(db, building._id, [_id])).get(_id) ?? []
  const unitIds = shares.map(({ unit }) => unit._id)
  const held = await selectHeld(db, building._id, unitIds, todayIn(tx))
  await holdHoldings(
    db,
    building._id,
    held.map(({ holdingId }) => holdingId),
  )
  // A payment that was under way may have paid this levy.
  return workOut(tx, (await selectLevy(db, building._id, _id))!)
}

/**
 * Gives the surplus of a levy, which the caller holds, to the owners of today. What a unit still owes of the levy is settled
 * first, and is given as well, so that nothing is left. 409 where the surplus isn't what was seen, and where a unit has no
 * owner on record.
 */
export const refund = async (tx: InBuilding, levy: ApprovedLevy, saidCents: number): Promise<void> => {
  const found = await hold(tx, levy)
  requireSeen(saidCents, found?.cents ?? 0)
  const { parts } = found!
  const ownerless = ownerlessRefusal(parts.filter(({ held }) => !held).map(({ unit }) => unit.unitNumber))
  if (ownerless !== null) throw Conflict(ownerless)
  await refundSurplus(tx, {
    ...{ fundId: levy.fundId, name: levy.name, day: todayIn(tx) },
    shares: parts.map(({ held, cents, first }) => ({ holdingId: held!.holdingId, cents, first })),
  })
  const cents = sumOf(parts)
  await tellRefunded(tx, await dispose(tx, levy._id, 'refund', cents))
  const settledCents = sumOf(parts.flatMap(({ first }) => first))
  const toArrears = settledCents > 0 ? { toArrears: formatMoney(settledCents) } : {}
  await noteMoney(tx, 'refunded', levy._id, { cents, units: parts.length, ...toArrears })
}

/**
 * Moves the surplus of a levy, which the caller holds and for which the law allows it, to the contingency reserve fund. 409
 * where it isn't what was seen.
 */
export const moveToReserve = async (tx: InBuilding, levy: ApprovedLevy, saidCents: number): Promise<void> => {
  const cents = levy.money.balanceCents
  requireSeen(saidCents, cents)
  const { funds, accounts } = await chartOf(tx)
  const [own, reserve] = [
    { fundId: levy.fundId, holdingId: null },
    { fundId: funds.reserve, holdingId: null },
  ]
  const source = `levyReserve:${await dispose(tx, levy._id, 'reserve', cents)}`
  await post(tx, [
    {
      ...{ day: todayIn(tx), source, words: `Special levy surplus: ${levy.name}, ${levy.resolution}` },
      lines: [
        { ...own, accountId: accounts.levies, cents },
        { ...own, accountId: accounts.interfund, cents: -cents },
        { ...reserve, accountId: accounts.interfund, cents },
        { ...reserve, accountId: accounts.levies, cents: -cents },
      ],
    },
  ])
  await noteMoney(tx, 'moved to the reserve', levy._id, { cents })
}
