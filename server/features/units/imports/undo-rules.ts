import type { Subject } from '../../../../contract/audit.ts'
import { changeable, type ImportRecord, type Kind } from './records-store.ts'

type Row = Record<string, unknown>

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Tying an account follows from an import, and a version only counts. */
const followsBy = new Set(['version', 'account_id'])
const changedKeys = ({ before, after }: Pick<ImportRecord, 'before' | 'after'>): string[] =>
  before && after ? Object.keys(after).filter((key) => !followsBy.has(key) && !same(before[key], after[key])) : []

/** What happened to a record since the import wrote it; null where nothing did that an undo would lose. */
export const touched = (record: ImportRecord): 'changed' | 'removed' | 'back' | null => {
  const { before, after, now } = record
  if (!after) return now ? 'back' : null
  if (!now) return 'removed'
  const keys = before ? changedKeys(record) : Object.keys(after).filter((key) => !followsBy.has(key))
  return keys.every((key) => same(after[key], now[key])) ? null : 'changed'
}

/** A changed record as it is to stand again: what the import changed goes back, anything else stays. */
export const restored = (record: ImportRecord): Row => {
  const keys = changedKeys(record).filter((key) => changeable[record.kind].includes(key))
  const back = Object.fromEntries(keys.map((key) => [key, record.before![key]]))
  const untied = keys.includes('email') ? { account_id: record.before!.account_id } : {}
  return { ...record.now, ...back, ...untied }
}

const nouns: Record<Kind, string> = {
  units: 'Unit',
  people: 'Person',
  ownerships: 'An ownership',
  tenancies: 'A tenancy',
  unit_spaces: 'Stall or locker',
  vehicles: 'Vehicle',
  access_devices: 'Fob or key',
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How a record is called where it stands in the way. */
export const called = ({ kind, after, before }: ImportRecord): string => {
  const row = after ?? before ?? {}
  const name = inWords(row.unit_number ?? row.name ?? row.label ?? row.plate ?? row.serial)
  return `${nouns[kind]} ${name}`.trim()
}

/** Ties and belongings stand in the history of their unit. */
export const subjectOf = ({ kind, id, after, before }: ImportRecord): { subject: Subject; subjectId: string } => {
  if (kind === 'units') return { subject: 'unit', subjectId: id }
  if (kind === 'people') return { subject: 'person', subjectId: id }
  return { subject: 'unit', subjectId: inWords((after ?? before)?.unit_id) }
}

const renamed: Record<string, string> = { from_date: 'from', to_date: 'to' }
const silent = new Set(['id', 'building_id', 'created_at', 'version', 'same_key', 'sort_key'])

/** A row of the database in the words of the history. */
export const factsOf = (row: Row | null): Row =>
  Object.fromEntries(
    Object.entries(row ?? {})
      .filter(([key]) => !silent.has(key))
      .map(([key, value]) => [
        renamed[key] ?? key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  )
