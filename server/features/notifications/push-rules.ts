import { hash } from 'node:crypto'
import {
  pushEveryMs,
  pushRetryFirstMs,
  pushRetryMostMs,
  pushTextMostChars,
  pushTitleMostChars,
} from '../../../contract/limits.ts'
import type { PushWords } from '../../../contract/push-words.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { Wording } from '../../offers.ts'
import { inbox, placeIn } from './rules.ts'

/** When a message leaves: an emergency at once, of other kinds one an hour. */
export const leavesAt = (now: Instant, urgent: boolean, lastSentAt: Instant | null): Instant => {
  const free = lastSentAt === null || urgent ? now : later(lastSentAt, pushEveryMs)
  return free > now ? free : now
}

/** How long to wait after so many attempts: four times as long each time, up to the longest. */
export const pushWaitAfter = (attempts: number): number =>
  Math.min(pushRetryMostMs, pushRetryFirstMs * 4 ** (attempts - 1))

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** Names what a message tells of, in a form that a push service takes as a topic: the same for the same, and no more. */
export const topicOf = (about: { buildingId: string | null; kind: string; subjectId: string | null }): string =>
  hash('sha256', `${about.buildingId}:${about.kind}:${about.subjectId}`, 'base64url').slice(0, 32)

interface Stand {
  building: { _id: string; name: string }
  /** How many others it stands for. */
  more: number
  tag: string
}

/** What the screen of a phone shows: short, and no word of what others must not read over a shoulder. */
export const pushWordsOf = (wording: Wording, { building, more, tag }: Stand): PushWords => {
  const { title, text } = wording.outside ?? wording
  const rest = more > 0 ? `and ${more} more in your inbox` : ''
  const lines = [building.name, text, rest].filter(Boolean)
  return {
    title: cut(title, pushTitleMostChars),
    text: cut(lines.join('\n'), pushTextMostChars),
    link: placeIn(building._id, wording.link ?? inbox),
    tag,
  }
}
