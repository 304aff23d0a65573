import type { DocumentCategory } from '../../../../../contract/documents/document.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import type { Paper } from './paper.ts'

/** A version of a document of the demo: when it came, by whom, with which words. */
export interface DemoVersion {
  daysAgo: number
  by: string
  fileName: string
  note?: string
  paper: Paper
}

/** A document of the demo; days count from today, negative ones lie behind. */
export interface DemoDocument {
  title: string
  category: DocumentCategory
  folder?: string
  description?: string
  effectiveInDays?: number
  expiresInDays?: number
  versions: readonly [DemoVersion, ...DemoVersion[]]
  pinnedDaysAgo?: number
  hold?: { daysAgo: number; by: string; reason: string }
  binnedDaysAgo?: number
  /** Who took it along, some days ago. */
  takenBy?: readonly { by: string; daysAgo: number }[]
}

/** The day so many days from today. */
export type DayAt = (inDays: number) => LocalDate
