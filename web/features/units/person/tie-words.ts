import { formatDate } from '../../../../contract/time.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { PersonCard, PersonTie } from '../../../../contract/units/people.ts'

type Tie = Pick<PersonTie, 'role' | 'sharePercent' | 'livesThere' | 'holds' | 'from' | 'to'>

/** One without a last day that does not hold today is still to come. */
const period = ({ from, to, holds }: Tie): string => {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`
  if (from) return `${holds ? 'since' : 'from'} ${formatDate(from)}`
  return to ? `until ${formatDate(to)}` : 'start date unknown'
}

/** What somebody is to a unit, and for which time: `Owner of 50%, lives there · since Mar 1, 2016`. */
export const tieWords = (tie: Tie): string => {
  const share = tie.sharePercent === null || tie.sharePercent === 100 ? '' : ` of ${tie.sharePercent}%`
  const home = tie.role === 'owner' ? (tie.livesThere ? ', lives there' : ', lives elsewhere') : ''
  return `${linkRoleLabels[tie.role]}${share}${tie.holds ? home : ''} · ${period(tie)}`
}

/** `Unit 703`, `Units 305, 703`; nothing for somebody whose units do not show. */
export const unitWords = (units: PersonCard['units']): string | null => {
  const numbers = units.map(({ unitNumber }) => unitNumber).join(', ')
  return units.length === 0 ? null : units.length === 1 ? `Unit ${numbers}` : `Units ${numbers}`
}
