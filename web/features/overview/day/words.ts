import type { AgendaFigure, AgendaKind, AgendaStanding, BuildingDay } from '../../../../contract/overview/day.ts'
import { agendaTrendDays } from '../../../../contract/limits/agenda.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../../contract/time.ts'

export const kindLabels: Readonly<Record<AgendaKind, string>> = {
  ticket: 'Maintenance',
  records: 'Records request',
  access: 'Access request',
  vendor: 'Vendor',
  document: 'Document',
  council: 'Council',
  mortgagee: 'Mortgagee',
  parking: 'Parking',
  booking: 'Booking',
  fees: 'Fees',
  bylaw: 'Bylaws and rules',
  violation: 'Bylaw violation',
  collection: 'Collections',
}

export const standingTitles: Readonly<Record<AgendaStanding, string>> = {
  overdue: 'Overdue',
  today: 'Due today',
  soon: 'Soon',
  waiting: 'Waiting for you',
}

/** In the order in which a day is worked through. */
export const standings = Object.keys(standingTitles) as AgendaStanding[]

/** An entry with its building, and the day there. */
export type Due = BuildingDay['entries'][number] & Pick<BuildingDay, 'building' | 'today'>

/** The entries of several buildings that stand alike, by their day; of one day by building. */
export const dueIn = (days: readonly BuildingDay[], standing: AgendaStanding): Due[] =>
  days
    .flatMap(({ building, today, entries }) => entries.map((entry) => ({ ...entry, building, today })))
    .filter((entry) => entry.standing === standing)
    .toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))

/** `3 days late`, `due Nov 25, 2026`; nothing where no day says more than the section. */
export const dueWords = ({ standing, dueOn, today }: Pick<Due, 'standing' | 'today'> & { dueOn: LocalDate | null }) => {
  if (dueOn === null || standing === 'today') return ''
  if (standing !== 'overdue') return `due ${formatDate(dueOn)}`
  const days = daysBetween(dueOn, today)
  if (days <= 0) return 'overdue since today'
  return days === 1 ? '1 day overdue' : `${days} days overdue`
}

/** `of 12`, `3 more than 30 days ago`; nothing where the figure stands by itself. */
export const captionOf = ({ value, of, before }: Pick<AgendaFigure, 'value' | 'of' | 'before'>): string => {
  const count = (figure: number) => figure.toLocaleString('en-CA')
  if (of !== null) return `of ${count(of)}`
  if (before === null) return ''
  if (value === before) return `same as ${agendaTrendDays} days ago`
  return `${count(Math.abs(value - before))} ${value > before ? 'more' : 'fewer'} than ${agendaTrendDays} days ago`
}

/** What comes first of all that is not due yet, as a sentence's end: `Fire plan, Dec 20, 2026`; empty where nothing comes. */
export const nextWords = (days: readonly BuildingDay[]): string => {
  const next = [...dueIn(days, 'soon'), ...dueIn(days, 'waiting')][0]
  if (!next) return ''
  return next.dueOn === null ? next.title : `${next.title}, ${formatDate(next.dueOn)}`
}

/** A path in a building; where another one is open, the address names it, and the shell opens it first. */
export const pathIn = (to: string, buildingId: string, currentId: string): string =>
  buildingId === currentId ? to : `${to}${to.includes('?') ? '&' : '?'}building=${buildingId}`
