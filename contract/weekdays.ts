/** The days of a week, Monday first; apart from the schemas, so that screens need none for them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** The weekday of a calendar day, `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(Date.parse(date)).getUTCDay() + 6) % 7]!
