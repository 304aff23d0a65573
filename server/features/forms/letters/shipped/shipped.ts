/** The letters that Parapet brings, in the order in which they are listed, by jurisdiction. */
import type { Jurisdiction } from '../../../../../law/law.ts'
import { decision } from './decision.ts'
import { demand } from './demand.ts'
import { entry } from './entry.ts'
import { hearingDecision } from './hearing-decision.ts'
import { meetingNotice } from './meeting-notice.ts'
import { moveIn } from './move-in.ts'
import { particulars } from './particulars.ts'
import { proxy } from './proxy.ts'
import type { ShippedLetter } from './shipped-letter.ts'
import { welcome } from './welcome.ts'

const letters = [particulars, decision, hearingDecision, demand, entry, meetingNotice, proxy, welcome, moveIn]

/** What Parapet brings for buildings of a jurisdiction. */
export const shippedLetters = (jurisdiction: Jurisdiction): ShippedLetter[] =>
  letters.flatMap((by) => by[jurisdiction] ?? [])
