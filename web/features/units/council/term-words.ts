import { positionWords } from '../../../../contract/council-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Candidate, Council, CouncilTerm } from '../../../../contract/units/council.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { Labels, Seat } from '../../../../law/law.ts'

type Days = Pick<CouncilTerm, 'from' | 'to'>

/** `Mar 1, 2026 to Feb 28, 2027`, `Since Mar 1, 2026`. */
export const periodOf = ({ from, to }: Days, today: string): string => {
  if (to !== null) return `${formatDate(from)} to ${formatDate(to)}`
  return `${from > today ? 'From' : 'Since'} ${formatDate(from)}`
}

/** Finds the current terms that hold the office of treasurer. */
export const treasurersIn = ({ terms }: Pick<Council, 'terms'>): CouncilTerm[] =>
  terms.filter(({ state, positions }) => state === 'running' && positions.includes('treasurer'))

/** Words `Priya Raman is treasurer until Apr 19, 2027.`, and why they can't keep the books without an account. */
export const treasurerLine = ({ name, to, role }: Pick<CouncilTerm, 'name' | 'to' | 'role'>): string => {
  if (role === null)
    return to === null
      ? `${name} is treasurer, but has no account here yet.`
      : `${name} is treasurer until ${formatDate(to)}, but has no account here yet.`
  return to === null ? `${name} is treasurer.` : `${name} is treasurer until ${formatDate(to)}.`
}

/** What a term says, a line a part; told of somebody else's. */
export const termLines = ({ positions, ...days }: Pick<CouncilTerm, 'positions' | 'from' | 'to'>): string[] => [
  positionWords(positions),
  `First day: ${formatDate(days.from)}`,
  `Last day: ${days.to ? formatDate(days.to) : 'none'}`,
]

/** `Owner of 703 and 305`; nothing where no tie holds today. */
export const tiesOf = ({ ties }: Candidate): string =>
  [...Map.groupBy(ties, ({ role }) => role)]
    .map(([role, held]) => `${linkRoleLabels[role]} of ${held.map(({ unitNumber }) => unitNumber).join(', ')}`)
    .join('; ') || 'No current unit'

/** What being appointed does to somebody's access. */
export const accessOf = ({ name, role }: Candidate, member: string): string => {
  if (role === null)
    return `${name} has no account in this building. They’ll be listed by name, and get the ${member} role when they join.`
  if (role === 'management') return `${name} manages the building and keeps that role, which has no vote.`
  if (role === 'council') return `${name} already has the ${member} role; from now on it follows the term.`
  return `While the term runs, ${name} has the permissions of a ${member}. No new sign-in is needed.`
}

const seatOf = ({ positions }: CouncilTerm): Seat => ({
  isPresident: positions.includes('president'),
  isVicePresident: positions.includes('vice_president'),
})

/** The seats that are left when one term ends; who has the role without a term sits too. */
export const seatsWithout = ({ terms, withoutTerm }: Council, ended: CouncilTerm): Seat[] => [
  ...terms.filter(({ _id, state }) => state === 'running' && _id !== ended._id).map(seatOf),
  ...withoutTerm.map(() => ({ isPresident: false, isVicePresident: false })),
]

/** Exactly what ending a term at once brings about. */
export const endLines = (
  term: CouncilTerm,
  left: readonly Seat[],
  { council, councilMember }: Pick<Labels, 'council' | 'councilMember'>,
): string[] => {
  const { name, role, state, positions } = term
  if (state === 'coming')
    return [`${name} won’t join ${council.seat}. The term is listed under past terms as withdrawn.`]
  const access =
    role === 'council'
      ? `${name} immediately stops being a ${councilMember.one}, even where they’re signed in. They keep access through their units; without a unit, their access ends.`
      : `${name} is no longer on ${council.seat}. Their access doesn’t change.`
  const nobodyPresides = positions.includes('president') && !left.some(({ isPresident }) => isPresident)
  return [
    access,
    ...(left.length === 0 ? [`No one is left on ${council.seat}.`] : []),
    ...(left.length > 0 && nobodyPresides ? ['There is no longer a president.'] : []),
    'They’ll be notified by email.',
  ]
}
