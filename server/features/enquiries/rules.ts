import type { Enquiry, EnquiryState, Suspicion } from '../../../contract/enquiries/enquiry.ts'
import { fillLeastMs, formPassLastsMs } from '../../../contract/limits/enquiries.ts'
import type { Instant } from '../../../contract/time.ts'

/** How an enquiry came: what stood in the field that people do not see, and when its form was opened, if it was. */
export interface Coming {
  honeypot: string
  openedAt: Instant | null
  now: Instant
}

/** Why an enquiry looks like the work of a robot; null where it does not. Nobody is told, and the words are kept. */
export const suspicionOf = ({ honeypot, openedAt, now }: Coming): Suspicion | null => {
  if (honeypot.trim() !== '') return 'trap'
  const ageMs = openedAt === null ? Number.NaN : Date.parse(now) - Date.parse(openedAt)
  if (!(ageMs >= 0 && ageMs <= formPassLastsMs)) return 'noForm'
  return ageMs < fillLeastMs ? 'haste' : null
}

interface Standing {
  state: EnquiryState
  suspected: Suspicion | null
}

/** The steps that are open: what looks like spam is not answered before somebody has said that it is none. */
export const openSteps = ({ state, suspected }: Standing): Enquiry['can'] => ({
  answer: state !== 'closed' && suspected === null,
  close: state !== 'closed' && suspected === null,
  reopen: state === 'closed',
  trust: suspected !== null,
})

const stepWords: Readonly<Record<keyof Enquiry['can'], string>> = {
  answer: 'answered',
  close: 'closed',
  reopen: 'reopened',
  trust: 'marked as not spam',
}

/** Says which steps are open instead of the one that is not. */
export const notOpen = (standing: Standing): string => {
  const can = openSteps(standing)
  const open = (Object.keys(stepWords) as (keyof Enquiry['can'])[]).filter((step) => can[step])
  return `This enquiry can now be ${open.map((step) => stepWords[step]).join(' or ')}.`
}

/** Where an enquiry stands that is taken up again. */
export const reopenedState = ({ answeredAt }: { answeredAt: Instant | null }): EnquiryState =>
  answeredAt === null ? 'new' : 'answered'

/** The number that somebody looks for: `E-1001`, `e1001` or `1001`; null for other words. */
export const numberIn = (words: string): number | null => {
  const [, digits] = /^(?:e-?)?(\d{1,9})$/i.exec(words.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The paragraphs of a text, as a mail sets them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')
