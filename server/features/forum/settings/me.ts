/** What somebody shows of themselves in the forum of a building. */
import type { forumSettings, ForumMe } from '../../../../contract/forum/settings.ts'
import type { Parsed } from '../../../../contract/route.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import type { Caller } from '../reading.ts'
import { selectChoice, selectUnitOf, upsertChoice } from './choices-store.ts'

/** What the caller shows, and what would be shown. */
export const readMe = async (ctx: Caller): Promise<ForumMe> => {
  const { showsUnit, isProtected } = await selectChoice(ctx.db, ctx.building._id, ctx.account._id)
  const today = localDateOf(ctx.now, ctx.building.timeZone)
  const unitNumber = isProtected ? null : await selectUnitOf(ctx.db, ctx.building._id, ctx.account._id, today)
  return { showsUnit: showsUnit && !isProtected, unitNumber, isProtected }
}

/** Shows the caller's unit beside what they write, or no longer; 409 for somebody whom the roster protects. */
export const changeMe = (ctx: Caller, { body }: Parsed<typeof forumSettings.changeMe>): Promise<ForumMe> =>
  inTransaction(ctx, async (tx) => {
    const { showsUnit } = body
    const before = await readMe(tx)
    if (before.isProtected && showsUnit)
      throw Conflict('Your details are protected in the roster, so your unit isn’t shown to anyone.')
    if (before.showsUnit === showsUnit) return before
    await upsertChoice(tx.db, tx.building._id, tx.account._id, showsUnit)
    await recordChange(tx, {
      subject: 'account',
      subjectId: tx.account._id,
      buildingId: tx.building._id,
      action: 'forum choice changed',
      before: { showsUnit: before.showsUnit },
      after: { showsUnit },
    })
    return readMe(tx)
  })
