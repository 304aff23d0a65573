/** What our stores send to the database, overheard. */
import { connect } from '../../server/db/connection.ts'

/** Collects statements for `textsOf`; null while calls are measured, so that listening costs the floor nothing. */
let noted: string[] | null = null
export const { db, pool } = connect({
  url: process.env.DATABASE_URL!,
  onError: () => {},
  onStatement: (text) => void noted?.push(text),
})

/** Nobody has this id. */
export const nobody = '00000000-0000-7000-8000-000000000000'

/** Who asks for what. */
export interface Asking {
  buildingId: string
  accountId: string
  role: string
  now: string
  path: string
  /** What is searched for. */
  search: string | null
}

export interface Statement {
  text: string
  /** Some are known only once the statements before have answered. */
  values: readonly unknown[] | ((before: readonly (readonly unknown[])[]) => readonly unknown[])
  /** Marks the statement whose rows are the answer, where there are many. */
  isAnswer?: boolean
}

export type Ask = (by: Asking) => Statement[]

/** The texts of the statements that a store's function sends. */
export const textsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = []
  noted = texts
  try {
    await work()
  } finally {
    noted = null
  }
  return texts
}
