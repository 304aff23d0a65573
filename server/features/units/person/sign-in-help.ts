/** Why somebody cannot sign in, for those who manage the building. */
import { localDateOf } from '../../../../contract/time.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { SignInHelp } from '../../../../contract/units/people.ts'
import type { Member } from '../../../context.ts'
import { signInStateOf } from '../../accounts/accounts.ts'
import { approachesTo, findPerson, type Found } from './person.ts'
import { causesOf, type SignInFacts } from './rules.ts'
import { isAtHome } from './seen.ts'
import { selectNamesake, selectSuspended } from './sign-in-store.ts'

type Account = NonNullable<SignInFacts['account']>

/** An account is spoken of where it belongs to the building, or did; the roster's word alone opens none. */
const accountFacts = async (
  ctx: Member,
  { account }: Found,
): Promise<(Account & { signedInOn: string | null }) | null> => {
  const state = account && (await signInStateOf(ctx, account._id))
  if (!account || !state) return null
  const { lastSignedInAt, ...rest } = state
  const signedInOn = lastSignedInAt && localDateOf(lastSignedInAt, ctx.building.timeZone)
  return { ...rest, _id: account._id, role: account.role.role, ended: account.role.endedOn !== null, signedInOn }
}

const namesakeOf = async (ctx: Member, { row, account }: Found) => {
  if (!row?.firstName || !row.lastName || (account && account.role.endedOn === null)) return null
  return selectNamesake(ctx.db, ctx.building._id, { firstName: row.firstName, lastName: row.lastName })
}

const factsOf = async (ctx: Member, found: Found, account: Account | null): Promise<SignInFacts> => {
  const { row, known } = found
  const approaches = await approachesTo(ctx, found)
  const invitation = approaches.find(({ kind }) => kind === 'invitation')
  const request = approaches.find(({ kind }) => kind === 'request')
  return {
    isSuspended: await selectSuspended(ctx.db, ctx.building._id),
    isTied: known.seen.isResident,
    email: row ? row.email : known.person.email,
    account,
    namesake: await namesakeOf(ctx, found),
    invitation: invitation ?? null,
    request: request
      ? { state: request.state, email: request.email, emailVerified: request.account?.emailVerified === true }
      : null,
  }
}

/** As what somebody would be invited: by what they are to their units today. */
const roleFor = ({ known: { ties } }: Found): Role => {
  const held = ties.filter(({ holds }) => holds)
  if (held.some(({ role }) => role === 'owner')) return 'owner'
  return held.some(({ role }) => role === 'tenant') ? 'tenant' : 'member'
}

/**
 * Why somebody cannot sign in, with what the next step needs. It tells of an account only what concerns this building:
 * an address in the roster that belongs to an account elsewhere is answered like one that belongs to nobody.
 */
export const signInHelp = async (ctx: Member, { params }: { params: { id: string } }): Promise<SignInHelp> => {
  const found = await findPerson(ctx, params.id)
  const account = await accountFacts(ctx, found)
  const facts = await factsOf(ctx, found, account)
  const home = found.known.ties.find(isAtHome) ?? found.known.ties.find(({ holds }) => holds)
  return {
    causes: causesOf(facts),
    email: facts.email,
    role: roleFor(found),
    unit: home ? { _id: home.unitId, unitNumber: home.unitNumber } : null,
    lastSignedInOn: account && !account.ended ? account.signedInOn : null,
  }
}
