/** How the papers and the contract of a vendor stand on a day, and what that says to whoever calls them. */
import { endsSoonDays } from '../../../contract/limits/vendors.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../contract/time.ts'
import type {
  ContractStanding,
  PaperStanding,
  Vendor,
  VendorStandings,
  VendorTrade,
  VendorWarning,
} from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor, type Jurisdiction } from '../../../law/law.ts'

/** The days of a vendor that are judged. */
export type VendorDays = Pick<
  Vendor,
  | 'trade'
  | 'insuredUntil'
  | 'clearanceUntil'
  | 'contractFrom'
  | 'contractUntil'
  | 'noticeBy'
  | 'renewsItself'
  | 'endedOn'
>

/** Trades whose people work at a desk of their own: nobody of theirs can get hurt here, so no clearance is asked for. */
export const tradesWithoutClearance: readonly VendorTrade[] = ['insurance', 'legal']

const needsClearance = ({ trade, clearanceUntil }: Pick<VendorDays, 'trade' | 'clearanceUntil'>): boolean =>
  clearanceUntil !== null || !tradesWithoutClearance.includes(trade)

/** A paper by its last day, which still holds. */
export const paperStanding = (until: LocalDate | null, today: LocalDate): PaperStanding => {
  if (until === null) return 'missing'
  const left = daysBetween(today, until)
  if (left < 0) return 'expired'
  return left <= endsSoonDays ? 'soon' : 'fine'
}

type ContractDays = Pick<VendorDays, 'contractFrom' | 'contractUntil' | 'noticeBy' | 'renewsItself'>

const isOver = ({ contractUntil }: ContractDays, today: LocalDate): boolean =>
  contractUntil !== null && contractUntil < today

/** A contract by its days; one that renews itself does not end by its last day. */
export const contractStanding = (contract: ContractDays, today: LocalDate): ContractStanding => {
  const { contractFrom, contractUntil, noticeBy, renewsItself } = contract
  if (contractFrom === null && contractUntil === null && noticeBy === null) return 'none'
  if (isOver(contract, today) && !renewsItself) return 'ended'
  if (noticeBy === null) return 'running'
  const left = daysBetween(today, noticeBy)
  if (left < 0) return 'noticePast'
  return left <= endsSoonDays ? 'noticeSoon' : 'running'
}

export const standingsOf = (days: VendorDays, today: LocalDate): VendorStandings => ({
  insurance: paperStanding(days.insuredUntil, today),
  clearance: needsClearance(days) ? paperStanding(days.clearanceUntil, today) : 'notNeeded',
  contract: contractStanding(days, today),
})

const ofPaper = (
  about: 'insurance' | 'clearance',
  paper: string,
  until: LocalDate | null,
  today: LocalDate,
): VendorWarning[] => {
  const standing = paperStanding(until, today)
  if (until === null) return [{ about, tone: 'bad', words: `No ${paper} is on file.` }]
  if (standing === 'expired') return [{ about, tone: 'bad', words: `The ${paper} expired on ${formatDate(until)}.` }]
  if (standing === 'soon') return [{ about, tone: 'waiting', words: `The ${paper} expires on ${formatDate(until)}.` }]
  return []
}

/** What becomes of a contract of which nobody gives notice. */
const thereafter = ({ contractUntil, renewsItself }: ContractDays): string => {
  const day = contractUntil === null ? '' : formatDate(contractUntil)
  if (renewsItself) return day ? `it renews automatically after ${day}` : 'it renews automatically'
  return day ? `it ends on ${day}` : 'it continues'
}

const ofContract = (contract: ContractDays, today: LocalDate): VendorWarning[] => {
  const { contractUntil, noticeBy } = contract
  const warn = (tone: VendorWarning['tone'], words: string): VendorWarning[] => [{ about: 'contract', tone, words }]
  const until = contractUntil === null ? '' : formatDate(contractUntil)
  const notice = noticeBy === null ? '' : formatDate(noticeBy)
  switch (contractStanding(contract, today)) {
    case 'ended':
      return warn('bad', `The contract ended on ${until}.`)
    case 'noticeSoon':
      return warn(
        'waiting',
        `The last day to give notice on the contract is ${notice}; otherwise ${thereafter(contract)}.`,
      )
    case 'noticePast':
      return isOver(contract, today)
        ? warn('waiting', `The contract renewed automatically after ${until}. Enter its new dates.`)
        : warn('waiting', `The last day to give notice on the contract was ${notice}; ${thereafter(contract)}.`)
    default:
      return []
  }
}

/** What whoever calls a vendor should know first, in words; empty where all is in order. Of one that ended only that. */
export const warningsOf = (
  vendor: VendorDays,
  { today, jurisdiction }: { today: LocalDate; jurisdiction: Jurisdiction },
): VendorWarning[] => {
  if (vendor.endedOn !== null)
    return [{ about: 'ended', tone: 'bad', words: `No longer active since ${formatDate(vendor.endedOn)}.` }]
  const { clearanceWithin } = workersCompensationFor(jurisdiction)
  return [
    ...ofPaper('insurance', 'liability insurance', vendor.insuredUntil, today),
    ...(needsClearance(vendor) ? ofPaper('clearance', clearanceWithin, vendor.clearanceUntil, today) : []),
    ...ofContract(vendor, today),
  ]
}
