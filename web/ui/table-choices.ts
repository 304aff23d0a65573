/** How a table of another product is read. */

/** How days are written in a file. */
export const dateOrders = ['yearFirst', 'monthFirst', 'dayFirst'] as const
export type DateOrder = (typeof dateOrders)[number]

export const dateOrderLabels: Readonly<Record<DateOrder, string>> = {
  yearFirst: 'Year, month, day',
  monthFirst: 'Month, day, year',
  dayFirst: 'Day, month, year',
}

export interface TableChoices<Meaning extends string> {
  /** The row with the headings, the first being 1; 0 for a file without headings. */
  headingRow: number
  /** What each column is taken for; null for one that isn’t used. */
  meanings: (Meaning | null)[]
  /** Null where it must be asked and wasn’t answered. */
  dates: DateOrder | null
  /** Whether amounts have the opposite sign. */
  isTurned: boolean
}
export type TableChanges<Meaning extends string> = Partial<TableChoices<Meaning>>

/** Picks what differs from before: only that is said, and the rest is found out again where it rests on it. */
export const changesIn = <Choices extends object>(before: Choices, after: Partial<Choices>): Partial<Choices> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name as keyof Choices]) !== JSON.stringify(value),
    ),
  ) as Partial<Choices>
