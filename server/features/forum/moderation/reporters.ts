/** Whoever reported something is told what became of it; by whom, and who else did, they do not learn. */
import { forumPostKind } from '../../../../contract/forum/forum-kinds.ts'
import { forumThingLabels } from '../../../../contract/forum/moderation-words.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { notify } from '../../notifications/notifications.ts'
import { selectHearers } from '../audience-store.ts'
import { selectReporters, selectToldReports, type ToldReport } from './messages-store.ts'

const wordsOf = ({ thing, isShown, postId, commentId }: ToldReport) => ({
  title: `A moderator reviewed a ${forumThingLabels[thing].toLowerCase()} you reported`,
  text: isShown ? 'It was kept. You can mute it, or report it again if it changes.' : 'It’s now hidden. Thank you.',
  link: isShown ? `${forumPostKind.page(postId)}${commentId === null ? '' : `?comment=${commentId}`}` : '/forum',
})

/** Tells those who reported what is settled now, in their inbox, while they may read where it stands. */
export const tellReporters = async (tx: InBuilding, caseId: string, categoryId: string): Promise<void> => {
  const buildingId = tx.building._id
  const reporters = (await selectReporters(tx.db, buildingId, caseId)).filter((id) => id !== tx.account?._id)
  const to = await selectHearers(tx.db, buildingId, categoryId, reporters, tx.now)
  const accountIds = to.map(({ accountId }) => accountId)
  await notify(tx, { kind: 'forum.moderated', subjectId: caseId, buildingId, accountIds })
}

/** Words rows about what the reader reported. */
export const wordReports: WordRows = async (ctx, buildingId, ids) => {
  const told = await selectToldReports(ctx.db, buildingId, ctx.account._id, ids)
  const role = ctx.currentRole ?? ''
  return new Map(told.filter(({ readRoles }) => readRoles.includes(role)).map((one) => [one._id, wordsOf(one)]))
}
