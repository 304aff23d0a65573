/** What somebody lets their neighbours see of them: nothing until they say so, and at once when they do. */
import { consentsShownMost } from '../../../../contract/limits/people.ts'
import type { MySharing, SharingChange } from '../../../../contract/units/people.ts'
import type { CurrentAccount, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { rolesWithoutVisitors, wakeRoles } from '../../buildings/buildings.ts'
import { today } from '../residents.ts'
import { insertConsent, lockOwnRows, selectConsents, updateSharing, withdrawConsent } from './my-sharing-store.ts'
import { selectMember, selectPeopleOf, selectTies, type PersonRow } from './person-store.ts'
import { cardFor, knownFromAccount, knownFromRoster, type Known } from './seen.ts'

/** Somebody who speaks for themselves. */
type Sharer = InBuilding & { readonly account: CurrentAccount }

const nobodyElse: ReadonlySet<string> = new Set()
const asNeighbour = (known: Known) => cardFor(known, 'neighbour', nobodyElse)

const knownOf = async (ctx: Sharer, rows: readonly PersonRow[]): Promise<Known[]> => {
  if (rows.length === 0) {
    const member = await selectMember(ctx.db, ctx.building._id, ctx.account._id, ctx.now)
    return member ? [knownFromAccount(member)] : []
  }
  const ids = rows.map(({ _id }) => _id)
  const ties = await selectTies(ctx.db, ctx.building._id, ids, today(ctx))
  return rows.map((row) =>
    knownFromRoster(
      row,
      ties.filter(({ personId }) => personId === row._id),
    ),
  )
}

/** What the caller lets neighbours see, what was said when, and how it looks to them. */
export const readMySharing = async (ctx: Sharer): Promise<MySharing> => {
  const rows = await selectPeopleOf(ctx.db, ctx.building._id, ctx.account._id, ctx.now)
  const any = (field: 'isListed' | 'sharesEmail' | 'sharesPhone' | 'isProtected') => rows.some((row) => row[field])
  const known = await knownOf(ctx, rows)
  const ids = rows.map(({ _id }) => _id)
  return {
    inRoster: rows.length > 0,
    isProtected: any('isProtected'),
    isListed: any('isListed'),
    sharesEmail: any('sharesEmail'),
    sharesPhone: any('sharesPhone'),
    email: rows.find(({ email }) => email)?.email ?? null,
    phone: known.find(({ person }) => person.phone)?.person.phone ?? null,
    previews: known.map(asNeighbour).filter((card) => card !== null),
    consents: await selectConsents(ctx.db, ctx.building._id, ids, consentsShownMost),
  }
}

const fields = [
  ['listing', 'isListed'],
  ['email', 'sharesEmail'],
  ['phone', 'sharesPhone'],
] as const

const keepConsents = async (tx: Sharer, before: PersonRow, after: PersonRow): Promise<void> => {
  const of = { buildingId: tx.building._id, personId: before._id }
  for (const [field, name] of fields) {
    if (before[name] === after[name]) continue
    if (before[name]) await withdrawConsent(tx.db, { ...of, field }, tx.now)
    else {
      const id = newId(Date.parse(tx.now))
      await insertConsent(tx.db, { ...of, id, field, givenAt: tx.now, givenBy: tx.account._id })
    }
  }
}

const sharingOf = ({ isListed, sharesEmail, sharesPhone }: PersonRow) => ({ isListed, sharesEmail, sharesPhone })

/**
 * Lets neighbours see something of the caller, or takes it back, in every row of the roster that is theirs; what the body
 * leaves out stays. Whoever ends the listing takes the e-mail and the phone back with it. When each was given and
 * withdrawn is kept. Throws 409 for somebody whom the roster does not name, and for a detail shared without the listing.
 */
export const changeMySharing = (ctx: Sharer, { body }: { body: SharingChange }): Promise<MySharing> =>
  inTransaction(ctx, async (tx) => {
    const { _id: buildingId } = tx.building
    const held = await lockOwnRows(tx.db, buildingId, tx.account._id)
    if (held.length === 0) throw Conflict('You aren’t on this building’s roster, so nothing about you is shown.')
    for (const before of await selectPeopleOf(tx.db, buildingId, tx.account._id, tx.now)) {
      const isListed = body.isListed ?? before.isListed
      if (!isListed && (body.sharesEmail || body.sharesPhone))
        throw Conflict('You aren’t listed, so nothing about you is shown. Choose to be listed first.')
      const after = {
        ...before,
        isListed,
        sharesEmail: isListed && (body.sharesEmail ?? before.sharesEmail),
        sharesPhone: isListed && (body.sharesPhone ?? before.sharesPhone),
      }
      if (fields.every(([, name]) => before[name] === after[name])) continue
      await updateSharing(tx.db, buildingId, before._id, after)
      await keepConsents(tx, before, after)
      await recordChange(tx, {
        subject: 'person',
        subjectId: before._id,
        buildingId,
        action: 'sharing changed',
        before: sharingOf(before),
        after: sharingOf(after),
      })
    }
    // The directory of neighbours changed, which everybody who lives here reads.
    wakeRoles(tx, 'unit', rolesWithoutVisitors)
    return readMySharing(tx)
  })
