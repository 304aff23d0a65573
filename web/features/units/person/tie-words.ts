import { formatDate } from '../../../../contract/time.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { PersonTie } from '../../../../contract/units/people.ts'

const period = ({ from, to }: Pick<PersonTie, 'from' | 'to'>): string => {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`
  if (from) return `since ${formatDate(from)}`
  return to ? `until ${formatDate(to)}` : 'since an unknown day'
}

/** What somebody is to a unit, and for which time: `Owner of 50 %, lives there · since Mar 1, 2016`. */
export const tieWords = (tie: PersonTie): string => {
  const share = tie.sharePercent === null || tie.sharePercent === 100 ? '' : ` of ${tie.sharePercent} %`
  const home = tie.role === 'owner' ? (tie.livesThere ? ', lives there' : ', lives elsewhere') : ''
  return `${linkRoleLabels[tie.role]}${share}${tie.holds ? home : ''} · ${period(tie)}`
}
