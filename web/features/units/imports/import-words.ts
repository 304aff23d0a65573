import type { Answer, AskedQuestion, Fate, ImportStatus, Meaning, RosterImport } from '../../../../contract/units.ts'
import { columns, type Place } from '../../../../contract/units/roster-columns.ts'
import { counted } from '../../../../contract/text.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** What each fate is called, in the order in which a reader needs them. */
export const fateLabels: Record<Fate, string> = {
  error: 'Rejected',
  warning: 'Please check',
  new: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
}
export const fates = Object.keys(fateLabels) as Fate[]

export const statusWords: Record<ImportStatus, { words: string; tone: Tone }> = {
  tried: { words: 'Dry run', tone: 'neutral' },
  waiting: { words: 'Importing', tone: 'waiting' },
  running: { words: 'Importing', tone: 'waiting' },
  applied: { words: 'Imported', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
  undone: { words: 'Undone', tone: 'neutral' },
}

/** What an import takes in: `64 units and 81 people`; parts that are 0 are left out. */
export const takenIn = ({ reading: { units, people, notInFile } }: Pick<RosterImport, 'reading'>): string => {
  const ends = notInFile.filter((tie) => tie.ends).length
  const inUnits = units.new + units.update
  const parts = [
    ...(inUnits ? [counted(inUnits, 'unit')] : []),
    ...(people ? [counted(people, 'person', 'people')] : []),
    ...(ends ? [counted(ends, 'end date')] : []),
  ]
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'the file')
}

/** Where an import leads: something to settle first, nothing to do, a yes to give, or what became of it. */
export type Verdict = 'asks' | 'refused' | 'nothing' | 'ready' | 'working' | 'done' | 'failed' | 'undone'
export const verdictOf = ({
  status,
  reading,
  counts,
}: Pick<RosterImport, 'status' | 'reading' | 'counts'>): Verdict => {
  if (status === 'waiting' || status === 'running') return 'working'
  if (status === 'applied') return 'done'
  if (status === 'undone') return 'undone'
  if (reading.faults.length > 0 || reading.questions.some(({ answer }) => answer === null)) return 'asks'
  if (counts.error > 0) return 'refused'
  if (!reading.writes) return 'nothing'
  return status === 'failed' ? 'failed' : 'ready'
}

export const questionWords = ({ question, samples }: AskedQuestion): string => {
  const shown = samples.join(', ')
  if (question === 'dates') return `Which comes first in dates like ${shown}?`
  if (question === 'shares') return `Ownership percent is given as ${shown}. Does 0.5 mean one half?`
  return `Unit entitlements are given as ${shown}. How should we save them?`
}

export const answerWords = ({ question }: AskedQuestion, answer: Answer): string => {
  if (answer === 'dayFirst') return 'The day: 3/4 is April 3'
  if (answer === 'monthFirst') return 'The month: 3/4 is March 4'
  if (answer === 'timesHundred') return question === 'shares' ? 'Yes: 0.5 is 50%' : 'As percentages: 0.025 becomes 2.5'
  if (answer === 'byHundred') return 'As decimals: 2.5 becomes 0.025'
  return question === 'shares' ? 'No: 0.5 is half a percent' : 'As given'
}

const special: Partial<Record<Place, string>> = {
  full_name: 'Full name (split)',
  is_primary: 'Primary contact (Y or N)',
  is_council: 'On council or board (Y or N)',
  occupies_unit: 'Lives in unit (Y or N)',
  email_notice_consent: 'Consents to email notices',
}

const placeWords = (place: Place): string => {
  const words = place.replaceAll('_', ' ')
  return special[place] ?? words[0]!.toUpperCase() + words.slice(1)
}

const groupOf = (place: Place): string => {
  const at = columns.indexOf(place as (typeof columns)[number])
  if (place === 'unit_number' || (at > 0 && at < columns.indexOf('role'))) return 'Unit'
  if (/parking|lockers|vehicles|fobs/.test(place)) return 'Parking, vehicles and fobs'
  if (/role|external|primary|occupies|percent|start_date|end_date|notes/.test(place)) return 'Role in the unit'
  return /council|monthly|opening/.test(place) ? 'Kept for later' : 'Person'
}

/** What a column may be taken for, in groups. */
export const placeChoices = (): { group: string; items: { value: string; label: string }[] }[] => {
  const all: Place[] = [...columns.slice(0, 11), 'full_name', ...columns.slice(11)]
  const groups = Map.groupBy(all, groupOf)
  return ['Unit', 'Person', 'Role in the unit', 'Parking, vehicles and fobs', 'Kept for later'].map((group) => ({
    group,
    items: (groups.get(group) ?? []).map((place) => ({ value: place, label: placeWords(place) })),
  }))
}

const slots = [
  ...[1, 2, 3, 4].map((number) => ({ role: 'owner', number }) as const),
  ...[1, 2].map((number) => ({ role: 'tenant', number }) as const),
  ...[1, 2].map((number) => ({ role: 'occupant', number }) as const),
  { role: 'agent', number: 1 } as const,
]

/** Of whom a column of a wide file speaks. */
export const slotChoices = [
  { value: '', label: 'the unit' },
  ...slots.map(({ role, number }) => ({ value: `${role} ${number}`, label: `${role} ${number}` })),
]

export const slotOf = (value: string): NonNullable<Meaning>['slot'] =>
  slots.find(({ role, number }) => `${role} ${number}` === value) ?? null
