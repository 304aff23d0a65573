import type { Mortgagee, MortgageeState } from '../../../contract/mortgagees/mortgagee.ts'
import { mortgageeEndLabels } from '../../../contract/mortgagees/mortgagee-words.ts'
import { formatDate } from '../../../contract/time.ts'
import type { Tone } from '../../ui/status-badge.tsx'

/** How a state looks beside its words. */
export const mortgageeTones: Readonly<Record<MortgageeState, Tone>> = {
  live: 'good',
  endingSoon: 'waiting',
  lapsed: 'bad',
  ended: 'neutral',
}

/** Says until when a request counts, or why and when it ended; null where it counts without end. */
export const endWords = ({
  endsOn,
  endedOn,
  endReason,
  state,
}: Pick<Mortgagee, 'endsOn' | 'endedOn' | 'endReason' | 'state'>): string | null => {
  if (endedOn !== null && endReason !== null) {
    const reason = mortgageeEndLabels[endReason]
    return `Ended ${formatDate(endedOn)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  }
  if (endsOn === null) return null
  return `${state === 'lapsed' ? 'Ended' : 'Ends'} ${formatDate(endsOn)}`
}
