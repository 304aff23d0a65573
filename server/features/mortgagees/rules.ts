/** How a mortgagee's request stands on a day, and what may be done with it. */
import { requestEndsSoonDays } from '../../../contract/limits/mortgagees.ts'
import type { Mortgagee, MortgageeState, MortgageeStep } from '../../../contract/mortgagees/mortgagee.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../contract/time.ts'
import { mortgageeRequests, type Jurisdiction } from '../../../law/law.ts'

type Days = Pick<Mortgagee, 'requestedOn' | 'endsOn' | 'endedOn'>

/** Tells how a request stands on a day; its last day still counts. */
export const stateOf = ({ endsOn, endedOn }: Omit<Days, 'requestedOn'>, today: LocalDate): MortgageeState => {
  if (endedOn !== null) return 'ended'
  if (endsOn === null) return 'live'
  const left = daysBetween(today, endsOn)
  if (left < 0) return 'lapsed'
  return left <= requestEndsSoonDays ? 'endingSoon' : 'live'
}

/** Says why a step can't be taken with a request that was ended, or wasn't; null where it can. */
export const stepRefusal = ({ endedOn }: Pick<Days, 'endedOn'>, step: MortgageeStep['step']): string | null => {
  if (step === 'restore') return endedOn === null ? 'This request was not ended.' : null
  if (endedOn === null) return null
  return step === 'end' ? 'This request has ended already.' : 'This request has ended. Restore it first.'
}

/** A field that a step gets wrong, and what to say beside it. */
export interface DayFault {
  field: 'requestedOn' | 'endedOn'
  words: string
}

const inFuture = 'This date is in the future'

/** Says which day of a step can't be so: one to come, a renewal that isn't later, an end before the request; null where none. */
export const dayFault = (
  { requestedOn }: Pick<Days, 'requestedOn'>,
  step: MortgageeStep,
  today: LocalDate,
): DayFault | null => {
  if (step.step === 'restore') return null
  if (step.step === 'end') {
    if (step.endedOn > today) return { field: 'endedOn', words: inFuture }
    if (step.endedOn >= requestedOn) return null
    return { field: 'endedOn', words: `The request was received on ${formatDate(requestedOn)}, after this date` }
  }
  if (step.requestedOn > today) return { field: 'requestedOn', words: inFuture }
  if (step.requestedOn > requestedOn) return null
  return {
    field: 'requestedOn',
    words: `Enter a date after ${formatDate(requestedOn)}, the date of the request on file`,
  }
}

/** Says before a sale that a lender has a request on file: `RBC has a Form C on file for this unit. …` */
export const saleLine = ({ lender }: Pick<Mortgagee, 'lender'>, jurisdiction: Jurisdiction): string =>
  `${lender} has a ${mortgageeRequests(jurisdiction).form} on file for this unit. End it if its mortgage was paid out.`
