/** What can be done with a violation, in which order, and what a tow must rest on. */
import { seenAgoMostMs } from '../../../../contract/limits/parking.ts'
import type { ViolationStage, ViolationStep } from '../../../../contract/parking/violation.ts'
import { sentence } from '../../../../contract/text.ts'
import { formatInstant, later, type Instant } from '../../../../contract/time.ts'
import { Conflict, Invalid, InvalidField } from '../../../http/errors.ts'

export interface ViolationFacts {
  stage: ViolationStage
  isOpen: boolean
  noticeAt: Instant | null
}

/** From when on a tow can be requested; null without a notice. */
const towFrom = ({ noticeAt }: ViolationFacts, waitHours: number): Instant | null =>
  noticeAt === null ? null : later(noticeAt, waitHours * 60 * 60 * 1000)

interface At {
  now: Instant
  waitHours: number
  zone: string
}

/** Why a tow cannot be requested yet; null where it can, and where there is nothing to wait for. */
export const towWaits = (facts: ViolationFacts, { now, waitHours, zone }: At): string | null => {
  if (!facts.isOpen || facts.stage === 'tow_requested') return null
  const from = towFrom(facts, waitHours)
  if (from === null) return 'A tow can be requested after a notice is left on the windshield.'
  return from > now ? sentence(`A tow can be requested from ${formatInstant(from, zone)}`) : null
}

/** The steps that a violation allows as it stands. */
export const canDo = (facts: ViolationFacts, at: At): ViolationStep[] => {
  if (!facts.isOpen) return []
  if (facts.stage === 'tow_requested') return ['close']
  return [
    ...(facts.stage === 'warning' ? (['notice'] as const) : []),
    ...(towWaits(facts, at) === null ? (['tow'] as const) : []),
    'close',
  ]
}

/** Refuses a step that a violation does not allow as it stands, and says when it will. */
export const requireStep = (step: ViolationStep, facts: ViolationFacts, at: At): void => {
  if (canDo(facts, at).includes(step)) return
  if (!facts.isOpen) throw Conflict('This violation is closed.')
  throw Conflict(
    step === 'tow'
      ? (towWaits(facts, at) ?? 'A tow has already been requested.')
      : 'A notice has already been recorded.',
  )
}

/** When it was seen: now where nothing is said, else a moment that a phone may have kept for some days. */
export const seenAtOf = (seenAt: Instant | null, now: Instant): Instant => {
  if (seenAt === null || seenAt > now) return now
  if (seenAt < later(now, -seenAgoMostMs)) throw InvalidField('seenAt', 'This was seen too long ago')
  return seenAt
}

/** A notice is given after the vehicle was seen, and not in times to come. */
export const requireNoticeTime = (noticeAt: Instant, seenAt: Instant, now: Instant): void => {
  if (noticeAt > now) throw InvalidField('noticeAt', 'This time is in the future')
  if (noticeAt < seenAt) throw InvalidField('noticeAt', 'This is before the vehicle was seen')
}

/** The photos a tow rests on: that of the notice, kept when it was given or sent now, and that of the sign. */
export const requireEvidence = (kept: readonly string[], sent: number): void => {
  const wanted = [
    ...(kept.includes('sign') ? [] : ['the sign']),
    ...(kept.includes('notice') ? [] : ['the notice on the windshield']),
  ]
  if (sent < wanted.length) throw Invalid(`Add a photo of ${wanted.join(' and one of ')}.`)
}

/** What the photos show that come with a tow: the sign first, then the notice, as far as they are missing. */
export const kindsOfEvidence = (kept: readonly string[], sent: number): ('sign' | 'notice' | 'photo')[] => {
  const wanted = (['sign', 'notice'] as const).filter((kind) => !kept.includes(kind))
  return Array.from({ length: sent }, (_, at) => wanted[at] ?? 'photo')
}
