/** A person of the building, as whoever looks may see them. */
import { localDateOf } from '../../../../contract/time.ts'
import type { Person, PersonDesk, PersonRecord, PersonTie } from '../../../../contract/units/people.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { signInStateOf } from '../../accounts/accounts.ts'
import { endingShown, holderOutsideRoster, holdersOf, type Holder } from '../access/access.ts'
import { selectSits } from '../council/candidates-store.ts'
import { selectLinksOfAccount } from '../residents-store.ts'
import { today } from '../residents.ts'
import { unitsInCommon, viewerOf, type Viewer } from '../sharing.ts'
import { selectDevices, selectVehicles } from './carried-store.ts'
import { selectMember, selectPerson, selectTies, type PersonRow } from './person-store.ts'
import { cardFor, isAtHome, knownFromAccount, knownFromRoster, type Known } from './seen.ts'

/** Somebody of the building with what stands behind them: a row of the roster, an account that belongs here, or both. */
export interface Found {
  known: Known
  row: PersonRow | null
  account: { _id: string; role: NonNullable<PersonDesk['membership']> } | null
}

const dateIn = (ctx: InBuilding, at: string) => localDateOf(at, ctx.building.timeZone)

const accountOf = (ctx: InBuilding, row: PersonRow): Found['account'] => {
  const { account } = row
  if (!account?.role || account.since === null) return null
  const endedOn = account.endedAt === null ? null : dateIn(ctx, account.endedAt)
  return { _id: account._id, role: { role: account.role, since: dateIn(ctx, account.since), endedOn } }
}

/**
 * Somebody of the building by the id of the person, or of an account that is theirs or that belongs here without being in
 * the roster. Throws NotFound for everybody else.
 */
export const findPerson = async (ctx: InBuilding, id: string): Promise<Found> => {
  const row = await selectPerson(ctx.db, ctx.building._id, id, ctx.now)
  if (row) {
    const ties = await selectTies(ctx.db, ctx.building._id, [row._id], today(ctx))
    const sits = await selectSits(ctx.db, ctx.building._id, row._id, today(ctx))
    return { known: knownFromRoster(row, ties, sits), row, account: accountOf(ctx, row) }
  }
  const member = await selectMember(ctx.db, ctx.building._id, id, ctx.now)
  if (!member) throw NotFound()
  const role = { role: member.role, since: dateIn(ctx, member.since), endedOn: null }
  return { known: knownFromAccount(member), row: null, account: { _id: member._id, role } }
}

const recordOf = (row: PersonRow, ties: readonly PersonTie[]): PersonRecord => {
  const { companyName, firstName, lastName, mobile, mailingLines, emergencyContactName, emergencyContactPhone } = row
  const contact = [firstName, lastName].filter(Boolean).join(' ')
  return {
    companyName,
    contactName: companyName && contact ? contact : null,
    mobile: row.phone ? mobile : null,
    mailingLines,
    emergencyContactName,
    emergencyContactPhone,
    emailNoticeConsent: row.emailNoticeConsent,
    consentDate: row.consentDate,
    ties: [...ties],
  }
}

/** The day of the last sign-in of somebody who belongs to the building; of nobody else. */
const lastSignInOf = async (ctx: InBuilding, account: Found['account']): Promise<string | null> => {
  if (!account || account.role.endedOn !== null) return null
  const state = await signInStateOf(ctx, account._id)
  return state?.lastSignedInAt ? dateIn(ctx, state.lastSignedInAt) : null
}

/** How the building and somebody turned to each other, newest first; nothing where nobody keeps that. */
export const approachesTo = async (ctx: InBuilding, { known, row, account }: Found) =>
  (await ctx.offers.approaches?.(ctx, {
    email: row ? row.email : known.person.email,
    accountId: account?._id ?? null,
    names: row ? { firstName: row.firstName, lastName: row.lastName } : null,
  })) ?? []

/** Somebody by the access they have. */
export const holderOf = async (ctx: InBuilding, { known, row, account }: Found): Promise<Holder> => {
  const [holder] = row ? await holdersOf(ctx, [row._id]) : []
  if (holder) return holder
  if (!account) throw NotFound()
  const { name, email } = known.person
  return holderOutsideRoster({ _id: account._id, name, email, role: account.role.role })
}

const deskOf = async (ctx: Member, found: Found): Promise<PersonDesk> => {
  const { seen } = found.known
  const buildingId = ctx.building._id
  const own = (await approachesTo(ctx, found)).filter(({ isByName }) => !isByName)
  return {
    isProtected: seen.isProtected,
    isListed: seen.isListed,
    sharesEmail: seen.sharesEmail,
    sharesPhone: seen.sharesPhone,
    membership: found.account?.role ?? null,
    lastSignedInOn: await lastSignInOf(ctx, found.account),
    vehicles: found.row ? await selectVehicles(ctx.db, buildingId, found.row._id) : [],
    devices: found.row ? await selectDevices(ctx.db, buildingId, found.row._id) : [],
    approaches: own.map(({ _id, kind, state, role, unitNumber, createdAt, expiresAt }) => ({
      _id,
      kind,
      state,
      role,
      unitNumber,
      createdAt,
      expiresAt,
    })),
    ...(await endingShown(ctx, await holderOf(ctx, found))),
  }
}

/** The units where somebody is one of the caller's own. */
const unitsShared = async (ctx: Member, { ties }: Known): Promise<ReadonlySet<string>> => {
  const roles = ['owner', 'tenant', 'occupant'] as const
  const mine = await selectLinksOfAccount(ctx.db, ctx.building._id, ctx.account._id, roles, today(ctx))
  return unitsInCommon(mine, ties.filter(isAtHome))
}

/** Somebody as the caller sees them; NotFound where the caller may see nothing. */
export const shownTo = async (ctx: Member, found: Found): Promise<Person> => {
  const { known, row, account } = found
  const shared = await unitsShared(ctx, known)
  const isMe = account?._id === ctx.account._id
  const { role, superadmin } = ctx
  const viewer: Viewer = viewerOf({ role, superadmin, isSelf: isMe, sharesUnit: shared.size > 0 })
  const card = cardFor(known, viewer, shared)
  if (!card) throw NotFound()
  const inFull = viewer === 'manager' || viewer === 'self'
  return {
    ...card,
    isMe,
    record: inFull && row ? recordOf(row, known.ties) : null,
    desk: viewer === 'manager' ? await deskOf(ctx, found) : null,
  }
}

/**
 * Somebody of the building, as far as the caller may see them (rules: sharing.ts). Whoever shows nothing to the caller
 * is answered like somebody who does not exist.
 */
export const getPerson = async (ctx: Member, { params }: { params: { id: string } }): Promise<Person> =>
  shownTo(ctx, await findPerson(ctx, params.id))
