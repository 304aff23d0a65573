/** Changing how a building runs its forum; everybody reads of it in the log. */
import { lookFirstLabels } from '../../../../contract/forum/moderation-words.ts'
import type { ForumSettings, forumSettings } from '../../../../contract/forum/settings.ts'
import type { Parsed } from '../../../../contract/route.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { sideOf } from '../moderation/acting.ts'
import { insertAct } from '../moderation/acts-store.ts'
import type { Caller } from '../reading.ts'
import { settingsOf } from './settings.ts'
import { writeSettings } from './store.ts'

/** Chooses whose words are looked at first; 409 with the present settings for a stale version. No change, no version. */
export const changeSettings = (ctx: Caller, { body }: Parsed<typeof forumSettings.change>): Promise<ForumSettings> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const before = await settingsOf(tx)
    requireVersion(before, body.version)
    if (before.lookFirst === body.lookFirst) return before
    // Somebody who saved at the same moment was first.
    if (!(await writeSettings(tx.db, buildingId, body))) requireVersion(await settingsOf(tx), body.version)
    const after = await settingsOf(tx)
    const words = { before: lookFirstLabels[before.lookFirst], after: lookFirstLabels[after.lookFirst] }
    const act = { _id: newId(Date.parse(tx.now)), kind: 'lookFirst', side: sideOf(tx), categoryId: null } as const
    await insertAct(tx.db, buildingId, { ...act, ...words, accountId: tx.account._id, words: body.words }, tx.now)
    await recordChange(tx, {
      subject: 'forumSettings',
      subjectId: buildingId,
      buildingId,
      action: 'changed',
      before: { lookFirst: words.before },
      after: { lookFirst: words.after },
      ...(body.words !== '' && { reason: body.words }),
    })
    return after
  })
