/** How what features say of a day becomes one list: pure, and held by tables. */
import { AgendaStanding, type AgendaEntry } from '../../../../contract/overview/day.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Agenda } from '../../../offers.ts'

/** How something stands by its day alone. */
export const standingOn = (dueOn: LocalDate | null, today: LocalDate): AgendaStanding => {
  if (dueOn === null) return 'waiting'
  if (dueOn === today) return 'today'
  return dueOn < today ? 'overdue' : 'soon'
}

/** The entries of one feature; of those that are not named their number stands last, as the last named one stands. */
export const entriesOf = ({ entries, found, noun, list }: Agenda, today: LocalDate): AgendaEntry[] => {
  const named = entries.map((entry) => ({ ...entry, standing: entry.standing ?? standingOn(entry.dueOn, today) }))
  const last = named.at(-1)
  const rest = found - named.length
  if (!last || rest <= 0) return named
  const { kind, standing } = last
  const title = `${rest} more ${noun}${rest === 1 ? '' : 's'}`
  return [...named, { key: `${kind}:rest`, kind, title, detail: '', dueOn: null, standing, to: list }]
}

const rank = ({ standing }: AgendaEntry) => AgendaStanding.options.indexOf(standing)
/** What has no day stands after what has one. */
const dayOf = ({ dueOn }: AgendaEntry) => dueOn ?? '9999'

/** Overdue, due today, soon, waiting; and within each by the day. What is equal keeps its order. */
export const inOrder = (entries: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.toSorted((a, b) => rank(a) - rank(b) || dayOf(a).localeCompare(dayOf(b)))
