/** Who is told of a sale or a move: those who manage the building, and whoever loses access by it. */
import { unitKind } from '../../../../contract/units/unit-kind.ts'
import { canManageBuilding, managingRoles } from '../../../../contract/role-rights.ts'
import type { Role } from '../../../../contract/roles.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { MailRefused } from '../../../platform/mailer.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { queueMail } from '../../mail/mail.ts'
import { notify } from '../../notifications/notifications.ts'
import type { Judged } from './judging.ts'
import { selectMoves } from './store.ts'
import { roleWordsIn, titleOf, whoOf } from './words.ts'

/** Tells those who manage the building, but for whoever recorded it. */
export const tellManagers = async (tx: InBuilding, moveId: string): Promise<void> => {
  const members = await membersOf(tx.db, tx.building._id, managingRoles, tx.now)
  const accountIds = members.map(({ accountId }) => accountId).filter((id) => id !== tx.account?._id)
  await notify(tx, { buildingId: tx.building._id, kind: 'unit.moved', subjectId: moveId, accountIds })
}

/** By what somebody's access ended. */
const became = {
  moved: 'recorded that you have sold or moved out. Your access to the building on Parapet has ended.',
  lastDay: 'recorded your last day there. Your access to the building on Parapet has ended.',
  agency: 'recorded that you no longer act for an owner. Your access to the building on Parapet has ended.',
  ended: 'ended your access to the building on Parapet.',
} as const

type Told = Pick<Judged, 'email' | 'name'>

/** Such mail is about somebody's account, so nobody can switch it off (CASL s. 6 (6)). */
const mailLeaver = async (tx: InBuilding, { email, name }: Told, said: { subject: string; paragraphs: string[] }) => {
  if (email === null) return
  try {
    await queueMail(tx, { to: email, toName: name, building: tx.building, class: 'transactional', ...said })
  } catch (error) {
    // An address that no mail server would take must not keep the change from being recorded.
    if (!(error instanceof MailRefused)) throw error
    tx.log.warn({ error: error.name }, 'an email to a person who moved out could not be queued')
  }
}

const ifMistaken = 'If you think this is a mistake, please contact the people who manage the building.'

/** Mails somebody that their access has ended, and by what. */
export const tellLeaver = (tx: InBuilding, person: Told, by: keyof typeof became): Promise<void> =>
  mailLeaver(tx, person, {
    subject: `Your access to ${tx.building.name} has ended`,
    paragraphs: [
      `The people who manage ${tx.building.name} ${became[by]}`,
      'You keep your account and can still sign in. Your other buildings aren’t affected.',
      ifMistaken,
    ],
  })

/** Mails somebody that a role was taken away and which one is left. */
export const tellLowered = (tx: InBuilding, person: Told, { from, to }: { from: Role; to: Role }): Promise<void> => {
  const roleWords = roleWordsIn(tx.building)
  return mailLeaver(tx, person, {
    subject: `Your role in ${tx.building.name} has changed`,
    paragraphs: [
      `The people who manage ${tx.building.name} changed your role there from ${roleWords[from]} to ${roleWords[to]}.`,
      'Your access continues with the permissions of that role.',
      ifMistaken,
    ],
  })
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
        link: unitKind.page(unitId),
      },
    ]),
  )
}
