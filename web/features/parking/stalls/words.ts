import type { HeldStall } from '../../../../contract/parking/assignments.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'

interface Held {
  visitor: boolean
  holder: HeldStall | null
  heldFor: string | null
}

/** Who has a stall today: `unit 304`, `held for unit 507`, `for visitors`, `free`. */
export const holderWords = ({ visitor, holder, heldFor }: Held): string => {
  if (visitor) return 'for visitors'
  if (holder) return `unit ${holder.unitNumber}`
  return heldFor === null ? 'free' : `held for unit ${heldFor}`
}

/** `Nov 1, 2026 to Oct 31, 2027`, `since Nov 1, 2026`. */
export const termWords = ({ from, until }: { from: LocalDate; until: LocalDate | null }): string =>
  until === null ? `since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`

/** What a level’s button says. */
export const levelWords = ({ level, stalls, free }: { level: string; stalls: number; free: number }): string =>
  `${level}: ${counted(stalls, 'stall')}, ${free} free`
