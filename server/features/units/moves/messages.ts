/** Who is told of a sale or a move: those who manage the building, and whoever loses access by it. */
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { MailRefused } from '../../../platform/mailer.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { queueMail } from '../../mail/mail.ts'
import { notify } from '../../notifications/notifications.ts'
import type { Judged } from './judging.ts'
import { selectMoves } from './store.ts'
import { titleOf, whoOf } from './words.ts'

/** Tells those who manage the building, but for whoever recorded it. */
export const tellManagers = async (tx: InBuilding, moveId: string): Promise<void> => {
  const members = await membersOf(tx.db, tx.building._id, ['management', 'council'])
  const accountIds = members.map(({ accountId }) => accountId).filter((id) => id !== tx.account?._id)
  await notify(tx, { buildingId: tx.building._id, kind: 'unit.moved', subjectId: moveId, accountIds })
}

/** Mails somebody that their access has ended; it is about their account, so nobody can switch it off (CASL s. 6 (6)). */
export const tellLeaver = async (tx: InBuilding, { email, name }: Judged): Promise<void> => {
  if (email === null) return
  const { name: building } = tx.building
  try {
    await queueMail(tx, {
      to: email,
      toName: name,
      building: tx.building,
      class: 'transactional',
      subject: `Your access to ${building} has ended`,
      paragraphs: [
        `The people who manage ${building} recorded that you have sold or moved out. Your access to the building on Parapet ended with it.`,
        'Your account stays: you still sign in with it, and other buildings of yours are as they were.',
        'If you think that this is a mistake, please talk to the people who manage the building.',
      ],
    })
  } catch (error) {
    // An address that no mail server would take must not keep the move from being recorded.
    if (!(error instanceof MailRefused)) throw error
    tx.log.warn({ error: error.name }, 'somebody who left could not be mailed')
  }
}

/** Words the rows about sales and moves, for those who manage the building. */
export const wordMoves: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null || !canManageBuilding(ctx.currentRole)) return new Map()
  const rows = await selectMoves(ctx.db, buildingId, { ids })
  return new Map(
    rows.map(({ _id, kind, unitNumber, unitId, takesEffectOn, doneAt, leavers, arrivers }) => [
      _id,
      {
        title: titleOf(kind, unitNumber, doneAt !== null),
        text: `${whoOf(kind, leavers, arrivers)}, ${formatDate(takesEffectOn)}.`,
        link: `/unit-management/${unitId}`,
      },
    ]),
  )
}
