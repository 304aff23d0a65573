/** Instalments that units will be charged: known before their day. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { isApproved, selectThose } from '../store.ts'
import { dueOf } from './charging.ts'
import { instalmentWords } from './rules.ts'
import { selectDueLevies } from './store.ts'

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
