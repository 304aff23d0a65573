/** Somebody's access to the building, and ending it by hand: for those whom no sale or move takes it from. */
import type { Role } from '../../../../contract/roles.ts'
import type { AccessEnding } from '../../../../contract/units/people.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Conflict, Forbidden, type Refusal } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { endMembership } from '../../buildings/buildings.ts'
import { selectStandings, type Standing } from '../moves/desk-store.ts'
import { closeTermsOf } from '../council/ending.ts'
import { firstDayWithout, rolesWithout } from '../moves/judging.ts'
import { tellLeaver, tellLowered } from '../moves/messages.ts'
import { isLastManager, isLastOnCouncil } from '../moves/rules.ts'
import { endElsewhere, foreseeElsewhere, settleRights } from '../moves/rights.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { endingOf, type Ending } from './rules.ts'
import { selectManagers, selectMemberEmails } from './store.ts'
import { endingLines, refusalWords } from './words.ts'

export { heldUntil } from './rules.ts'
export { selectComeSince, selectWithAccess } from './store.ts'
export { refusalWords } from './words.ts'

/** Somebody who may have access, whether or not the roster names them. */
export interface Holder {
  /** Null where the roster does not name them. */
  personId: string | null
  name: string
  /** Of the roster, else of the account. */
  email: string | null
  accountId: string | null
  /** Of an account that belongs to the building; of no other. */
  accountEmail: string | null
  role: Role | null
  ties: Standing['ties']
  /** The ties that hold today. */
  held: Standing['ties']
}

/** People of the roster by id, with the ties of today and to come of all that their accounts are there. */
export const holdersOf = async (ctx: InBuilding, personIds: readonly string[]): Promise<Holder[]> => {
  const day = today(ctx)
  const people = await selectStandings(ctx.db, ctx.building._id, personIds, day)
  const accountIds = people.flatMap(({ accountId }) => accountId ?? [])
  const emails = await selectMemberEmails(ctx.db, ctx.building._id, accountIds)
  return people.map((person) => ({
    ...person,
    accountEmail: emails.get(person.accountId ?? '') ?? null,
    held: person.ties.filter((tie) => holdsOn(tie, day)),
  }))
}

/** Somebody who belongs to the building and whom its roster does not name. */
export const holderOutsideRoster = (member: {
  _id: string
  name: string
  email: string | null
  role: Role
}): Holder => {
  const { _id, name, email, role } = member
  return { personId: null, name, email, accountId: _id, accountEmail: email, role, ties: [], held: [] }
}

/** What the caller may end of somebody's access. */
export const judgeEnding = async (
  ctx: Member,
  { accountId, role, held }: Holder,
): Promise<Ending & { emptiesCouncil: boolean }> => {
  const managers = role === 'council' || role === 'management' ? await selectManagers(ctx.db, ctx.building._id) : []
  const others = rolesWithout(managers, new Set([accountId]))
  const ending = endingOf(ctx, {
    role,
    ties: held.map((tie) => tie.role),
    own: accountId === ctx.account._id,
    last: isLastManager(role, others),
  })
  return { ...ending, emptiesCouncil: isLastOnCouncil(role, others) }
}

const leaverOf = ({ personId, accountId, email }: Holder) => ({
  personId,
  accountId,
  email,
  unitId: null,
  leavesBuilding: true,
})

/** What the page of somebody says of ending their access. */
export const endingShown = async (
  ctx: Member,
  holder: Holder,
): Promise<{ can: { endAccess: boolean }; ending: AccessEnding | null; endingRefused: string | null }> => {
  const ending = await judgeEnding(ctx, holder)
  const { name } = ctx.building
  if (ending.whyNot !== null)
    return {
      can: { endAccess: false },
      ending: null,
      endingRefused: ending.whyNot === 'none' ? null : refusalWords(holder, name, ending.whyNot),
    }
  const { becomes, emptiesCouncil } = ending
  const elsewhere = becomes === null ? await foreseeElsewhere(ctx, leaverOf(holder)) : []
  return {
    can: { endAccess: true },
    ending: { becomes, lines: endingLines(holder, ctx.building, { becomes, elsewhere, emptiesCouncil }) },
    endingRefused: null,
  }
}

/** Whoever ends somebody's access must manage the building still, once they have waited for the lock on it. */
export const requireManaging = async (tx: Member): Promise<void> => {
  if (tx.superadmin) return
  const managers = await selectManagers(tx.db, tx.building._id)
  if (!managers.some(({ accountId, role }) => accountId === tx.account._id && role === tx.role))
    throw Forbidden('You no longer manage this building.')
}

/** Why it may not be, as a refusal: 403 for one's own access and for rights above, else 409. */
export const refusalOf = (holder: Holder, building: string, whyNot: NonNullable<Ending['whyNot']>): Refusal => {
  const words = refusalWords(holder, building, whyNot)
  return whyNot === 'own' || whyNot === 'above' ? Forbidden(words) : Conflict(words)
}

/**
 * Ends somebody's access at once, or lowers their role to what their ties give, with what hangs on it, history and a mail.
 * Call it with the building locked, after `judgeEnding` has allowed it.
 */
export const endNow = async (
  tx: Member,
  holder: Holder,
  { becomes, reason }: { becomes: Role | null; reason: string | null },
): Promise<void> => {
  const { personId, accountId, accountEmail, name, role, ties, held } = holder
  const buildingId = tx.building._id
  if (accountId === null || role === null) return
  if (role === 'council') await closeTermsOf(tx, { personId, accountId }, 'ended with the role')
  const told = { name, email: accountEmail }
  if (becomes === null) {
    await endMembership(tx, { buildingId, accountId, reason })
    await endElsewhere(tx, leaverOf(holder))
    await tellLeaver(tx, told, 'ended')
  } else {
    const outcome = { role: becomes, asks: false }
    await settleRights(tx, { accountId, role, outcome, held, endsOn: firstDayWithout(ties, today(tx)) })
    await tellLowered(tx, told, { from: role, to: becomes })
  }
  if (personId === null) return
  await recordChange(tx, {
    subject: 'person',
    subjectId: personId,
    buildingId,
    action: becomes === null ? 'access ended' : 'role taken away',
    before: { role },
    after: { role: becomes, ...(reason && { reason }) },
  })
}
