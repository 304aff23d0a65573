/** What ending somebody's access brings about, or why it may not be ended, in sentences for whoever would do it. */
import type { Role } from '../../../../contract/roles.ts'
import { withArticle } from '../../../../contract/text.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { councilLine, joined, lastLine, placesOf, roleWordsIn, type Named } from '../moves/words.ts'
import type { Holder } from './access.ts'
import type { WhyNot } from './rules.ts'

const ways: Readonly<Record<LinkRole, string>> = {
  owner: 'the sale',
  tenant: 'the move-out',
  occupant: 'the move-out',
  agent: 'the agent’s last day',
}

const wayOut = ({ name, held }: Holder): string => {
  const said = joined([...new Set(held.map(({ role }) => ways[role]))])
  return `${name} is ${placesOf({ held })}. Record ${said} on the unit’s page, and access ends automatically.`
}

/** Why somebody's access may not be ended here, and what to do instead. */
export const refusalWords = (holder: Holder, building: string, whyNot: WhyNot): string => {
  const { name, held } = holder
  if (whyNot === 'none') return `${name} no longer has access to ${building}.`
  if (whyNot === 'own')
    return `This is your own access. Ask someone else who manages ${building} to end it${held.length > 0 ? ', or record your sale or move out on the unit’s page' : ''}.`
  if (whyNot === 'above') return 'Only managers can end a manager’s access.'
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
      `${name} immediately stops being ${withArticle(as)} of ${building}, and keeps access as ${placesOf({ held })}.`,
      `Permissions that come only with the ${as} role end immediately, even where they’re signed in.`,
      `${name} gets an email about this.`,
      ...council,
      'The roster doesn’t change.',
    ]
  return [
    `${name} immediately loses access to ${building} as ${withArticle(as)}, even where they’re signed in.`,
    'They can’t see anything in the building, and its emails and push messages stop.',
    ...elsewhere,
    ...council,
    `${name} gets an email about this.`,
    personId === null
      ? 'They aren’t on the roster, so their page here is removed too.'
      : 'The roster doesn’t change, and they can be invited again.',
    'They keep their own account, and their other buildings aren’t affected.',
  ]
}
