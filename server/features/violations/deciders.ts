/** Which members of council decide on a case, and why one can’t. */
import type { Decider } from '../../../contract/violations.ts'
import type { InBuilding } from '../../context.ts'
import { councilNow } from '../voting/voting.ts'
import { requireViolation, type ById, type Caller } from './facts.ts'
import { barOf, type Bar } from './parties/rules.ts'
import { requireImpartial } from './reading.ts'
import type { KnownViolation } from './store.ts'

/** Says of a member what bars them. */
export const barWords: Readonly<Record<Bar, string>> = {
  accused: 'The case is about them or their unit.',
  complained: 'They complained.',
  named: 'Someone with their name complained.',
}

/** Lists the members of council for a decision on a case, each with why they can’t take part. */
export const decidersOf = async (ctx: InBuilding, known: KnownViolation): Promise<Decider[]> =>
  (await councilNow(ctx)).map((member) => {
    const bar = barOf(known, member)
    return { _id: member.accountId, name: member.name, barred: bar && barWords[bar] }
  })

/** Lists the members of council for the decision on a case; 403 for those whom it is about. */
export const listDeciders = async (ctx: Caller, { params }: ById): Promise<Decider[]> => {
  const known = await requireViolation(ctx, params.id)
  requireImpartial(ctx, known)
  return decidersOf(ctx, known)
}
