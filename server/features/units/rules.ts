import { nameKey } from '../../../contract/clean.ts'
import type { LocalDate } from '../../../contract/time.ts'

/** Numbers first, lettered units after them, penthouses last. */
const rankOf = (unitNumber: string): number => (/^\d/.test(unitNumber) ? 0 : /^ph/i.test(unitNumber) ? 2 : 1)

/** The door that a unit's number is likely to mean: 0101 is 101, and TH-03 is TH-3, because spreadsheets drop zeros. */
export const doorOf = (unitNumber: string): string => {
  const spelt = unitNumber
    .toUpperCase()
    .replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(10, '0'))
  return `${rankOf(unitNumber)}${spelt}`
}

/** A unit's number spelt so that plain comparison orders it as people do: 2, 10, 0101, TH-3, PH1. */
export const sortKeyOf = (unitNumber: string): string => `${doorOf(unitNumber)} ${unitNumber}`

export interface Naming {
  firstName: string | null
  lastName: string | null
  companyName: string | null
}

/** How somebody is called: the company, else first and last name. */
export const nameOf = ({ firstName, lastName, companyName }: Naming): string =>
  companyName ?? [firstName, lastName].filter(Boolean).join(' ')

const inSmall = (text: string | null): string => nameKey(text ?? '')

/** The name as it is compared; a company's contact is part of it. */
export const nameKeyOf = (person: Naming): string =>
  [person.companyName, person.firstName, person.lastName].map(inSmall).join('|')

/** By building, e-mail and name somebody is the same person; no e-mail equals no e-mail. */
export const sameKeyOf = (person: Naming & { email: string | null }): string =>
  `${inSmall(person.email)}|${nameKeyOf(person)}`

/** Whether a tie holds on a day: its first and last day are included, an absent one leaves that side open. */
export const holdsOn = ({ from, to }: { from: LocalDate | null; to: LocalDate | null }, day: LocalDate): boolean =>
  (from === null || from <= day) && (to === null || to >= day)

interface Candidate extends Naming {
  _id: string
}

/**
 * Which people of one building and one e-mail an account is: the only one, or, where spouses share the address, the one
 * of the account's name. Nobody where that leaves it open.
 */
export const whoIs = <P extends Candidate>(
  sharers: readonly P[],
  account: { firstName: string; lastName: string },
): P | null => {
  if (sharers.length === 1) return sharers[0]!
  const named = sharers.filter(
    ({ firstName, lastName }) =>
      inSmall(firstName) === inSmall(account.firstName) && inSmall(lastName) === inSmall(account.lastName),
  )
  return named.length === 1 ? named[0]! : null
}
