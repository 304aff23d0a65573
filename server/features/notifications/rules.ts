/** When somebody is told something by a way: now, later, or not at all. */
import { digestTime } from '../../../contract/limits.ts'
import {
  messageKinds,
  settingOf,
  type Channel,
  type Digest,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import {
  addDays,
  daysBetween,
  instantOf,
  localDateOf,
  localTimeOf,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../../../contract/time.ts'

/** From and until by the building's clocks; over midnight where `from` is the later. */
export interface Quiet {
  from: LocalTime
  until: LocalTime
}

/** What somebody chose about one kind and way; `wanted` null where they did not. */
export interface Wish {
  wanted: boolean | null
  quiet: Quiet | null
  digest: Digest
}

export const noWish: Wish = { wanted: null, quiet: null, digest: 'off' }

/** The end of the quiet hours that a moment lies in; the moment itself outside them. */
export const quietUntil = (now: Instant, quiet: Quiet | null, zone: string): Instant => {
  if (!quiet) return now
  const { from, until } = quiet
  const time = localTimeOf(now, zone)
  const within = from < until ? from <= time && time < until : time >= from || time < until
  if (!within) return now
  const today = localDateOf(now, zone)
  return instantOf(time < until ? today : addDays(today, 1), until, zone)
}

const monday = 1
const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay()

/** When the next gathered mail leaves: the coming morning, or that of the coming Monday. */
export const nextDigestAt = (now: Instant, digest: Exclude<Digest, 'off'>, zone: string): Instant => {
  const today = localDateOf(now, zone)
  const first = localTimeOf(now, zone) < digestTime ? today : addDays(today, 1)
  const days = digest === 'daily' ? 0 : (monday - weekdayOf(first) + 7) % 7
  return instantOf(addDays(first, days), digestTime, zone)
}

/** Whether somebody is told of a kind by a way at all; what must reach people does, whatever they chose. */
export const isWanted = (kind: MessageKind, channel: Channel, wanted: boolean | null): boolean => {
  const setting = settingOf(kind, channel)
  return setting === 'always' || (setting !== undefined && (wanted ?? setting === 'on'))
}

/** When a mail that can wait leaves: now, after the quiet hours, or gathered with others. */
export const mailLeavesAt = (now: Instant, { quiet, digest }: Omit<Wish, 'wanted'>, zone: string): Instant =>
  quietUntil(digest === 'off' ? now : nextDigestAt(now, digest, zone), quiet, zone)

/** What comes gathered only is gathered also for whoever gathers nothing. */
const gathering = (kind: MessageKind, rhythm: Omit<Wish, 'wanted'>): Omit<Wish, 'wanted'> => {
  const { gathered }: KindOfMessage = messageKinds[kind]
  return gathered === undefined || rhythm.digest !== 'off' ? rhythm : { ...rhythm, digest: gathered }
}

/**
 * Before when somebody is not told of a kind by a way: now, the end of their quiet hours, or the next gathered mail.
 * Null where they are not told at all. The inbox knows no hours; what must reach people waits for none.
 */
export const toldAt = (
  kind: MessageKind,
  channel: Channel,
  { wanted, ...rhythm }: Wish,
  { now, zone }: { now: Instant; zone: string },
): Instant | null => {
  if (!isWanted(kind, channel, wanted)) return null
  if (channel === 'inbox' || settingOf(kind, channel) === 'always') return now
  return channel === 'email' ? mailLeavesAt(now, gathering(kind, rhythm), zone) : quietUntil(now, rhythm.quiet, zone)
}

/**
 * Which reminder of a day is due, of those that go so many days before it, the longest first: that of the shortest time
 * within which the day lies; null before and after.
 */
export const reminderDue = (day: LocalDate, today: LocalDate, daysBefore: readonly number[]): number | null => {
  const left = daysBetween(today, day)
  return left < 0 ? null : (daysBefore.findLast((days) => left <= days) ?? null)
}

export const inbox = '/inbox'

/** A place of the product in a building: somebody may have another one open. */
export const placeIn = (buildingId: string, path: string): string => {
  const { pathname, searchParams, hash } = new URL(path, 'https://parapet.example')
  searchParams.set('building', buildingId)
  return `${pathname}?${searchParams}${hash}`
}
