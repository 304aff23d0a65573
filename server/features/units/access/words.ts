/** What ending somebody's access brings about, or why it may not be ended, in sentences for whoever would do it. */
import type { Role } from '../../../../contract/roles.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { councilLine, joined, lastLine, placesOf, roleWordsIn, type Named } from '../moves/words.ts'
import type { Holder } from './access.ts'
import type { WhyNot } from './rules.ts'

const ways: Readonly<Record<LinkRole, string>> = {
  owner: 'the sale',
  tenant: 'the move out',
  occupant: 'the move out',
  agent: 'the last day of the agency',
}

const wayOut = ({ name, held }: Holder): string => {
  const said = joined([...new Set(held.map(({ role }) => ways[role]))])
  return `${name} is ${placesOf({ held })}. Record ${said} on the unit’s page: the access follows by itself.`
}

/** Why somebody's access may not be ended here, and what to do instead. */
export const refusalWords = (holder: Holder, building: string, whyNot: WhyNot): string => {
  const { name, held } = holder
  if (whyNot === 'none') return `${name} has no access to ${building} any more.`
  if (whyNot === 'own')
    return `This is your own access. Ask somebody else who manages ${building} to end it${held.length > 0 ? ', or record your sale or move out on the unit’s page' : ''}.`
  if (whyNot === 'above') return 'Only somebody in management ends the access of a manager.'
  if (whyNot === 'tied') return wayOut(holder)
  return lastLine(holder, building)
}

/** Exactly what happens, as it is shown before the click; what ends in other features is said by them. */
export const endingLines = (
  holder: Holder,
  at: Named,
  {
    becomes,
    elsewhere,
    emptiesCouncil,
  }: { becomes: Role | null; elsewhere: readonly string[]; emptiesCouncil: boolean },
): string[] => {
  const { name, role, held, personId } = holder
  const { name: building } = at
  const as = role === null ? '' : roleWordsIn(at)[role]
  const council = emptiesCouncil ? [councilLine(holder, at)] : []
  if (becomes !== null)
    return [
      `${name} is no longer ${as} of ${building} at once, and keeps access as ${placesOf({ held })}.`,
      `What only the role of ${as} gives ends with the next click, also where they are signed in now.`,
      `${name} gets an email about it.`,
      ...council,
      'The roster stays as it is.',
    ]
  return [
    `${name} loses the access to ${building} as ${as} at once, also where they are signed in now.`,
    'They see nothing of the building any more, and its mail and push messages stop.',
    ...elsewhere,
    ...council,
    `${name} gets an email about it.`,
    personId === null
      ? 'The roster does not name them, so their page here goes too.'
      : 'The roster stays as it is: they can be invited again.',
    'Their own account stays, and other buildings of theirs are as they were.',
  ]
}
