/** Terms that end because something else ended: an ownership, a tenancy, or the role itself. */
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { today } from '../residents.ts'
import { stateOf } from './rules.ts'
import { selectOpenTerms, updateTerm, type TermRow } from './store.ts'

/** A term as the history keeps it. */
export const told = ({ positions, from, to }: Pick<TermRow, 'positions' | 'from' | 'to'>) => ({ positions, from, to })

/** The earlier of two days, of which the second may be absent. */
const earlier = (day: string, other: string | null) => (other !== null && other < day ? other : day)

/** Ends a term now, or takes back one that has not begun. Answers the term as it stands then. */
export const closeTerm = async (
  tx: InBuilding,
  term: TermRow,
  { action, actor }: { action: string; actor?: string },
): Promise<TermRow> => {
  const buildingId = tx.building._id
  const day = today(tx)
  const begun = stateOf(term, day, tx.building.timeZone) !== 'coming'
  const after = { ...term, to: begun ? earlier(day, term.to) : term.to, closedAt: tx.now }
  await updateTerm(tx.db, buildingId, term, after)
  await recordChange(tx, {
    subject: 'councilTerm',
    subjectId: term._id,
    buildingId,
    action: begun ? action : 'taken back',
    before: told(term),
    after: told(after),
    ...(actor !== undefined && { actor }),
  })
  return { ...after, version: term.version + 1 }
}

/** Ends the open terms of somebody with what they rested on; nobody's role is touched. Call it with the building locked. */
export const closeTermsOf = async (
  tx: InBuilding,
  who: { personId: string | null; accountId: string | null },
  action: 'ended by a move' | 'ended with the role',
): Promise<void> => {
  const open = await selectOpenTerms(tx.db, tx.building._id)
  const theirs = open.filter(
    ({ personId, accountId }) => personId === who.personId || (accountId !== null && accountId === who.accountId),
  )
  for (const term of theirs) await closeTerm(tx, term, { action })
}
