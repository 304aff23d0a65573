import type { Collection, CollectionStepName, Demand } from '../../../../contract/collections/collection.ts'
import { isCurrent, isHeld, lienState } from '../words.ts'

/** A step that a dialog is opened for, and what it is about: a demand, a plan, a trust, a lien or a claim. */
export interface Asked {
  step: CollectionStepName
  of?: string
  /** Of a delivery: the owner, or the mortgagee. */
  to?: string
}

type Addressee = NonNullable<Demand['letter']>['addressees'][number]

/** Picks the owners who haven’t received a demand, paper that is still to be delivered first. */
export const undelivered = ({ letter }: Pick<Demand, 'letter'>): Addressee[] =>
  (letter?.addressees ?? [])
    .filter(({ deemedOn, fault }) => deemedOn === null || fault !== null)
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting))

const asked = (step: CollectionStepName, found: { _id: string } | undefined): Asked | null =>
  found ? { step, of: found._id } : null

/** The demands on which something may still rest: sent, not withdrawn and not paid. */
const live = ({ demands }: Collection): Demand[] =>
  demands.filter((one) => isCurrent(one) && one.openCents > 0 && one.letter?.state !== 'failed')

const deliveryAsked = (one: Collection): Asked | null => {
  const demand = live(one).find((sent) => undelivered(sent).length > 0)
  const first = demand && undelivered(demand)[0]
  return first ? { step: 'deliver', of: demand._id, to: first._id } : null
}

/** Tells whether a mortgagee has no copy yet, or got it in a way that may not count. */
export const isOpenCopy = ({ given }: Demand['copies'][number]): boolean => given === null || !given.counts

const copyAsked = (one: Collection): Asked | null => {
  const open = live(one)
    .flatMap(({ _id, copies }) => copies.filter(isOpenCopy).map((copy) => ({ ...copy, of: _id })))
    .toSorted((a, b) => Number(a.given !== null) - Number(b.given !== null))[0]
  return open ? { step: 'copy', of: open.of, to: open.mortgagee._id } : null
}

/** Finds what a step would be about, the first that needs it; null where nothing on the account does. */
export const askedFor = (one: Collection, step: CollectionStepName): Asked | null => {
  switch (step) {
    case 'deliver':
      return deliveryAsked(one)
    case 'copy':
      return copyAsked(one)
    case 'withdrawDemand':
      return asked(step, one.demands.find(isCurrent))
    case 'endPlan':
      return asked(
        step,
        one.plans.find(({ endedOn, state }) => endedOn === null && state !== 'kept'),
      )
    case 'endTrust':
      return asked(step, one.trusts.find(isHeld))
    case 'dropLien':
    case 'registerLien':
      return asked(
        step,
        one.liens.find((lien) => lienState(lien) === 'prepared'),
      )
    case 'releaseLien':
      return asked(
        step,
        one.liens.find((lien) => lienState(lien) === 'release') ??
          one.liens.find((lien) => lienState(lien) === 'registered'),
      )
    case 'endClaim':
      return asked(
        step,
        one.claims.find(({ ended }) => ended === null),
      )
    default:
      return { step }
  }
}
