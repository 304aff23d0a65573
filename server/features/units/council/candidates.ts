import type { Candidate } from '../../../../contract/units/council.ts'
import { eligibilityDoubts } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { selectStandings } from '../moves/desk-store.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { selectCoOwnerOnCouncil } from './candidates-store.ts'

/** Somebody of the roster before they are appointed: their ties of today, their role, and what is odd by the law. */
export const readCandidate = async (ctx: InBuilding, { params }: { params: { id: string } }): Promise<Candidate> => {
  const day = today(ctx)
  const { _id: buildingId, jurisdiction } = ctx.building
  const [person] = await selectStandings(ctx.db, buildingId, [params.id], day)
  if (!person) throw NotFound()
  const { personId, name, email, role } = person
  const ties = person.ties
    .filter((tie) => holdsOn(tie, day))
    .map((tie) => ({ unitNumber: tie.unitNumber, role: tie.role }))
  const is = (tied: string) => ties.some((tie) => tie.role === tied)
  const coOwner = is('owner') ? await selectCoOwnerOnCouncil(ctx.db, buildingId, personId, day) : null
  const doubts = eligibilityDoubts(jurisdiction, { name, owns: is('owner'), rents: is('tenant'), coOwner })
  return { personId, name, email, ties, role, doubts }
}
