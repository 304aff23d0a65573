import { claimForumLabels } from '../../../../contract/collections/collection-words.ts'
import type { MyCollection } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'

/** How owners read what is done about what they owe: calmly, with what may follow and when. */

export const planInstalmentLabels: Readonly<
  Record<NonNullable<MyCollection['plan']>['instalments'][number]['state'], string>
> = {
  paid: 'Paid',
  part: 'Partly paid',
  missed: 'Missed',
  ahead: 'Not due yet',
}

type Demand = MyCollection['demands'][number]

/** Names what may follow from a demand: `a lien can be registered on your unit, and a claim can be filed`. */
const followWords = ({ forLien, forAction }: Demand, charge: string): string | null => {
  const lien = forLien ? `a ${charge} can be registered on your unit` : null
  const claim = forAction ? 'a claim can be filed' : null
  return lien && claim ? `${lien}, and ${claim}` : (lien ?? claim)
}

/** Says in sentences what a demand asks for and what may follow from when; nothing once it is paid. */
export const demandWords = (demand: Demand, charge: string, today: LocalDate): string[] => {
  const { on, openCents, expiresOn } = demand
  if (openCents === 0) return []
  const follows = followWords(demand, charge)
  const sent = `A demand for payment was sent on ${formatDate(on)}. ${formatMoney(openCents)} of it is unpaid.`
  if (follows === null) return [sent]
  if (expiresOn === null) return [sent, `If it isn’t paid in time, ${follows}.`]
  return expiresOn <= today
    ? [sent, `The time to pay it has passed: ${follows}.`]
    : [sent, `Pay before ${formatDate(expiresOn)}. From that day, ${follows}.`]
}

type Lien = MyCollection['liens'][number]

/** Says in sentences how far a lien has come. */
export const lienWords = ({ registeredOn, cents, openCents, releaseBy }: Lien, charge: string): string[] => {
  if (registeredOn === null) return [`A ${charge} of ${formatMoney(cents)} is being prepared. To avoid it, pay now.`]
  const registered = `A ${charge} of ${formatMoney(cents)} was registered on your unit on ${formatDate(registeredOn)}.`
  if (openCents > 0)
    return [registered, `${formatMoney(openCents)} of it is unpaid. It’s removed once all of it is paid.`]
  return [
    registered,
    releaseBy === null
      ? 'It’s paid and will be removed.'
      : `It’s paid and must be removed by ${formatDate(releaseBy)}.`,
  ]
}

/** Says that a claim was filed: where, under which number, and how much of it is unpaid. */
export const claimWords = ({ on, forum, number, openCents }: MyCollection['claims'][number]): string => {
  const filed = `A claim was filed on ${formatDate(on)}: ${claimForumLabels[forum].toLowerCase()}, file ${number}.`
  return openCents === 0 ? `${filed} It’s paid.` : `${filed} ${formatMoney(openCents)} of it is unpaid.`
}

/** Says how a payment plan is kept. */
export const planWords = ({ state, cents, paidCents }: NonNullable<MyCollection['plan']>): string[] => {
  const paid = `${formatMoney(paidCents)} of ${formatMoney(cents)} is paid.`
  return state === 'behind' ? [paid, 'An instalment was missed. Pay it now, or contact your property manager.'] : [paid]
}

/** Lists the sentences of an entry, apart from its plan; nothing where all of it is over. */
export const collectionLines = (own: MyCollection, today: LocalDate): string[] => [
  ...own.demands.flatMap((demand) => demandWords(demand, own.charge, today)),
  ...own.liens.flatMap((lien) => lienWords(lien, own.charge)),
  ...own.claims.map(claimWords),
  ...(own.trustCents > 0 ? [`${formatMoney(own.trustCents)} is held in trust until the dispute is resolved.`] : []),
]
