/** The one place where instants and local dates meet; nothing else asks the host about time zones. */

/** A moment: ISO 8601 in UTC with milliseconds, `2026-11-20T20:44:21.123Z`. */
export type Instant = string
/** A calendar day in a building's zone: `YYYY-MM-DD`. */
export type LocalDate = string
/** A time of day: `HH:MM`. */
export type LocalTime = string

/** The zones a building may stand in. A zone is the building's own: the south-east of BC follows Alberta. */
export const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/Iqaluit',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Yellowknife',
  'America/Dawson_Creek',
  'America/Vancouver',
  'America/Whitehorse',
] as const

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Since spring 2026 British Columbia keeps UTC-7 (OIC 63/2026) and Alberta UTC-6 all year; Yellowknife follows Alberta
 * in the tz database. Hosts and browsers with older zone tables still change their clocks, so these are set here.
 */
const permanent: Record<string, { sinceMs: number; offsetMinutes: number } | undefined> = {
  'America/Vancouver': { sinceMs: Date.UTC(2026, 2, 8, 10), offsetMinutes: -7 * 60 },
  'America/Edmonton': { sinceMs: Date.UTC(2026, 2, 8, 9), offsetMinutes: -6 * 60 },
  'America/Yellowknife': { sinceMs: Date.UTC(2026, 2, 8, 9), offsetMinutes: -6 * 60 },
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, made)
  return made
}

const hostOffsetMinutes = (zone: string, ms: number): number => {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(ms)) shown[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown
  return (Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / secondMs) * secondMs) / minuteMs
}

/** Minutes that the zone's clocks are ahead of UTC at a moment; negative in Canada. */
export const offsetMinutes = (at: Instant, zone: string): number => offsetAt(Date.parse(at), zone)

const offsetAt = (ms: number, zone: string): number => {
  const fixed = permanent[zone]
  return fixed && ms >= fixed.sinceMs ? fixed.offsetMinutes : hostOffsetMinutes(zone, ms)
}

/** What the zone's clocks show, as the UTC fields of a Date. */
const shownAt = (at: Instant, zone: string): Date => {
  const ms = Date.parse(at)
  return new Date(ms + offsetAt(ms, zone) * minuteMs)
}

export const localDateOf = (at: Instant, zone: string): LocalDate => shownAt(at, zone).toISOString().slice(0, 10)
export const localTimeOf = (at: Instant, zone: string): LocalTime => shownAt(at, zone).toISOString().slice(11, 16)

/**
 * The moment at which a zone's clocks show a date and time. A time that the clocks skip in spring means as much later
 * as was skipped (2:30 reads 3:30); a time that they show twice in autumn means the first.
 */
export const instantOf = (date: LocalDate, time: LocalTime, zone: string): Instant => {
  const shown = Date.parse(`${date}T${time}:00.000Z`)
  const before = offsetAt(shown - dayMs, zone)
  const candidates = [before, offsetAt(shown + dayMs, zone)]
    .map((offset) => ({ offset, ms: shown - offset * minuteMs }))
    .filter(({ offset, ms }) => offsetAt(ms, zone) === offset)
    .map(({ ms }) => ms)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : shown - before * minuteMs).toISOString()
}

export const startOfDay = (date: LocalDate, zone: string): Instant => instantOf(date, '00:00', zone)
/** The day's last millisecond: a legal deadline runs to the end of its day in the building's zone. */
export const endOfDay = (date: LocalDate, zone: string): Instant => later(startOfDay(addDays(date, 1), zone), -1)

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
/** Whole days from one date to another; negative when `to` lies before `from`. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / dayMs
/** The moment so many milliseconds later. */
export const later = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString()

/** Days until a moment, rounded up and never below 0 (specification, section 2, pinned announcements). */
export const daysLeft = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / dayMs))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const readsBack = (text: string): boolean => {
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}
/** Whether a text is a day of the calendar, as days are written here. */
export const isLocalDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && readsBack(text)
/** Whether a text is a moment, as moments are written here. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && readsBack(text)

/** `Nov 20, 2026` */
export const formatDate = (date: LocalDate): string => {
  const day = new Date(Date.parse(date))
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** `November 2026` */
export const formatMonth = (date: LocalDate): string => {
  const day = new Date(Date.parse(date))
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** `November 20, 2026`, as letters write it. */
export const longDate = (date: LocalDate): string => {
  const day = new Date(Date.parse(date))
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** `3:05 p.m.` */
export const formatTime = (time: LocalTime): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}

/** `Nov 20, 2026, 3:05 p.m.` by the zone's clocks. */
export const formatInstant = (at: Instant, zone: string): string =>
  `${formatDate(localDateOf(at, zone))}, ${formatTime(localTimeOf(at, zone))}`

const spans: readonly (readonly [name: string, ms: number])[] = [
  ['year', 365 * dayMs],
  ['month', 30 * dayMs],
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
]

/** `2 hours ago`, `in 3 days`, `just now`: the largest whole unit that has passed or is still to pass. */
export const formatRelative = (at: Instant, now: Instant): string => {
  const ms = Date.parse(at) - Date.parse(now)
  const span = spans.find(([, length]) => Math.abs(ms) >= length)
  if (!span) return 'just now'
  const count = Math.floor(Math.abs(ms) / span[1])
  const words = `${count} ${span[0]}${count === 1 ? '' : 's'}`
  return ms < 0 ? `${words} ago` : `in ${words}`
}

/** Stops a start on which the law's clocks would be wrong; throws one sentence. */
export const assertTimeZones = (localTime: typeof localTimeOf = localTimeOf): void => {
  const at = '2026-12-15T20:00:00.000Z'
  for (const [zone, expected] of [
    ['America/Vancouver', '13:00'],
    ['America/Edmonton', '14:00'],
  ] as const) {
    const shown = localTime(at, zone)
    if (shown !== expected)
      throw new Error(`The time zone ${zone} is wrong here: ${at} must read ${expected} but reads ${shown}.`)
  }
}
