import type {
  Claim,
  Collection,
  CollectionRemedy,
  CollectionStepName,
  CollectionSummary,
  Demand,
  HeldInTrust,
  Lien,
  PaymentPlan,
} from '../../../contract/collections/collection.ts'
import { claimForumLabels, limitationLabels } from '../../../contract/collections/collection-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'

/** How the collection of arrears is said on its screens. */

export const listPath = '/collections'

/** What the building’s law calls a debt on the title, and the forms for it. */
export type ChargeWords = Pick<Collection['words'], 'charge' | 'Charge' | 'registerForm' | 'releaseForm'>

/** Names an account: `Unit 703: Olivia Owner`. */
export const accountTitle = ({ unit, owners }: Pick<CollectionSummary, 'unit' | 'owners'>): string =>
  owners.length === 0 ? `Unit ${unit.unitNumber}` : `Unit ${unit.unitNumber}: ${owners.join(', ')}`

/** Names the steps as buttons do, with the word of the building’s law: `Prepare a lien`. */
export const stepLabelsWith = ({
  charge,
}: Pick<ChargeWords, 'charge'>): Readonly<Record<CollectionStepName, string>> => ({
  demand: 'Send a demand',
  recordDemand: 'Record a demand',
  withdrawDemand: 'Withdraw demand',
  deliver: 'Record delivery',
  copy: 'Record copy',
  plan: 'Add a payment plan',
  endPlan: 'End plan',
  trust: 'Hold an amount in trust',
  endTrust: 'End trust',
  prepareLien: `Prepare a ${charge}`,
  dropLien: 'Withdraw amount',
  registerLien: 'Record registration',
  releaseLien: 'Record removal',
  claim: 'Record a claim',
  endClaim: 'End claim',
})

/** The steps that are taken beside what they are about, such as a demand or a plan. */
const beside: ReadonlySet<CollectionRemedy> = new Set<CollectionStepName>([
  'withdrawDemand',
  'deliver',
  'copy',
  'endPlan',
  'endTrust',
  'dropLien',
  'registerLien',
  'releaseLien',
  'endClaim',
])

/** Lists the steps of the menu: those that begin something, without the one that has the button. */
export const menuSteps = ({ steps, next }: Pick<Collection, 'steps' | 'next'>): CollectionStepName[] =>
  steps.filter((step) => step !== next?.do && !beside.has(step))

/** Says what is done next, as a sentence of its own: `Send a demand.` */
export const nextWords = ({ words }: NonNullable<CollectionSummary['next']>): string =>
  words.endsWith('.') ? words : `${words}.`

/** Tells whether the button of the next step says the same as its words, so that these needn’t be said beside it. */
export const isSaidByButton = ({ next, steps, words }: Pick<Collection, 'next' | 'steps' | 'words'>): boolean =>
  steps.some((step) => step === next?.do && stepLabelsWith(words)[step] === next.words)

/** Says when the time to claim a debt ends: `Limitation period ends soon: Nov 1, 2027`. */
export const limitationWords = ({ level, lastOn }: NonNullable<CollectionSummary['limitation']>): string =>
  `${limitationLabels[level]}: ${formatDate(lastOn)}`

const forms = /^an? /

/** Names the figure of the form that registers a charge on the title: `Form G amount`, `Caveat amount`. */
export const figureName = ({ registerForm }: Pick<ChargeWords, 'registerForm'>): string => {
  const form = registerForm.replace(forms, '')
  return `${form.charAt(0).toUpperCase()}${form.slice(1)} amount`
}

/** Says what a demand warns of: `Warns of a lien and a claim`. */
export const purposeWords = (
  { forLien, forAction }: Pick<Demand, 'forLien' | 'forAction'>,
  { charge }: Pick<ChargeWords, 'charge'>,
): string => {
  if (forLien && forAction) return `Warns of a ${charge} and a claim`
  if (forLien) return `Warns of a ${charge}`
  return forAction ? 'Warns of a claim' : 'Doesn’t warn of anything'
}

/** Says how much of something that named an amount is still open: `$866.14, $433.07 still open`. */
export const openWords = ({ cents, openCents }: { cents: number; openCents: number }): string => {
  if (openCents === cents) return formatMoney(cents)
  return openCents === 0 ? `${formatMoney(cents)}, paid` : `${formatMoney(cents)}, ${formatMoney(openCents)} still open`
}

type Addressee = NonNullable<Demand['letter']>['addressees'][number]

/** Says whether an owner received a demand: `Counts as received on Nov 20, 2026`. */
export const deliveryWords = ({ deemedOn, isWaiting, fault }: Addressee): string => {
  if (fault !== null) return fault
  if (deemedOn !== null) return `Counts as received on ${formatDate(deemedOn)}`
  return isWaiting ? 'To be delivered on paper' : 'No delivery on record yet'
}

/** Says how far the period of a demand has come; null where it was withdrawn. */
export const periodWords = (
  {
    receivedOn,
    expiresOn,
    withdrawnOn,
    openCents,
  }: Pick<Demand, 'receivedOn' | 'expiresOn' | 'withdrawnOn' | 'openCents'>,
  today: LocalDate,
): string | null => {
  if (withdrawnOn !== null) return null
  if (openCents === 0) return 'Nothing of it is owed anymore.'
  if (receivedOn === null || expiresOn === null)
    return 'Its period hasn’t started, because not every owner has received it.'
  return expiresOn <= today
    ? `Counts as received on ${formatDate(receivedOn)}. Its period has been over since ${formatDate(expiresOn)}.`
    : `Counts as received on ${formatDate(receivedOn)}. Its period is over on ${formatDate(expiresOn)}.`
}

export const planStateLabels: Readonly<Record<PaymentPlan['state'], string>> = {
  open: 'On schedule',
  behind: 'Behind',
  kept: 'Paid in full',
  ended: 'Ended',
}

/** Says how much of a plan is paid: `$200.00 of $866.14 paid`. */
export const paidWords = ({ paidCents, cents }: Pick<PaymentPlan, 'paidCents' | 'cents'>): string =>
  `${formatMoney(paidCents)} of ${formatMoney(cents)} paid`

export type LienState = 'prepared' | 'registered' | 'release' | 'released'

/** Tells how far a lien has come. */
export const lienState = ({
  registeredOn,
  paidOn,
  releasedOn,
}: Pick<Lien, 'registeredOn' | 'paidOn' | 'releasedOn'>): LienState => {
  if (releasedOn !== null) return 'released'
  if (registeredOn === null) return 'prepared'
  return paidOn === null ? 'registered' : 'release'
}

/** Names a claim: `Tribunal, file ST-2026-001234`. */
export const claimTitle = ({ forum, number }: Pick<Claim, 'forum' | 'number'>): string =>
  `${claimForumLabels[forum]}, file ${number}`

/** Tells whether a demand counts: it wasn’t withdrawn. */
export const isCurrent = ({ withdrawnOn }: Pick<Demand, 'withdrawnOn'>): boolean => withdrawnOn === null

/** Tells whether money is still in trust. */
export const isHeld = ({ ended }: Pick<HeldInTrust, 'ended'>): boolean => ended === null
