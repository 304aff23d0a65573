/** Instalments that units will be charged, known before their day, and all those of one unit. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { selectCharged, selectShares } from '../shares/store.ts'
import { isApproved, selectThose } from '../store.ts'
import { dueOf } from './charging.ts'
import { instalmentWords, unitInstalments, type UnitInstalment } from './rules.ts'
import { selectDueLevies, selectLeviesOf } from './store.ts'

/** Lists the instalments that fall due after a day and through another, and weren't charged yet. */
export const instalmentsToCome = async (
  ctx: InBuilding,
  { after, through }: { after: LocalDate; through: LocalDate },
): Promise<{ unitId: string; words: string; dueOn: LocalDate; cents: number }[]> => {
  const ids = await selectDueLevies(ctx.db, ctx.building._id, through)
  const levies = (await selectThose(ctx.db, ctx.building._id, ids)).filter(isApproved)
  const all = await Promise.all(
    levies.map(async (levy) =>
      (await dueOf(ctx, levy, through)).map(({ nth, dueOn, unit, cents }) => ({
        ...{ unitId: unit._id, words: instalmentWords(levy.name, nth, levy.dueDays.length), dueOn, cents },
      })),
    ),
  )
  return all.flat().filter(({ dueOn }) => dueOn > after)
}

/** Lists all instalments that a unit pays of levies that owners approved, the earliest first. */
export const instalmentsOfUnit = async ({ db, building }: InBuilding, unitId: string): Promise<UnitInstalment[]> => {
  const ids = await selectLeviesOf(db, building._id, unitId)
  if (ids.length === 0) return []
  const shares = await selectShares(db, building._id, ids)
  const charged = await selectCharged(db, building._id, ids)
  return (await selectThose(db, building._id, ids))
    .flatMap(({ _id, name, dueDays }) => {
      const { cents } = shares.get(_id)!.find(({ unit }) => unit._id === unitId)!
      const made = (charged.get(_id) ?? []).filter((one) => one.unitId === unitId)
      return unitInstalments({ name, dueDays, cents }, made)
    })
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}
