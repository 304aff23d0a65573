/** What of a form is worth keeping: the fields that differ from those it was opened with. */

type Values = Readonly<Record<string, unknown>>

/** A file can't be kept as text; a list of files can't either. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob))

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Picks the fields that were typed in; null where none was. */
export const typedIn = (values: Values, opened: Values): Values | null => {
  const typed = Object.entries(values).filter(([name, value]) => !holdsFile(value) && !alike(value, opened[name]))
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

/** Whether a field could have held this: another version of the product may have kept it. */
const fits = (value: unknown, opened: unknown): boolean =>
  value === null ||
  opened === null ||
  opened === undefined ||
  (typeof value === typeof opened && Array.isArray(value) === Array.isArray(opened))

export interface KeptValues {
  typed: Values
  /** The version of the record that was being edited; null for a new one. */
  version: number | null
}

/** Reads what was kept, of fields that the form still has; null for anything else. */
export const keptIn = (kept: unknown, opened: Values): KeptValues | null => {
  if (typeof kept !== 'object' || kept === null || !('typed' in kept)) return null
  const { typed, version } = kept as { typed: unknown; version?: unknown }
  if (typeof typed !== 'object' || typed === null) return null
  const known = Object.entries(typed).filter(([name, value]) => name in opened && fits(value, opened[name]))
  if (known.length === 0) return null
  return { typed: Object.fromEntries(known), version: typeof version === 'number' ? version : null }
}
