/** To whom of a unit a letter goes, by which way, and when it would count as received. */
import type { PlannedAddressee } from '../../../../contract/forms/runs.ts'
import type { AddressedTo, LetterKind } from '../../../../contract/forms/templates.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import {
  answerBy,
  deemedReceivedOn,
  dueOn,
  enforcementClocks,
  entryFrom,
  mayServeByEmail,
  overOn,
  type Jurisdiction,
} from '../../../../law/law.ts'
import type { PersonWrittenTo } from '../../units/units.ts'
import { copyRuleOf, isStatutory } from './authority.ts'

/** What decides how a letter goes. */
export interface Sending {
  jurisdiction: Jurisdiction
  kind: LetterKind
  to: AddressedTo
  byEmail: boolean
  today: LocalDate
}

/** An addressee as planned, with the account that reads it in the product. */
export interface Planned extends PlannedAddressee {
  accountId: string | null
}

const goesTo = (to: AddressedTo, role: PersonWrittenTo['role']): boolean =>
  to === 'residents' || (to === 'owners' ? role === 'owner' : role === 'tenant')

type Way = Pick<PlannedAddressee, 'way' | 'why' | 'source' | 'unverified'>
const ofOurs = { source: null, unverified: false }

/** Where no act of ours says who may have notices by email. */
const byAgreement = (may: boolean) => ({
  may,
  why: may ? 'They agreed to receive notices by email.' : 'They haven’t agreed to receive notices by email.',
  ...ofOurs,
})

/** Paper for whom the law does not let have it by email; nobody is mailed who was not to be. */
const noticeWay = ({ jurisdiction, byEmail }: Sending, { agreedToEmail, hasOutsideAddress }: PersonWrittenTo): Way => {
  const law = mayServeByEmail(jurisdiction, { gaveEmailForNotices: agreedToEmail, hasOutsideAddress })
  const { may, why, source, unverified = false } = law ?? byAgreement(agreedToEmail)
  if (may && !byEmail) return { way: 'paper', why: 'You chose paper for everyone.', ...ofOurs }
  return { way: may ? 'email' : 'paper', why, source, unverified }
}

/** What is no notice by law goes by whatever reaches them. */
const plainWay = ({ byEmail }: Sending, { email, accountId }: PersonWrittenTo): Way => {
  if (email !== null && byEmail)
    return { way: 'email', why: 'This isn’t a legal notice, so any of their email addresses can be used.', ...ofOurs }
  if (accountId !== null) return { way: 'product', why: 'They can read it in Parapet.', ...ofOurs }
  const why = email === null ? 'There’s no other way to reach them.' : 'You chose not to send it by email.'
  return { way: 'paper', why, ...ofOurs }
}

const methodOf = (way: PlannedAddressee['way']) => (way === 'email' ? 'email' : 'mail')

const planned = (sending: Sending, person: PersonWrittenTo, isCopy: boolean): Planned => {
  const way = isStatutory(sending.kind) ? noticeWay(sending, person) : plainWay(sending, person)
  const { personId, name, role, email, mailingLines, accountId } = person
  const deemedOn =
    way.way === 'product'
      ? null
      : deemedReceivedOn(sending.jurisdiction, { method: methodOf(way.way), sentOn: sending.today })
  return {
    personId,
    name,
    role,
    isCopy,
    ...way,
    inProduct: accountId !== null,
    email,
    mailingLines,
    deemedOn,
    accountId,
  }
}

/** Everybody of a unit to whom the letter goes; each once, as the owner where they are one. */
export const plannedFor = (sending: Sending, people: readonly PersonWrittenTo[]): Planned[] => {
  const main = people.filter(({ role }) => goesTo(sending.to, role))
  const ownersToo = sending.to === 'tenants' && copyRuleOf(sending.jurisdiction, sending.kind) !== null
  const copies = ownersToo ? people.filter(({ role }) => role === 'owner') : []
  const seen = new Set<string>()
  return [...main.map((person) => [person, false] as const), ...copies.map((person) => [person, true] as const)]
    .filter(([{ personId }]) => !seen.has(personId) && seen.add(personId))
    .map(([person, isCopy]) => planned(sending, person, isCopy))
}

/** The latest day of several; null where there is none. */
const latest = <T extends LocalDate>(days: readonly (T | null)[]): T | null =>
  days.reduce<T | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

/** The days that follow from how a letter goes, by the merge field that names each; null where the law does not say. */
export const daysOf = (
  sending: Sending,
  addressees: readonly Planned[],
): Readonly<Record<string, LocalDate | null>> => {
  const { jurisdiction, today } = sending
  const { answer, demand } = enforcementClocks(jurisdiction)
  const deliveries = addressees
    .filter(({ way }) => way !== 'product')
    .map(({ way }) => ({ method: methodOf(way), sentOn: today }) as const)
  const received = latest(deliveries.map((delivery) => deemedReceivedOn(jurisdiction, delivery)))
  return {
    'dates.today': today,
    'dates.received': received,
    'dates.answerBy': latest(deliveries.map((delivery) => answerBy(jurisdiction, delivery))) ?? dueOn(answer, today),
    'dates.demandUntil': demand && received && overOn(demand, received),
    'dates.entryFrom': latest(deliveries.map((delivery) => entryFrom(jurisdiction, delivery))),
  }
}
