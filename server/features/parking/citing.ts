/** The bylaws and rules of the register that fees of stalls and tows rest on. */
import type { BylawCitation } from '../../../contract/bylaws/bylaw.ts'
import { bylawReference, notInForceWords } from '../../../contract/bylaws/bylaw-words.ts'
import type { CitedBylaw } from '../../../contract/bylaws/citing.ts'
import { pastTermsCitingMost, towsCitingMost } from '../../../contract/limits/parking.ts'
import type { AssignmentTerms } from '../../../contract/parking/assignments.ts'
import { stallLabel } from '../../../contract/parking/stall-words.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import { formatDate, localDateOf, type Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { citedBylaw, requireCitable } from '../bylaws/bylaws.ts'
import { selectFeesCiting, selectPastCiting, selectTowsCiting, type PastCiting } from './citing-store.ts'

/**
 * Fills terms that rest on a text of the register with its name. 400 on `bylawId` where it isn’t in force today, or is a
 * rule that isn’t ratified and a fee rests on it.
 */
export const withAuthority = async <Terms extends AssignmentTerms>(tx: InBuilding, terms: Terms): Promise<Terms> => {
  if (terms.bylawId === null) return terms
  const on = localDateOf(tx.now, tx.building.timeZone)
  const cited = await requireCitable(tx, terms.bylawId, { on, asksMoney: terms.feeCents !== null })
  return { ...terms, authority: bylawReference(cited) }
}

/** Reads the bylaw or rule that a fee rests on where it isn't in force today; null where it is, or where none is named. */
export const endedBylaw = async (
  tx: InBuilding,
  { bylawId, feeCents }: Pick<AssignmentTerms, 'bylawId' | 'feeCents'>,
): Promise<CitedBylaw | null> => {
  if (bylawId === null || feeCents === null) return null
  const cited = await citedBylaw(tx, bylawId, localDateOf(tx.now, tx.building.timeZone))
  return cited && notInForceWords(cited) ? cited : null
}

/**
 * Names the bylaw or rule of a tow: that of the register, or the words. 400 on `bylawId` where it wasn’t in force on the day
 * that the vehicle was seen.
 */
export const towBylaw = async (
  tx: InBuilding,
  { bylawId, bylaw }: { bylawId: string | null; bylaw: string },
  seenAt: Instant,
): Promise<string> => {
  if (bylawId === null) return bylaw
  const on = localDateOf(seenAt, tx.building.timeZone)
  return bylawReference(await requireCitable(tx, bylawId, { on, asksMoney: false }))
}

const pastLabels: Readonly<Record<PastCiting['kind'], string>> = {
  held: 'Stall offer',
  offer: 'Past stall offer',
  term: 'Stall term',
  over: 'Past stall term',
  void: 'Cancelled stall term',
}

const periodWords = ({ from, until }: PastCiting): string =>
  until === null ? `from ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`

/**
 * Lists the stall fees that rest on a text today or later, the newest other terms and the offers that name it, and the
 * newest tows that were requested by it.
 */
export const parkingCiting = async (ctx: InBuilding, bylawId: string): Promise<BylawCitation[]> => {
  const { db, building } = ctx
  const today = localDateOf(ctx.now, building.timeZone)
  const fees = await selectFeesCiting(db, building._id, bylawId, today)
  const past = await selectPastCiting(db, building._id, bylawId, { today, now: ctx.now, most: pastTermsCitingMost })
  const tows = await selectTowsCiting(db, building._id, bylawId, towsCitingMost)
  return [
    ...fees.map(({ stallId, unitNumber, ...stall }) => ({
      what: 'Stall fee',
      name: `Stall ${stallLabel(stall)}, unit ${unitNumber}`,
      path: `/parking-management?stall=${stallId}`,
    })),
    ...past.map((one) => ({
      what: pastLabels[one.kind],
      name: `Stall ${stallLabel(one)}, unit ${one.unitNumber}, ${periodWords(one)}`,
      path: `/parking-management?stall=${one.stallId}`,
    })),
    ...tows.map(({ _id, number }) => ({
      what: 'Tow request',
      name: `Violation ${violationNumber({ number })}`,
      path: `/parking/violations/${_id}`,
    })),
  ]
}
