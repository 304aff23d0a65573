import type { DrawnStall } from '../../../../contract/parking/my-stalls.ts'
import type { StallSummary } from '../../../../contract/parking/stalls.ts'
import type { OnMap } from './map-stall.tsx'
import { holderWords } from './words.ts'

const lookOf = ({ visitor, holder, heldFor }: StallSummary): OnMap['look'] => {
  if (visitor) return 'visitor'
  if (heldFor !== null || (holder?.state === 'endsSoon' && !holder.renewed)) return 'held'
  return holder === null ? 'free' : 'plain'
}

/** A stall as those who manage parking see it on the map. */
export const forManagers = (stall: StallSummary): OnMap => {
  const soon = stall.holder?.state === 'endsSoon' && !stall.holder.renewed ? ', ending soon' : ''
  return {
    ...stall,
    look: lookOf(stall),
    who: stall.visitor ? '' : `${holderWords(stall)}${soon}`,
    written: stall.holder?.unitNumber ?? (stall.visitor ? '' : stall.heldFor === null ? 'Free' : 'Held'),
  }
}

/** A stall as residents see it: whether it is theirs, and nothing of whose else. */
export const forResidents = (stall: DrawnStall): OnMap => ({
  ...stall,
  look: stall.mine ? 'mine' : stall.visitor ? 'visitor' : 'plain',
  who: stall.mine ? 'yours' : '',
  written: stall.mine ? 'Yours' : '',
})
