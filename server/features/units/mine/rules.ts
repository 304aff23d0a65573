import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { holdsOn } from '../rules.ts'

interface Tie {
  role: LinkRole
  from: LocalDate | null
  to: LocalDate | null
}

/** Whether the days of a tie are all over by a day. */
const isOver = ({ to }: Pick<Tie, 'to'>, day: LocalDate): boolean => to !== null && to < day

/** Who owns, rents or lives in a unit today brings their vehicles there; who acts for an owner parks as a visitor. */
export const mayAddVehicle = (tie: Tie, day: LocalDate): boolean => tie.role !== 'agent' && holdsOn(tie, day)

/** A vehicle is put right while its owner's time in the unit is not over; taken off it always may be. */
export const mayChangeVehicle = (ties: readonly Tie[], day: LocalDate): boolean =>
  ties.some((tie) => tie.role !== 'agent' && !isOver(tie, day))

interface Consent {
  emailNoticeConsent: boolean | null
  consentDate: LocalDate | null
}

/**
 * A consent to notices by e-mail as it stands once its person has spoken: given or withdrawn today, with its day, or as
 * it was. An answer that was given is never unsaid: `refused` where it would be.
 */
export const consentAfter = (
  { emailNoticeConsent: before, consentDate }: Consent,
  said: boolean | null,
  today: LocalDate,
): Consent | 'refused' => {
  if (said === before) return { emailNoticeConsent: before, consentDate }
  return said === null ? 'refused' : { emailNoticeConsent: said, consentDate: today }
}
