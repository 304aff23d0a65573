/** Reminders of days that come: from each building's morning on, in the inbox and by e-mail. */
import { digestTime } from '../../../contract/limits.ts'
import type { MessageKind } from '../../../contract/message-kinds.ts'
import { localTimeOf } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { mailAbout } from './mailing.ts'
import { notify } from './telling.ts'

/** Somebody who is reminded. */
export interface Reminded {
  accountId: string
  email: string
  name: string
}

export interface Reminder {
  kind: MessageKind
  subjectId: string
  to: readonly Reminded[]
  title: string
  text: string
  link: { label: string; path: string }
}

/** Reminds people of something, each by the ways they chose; told twice, it stands once. */
export const remind = async (tx: InBuilding, { kind, subjectId, to, title, text, link }: Reminder): Promise<void> => {
  const accountIds = to.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind, subjectId, accountIds })
  const letter = { subject: title, paragraphs: [text], link }
  await mailAbout(tx, { kind, subjectId, letter, to, dedupeKey: `${kind}:${subjectId}` })
}

/** Does work in each of these buildings in which it is morning already. */
export const inTheMorning = async (
  ctx: Ctx,
  buildingIds: readonly string[],
  work: (ctx: InBuilding) => Promise<void>,
): Promise<void> => {
  for (const buildingId of buildingIds) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (building && localTimeOf(ctx.now, building.timeZone) >= digestTime) await work({ ...ctx, building })
  }
}
