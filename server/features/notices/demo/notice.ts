import type { Audience, NoticeType, Priority } from '../../../../contract/notices.ts'

/** Says a day as people read it: so many days after the notice was published. */
export type DayAfter = (days: number) => string

interface DemoCorrection {
  daysAgo: number
  note: string
  content(day: DayAfter): string
  /** Who read it again, where everybody was asked to. */
  readAgainBy?: readonly string[]
}

/** A notice of the demo, its days counted back from today. */
export interface DemoNotice {
  daysAgo: number
  /** The time of day in the building's zone. */
  time: string
  /** Who wrote it: by the name of an account, without the address. */
  by: 'manager' | 'council' | 'council.b'
  title: string
  content(day: DayAfter): string
  type?: NoticeType
  priority?: Priority
  audience?: Audience
  /** The ends of the unit numbers, for a notice to specific units. */
  unitsEndingIn?: string
  mustAcknowledge?: true
  lastsDays?: number
  pinnedForDays?: number
  /** Left as a draft, or to go out in so many days. */
  stays?: 'draft' | { scheduledInDays: number }
  file?: { name: string; heading: string; lines: readonly string[] }
  /** Who opened it and who took note, each by the name of an account, a few hours after one another. */
  readers?: readonly string[]
  acknowledgers?: readonly string[]
  correction?: DemoCorrection
}
