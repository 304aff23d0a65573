import type { DB } from './schema.gen.ts'

/** The column of a table for every field, by its name on the wire: one without doesn’t compile. */
export type ColumnsOf<Fields, Table extends keyof DB> = Readonly<Record<keyof Fields, keyof DB[Table] & string>>

/** Lists columns for a select, by their names on the wire: `v.policy_number as "policyNumber"`. */
export const selected = (table: string, columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, column]) => `${table}.${column} as "${name}"`)
    .join(', ')
