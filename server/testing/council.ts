import { audit } from '../../contract/audit.ts'
import { units } from '../../contract/units.ts'
import type { CouncilTerm, NewTerm } from '../../contract/units/council.ts'
import type { Answer, Caller } from './caller.ts'

/** The id of somebody of the roster, by their name. */
export const personNamed = async (by: Caller, name: string): Promise<string> => {
  const { items } = await by.call(units.people, { query: { search: name } })
  if (!items[0]) throw new Error(`The roster names no ${name}.`)
  return items[0]._id
}

/** Appoints somebody of the roster from the day of the tests, or for the days that are said. */
export const appointTo = async (
  by: Caller,
  name: string,
  term: Partial<Omit<NewTerm, 'personId'>> = {},
): Promise<CouncilTerm> =>
  by.call(units.appoint, { body: { personId: await personNamed(by, name), from: '2026-11-20', ...term } })

/** Tries to end a term as it was seen. */
export const tryEnd = (by: Caller, term: Pick<CouncilTerm, '_id' | 'version'>, said: object = {}): Promise<Answer> =>
  by.try(units.endTerm, { params: { id: term._id }, body: { version: term.version, ...said } })

/** What happened to a term, newest first: `ended, Mandeep Manager`. */
export const termHistory = async (by: Caller, id: string): Promise<string[]> => {
  const { items } = await by.call(audit.history, { params: { subject: 'councilTerm', id }, query: {} })
  return items.map((one) => `${one.action}, ${one.by}`)
}
