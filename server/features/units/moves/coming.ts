/** People who come to a unit: of the building already, or new in it. */
import type { Comer } from '../../../../contract/units/move-facts.ts'
import type { InBuilding } from '../../../context.ts'
import { InvalidField, NotFound } from '../../../http/errors.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { matchPeople } from '../match-people.ts'
import { noPersonFacts, type PersonFacts } from '../record.ts'
import { sameKeyOf } from '../rules.ts'
import { writePerson, writeTie } from '../write-roster.ts'
import { comersName, type Course, type Start } from './course.ts'
import { selectSameKeys, selectStandings, type Standing } from './desk-store.ts'

const factsOf = (comer: Comer): PersonFacts => ({
  ...noPersonFacts,
  firstName: comer.firstName || null,
  lastName: comer.lastName || null,
  companyName: comer.companyName || null,
  email: comer.email || null,
  phone: comer.phone || null,
  mailingAddress: comer.mailingAddress || null,
  mailingCity: comer.mailingCity || null,
  mailingProvince: comer.mailingProvince || null,
  mailingPostalCode: comer.mailingPostalCode || null,
  mailingCountry: comer.mailingCountry || null,
})

const refuseRepeats = (comers: readonly Comer[], field: string): void => {
  const seen = new Set<string>()
  for (const [index, comer] of comers.entries()) {
    const key = comer.personId ?? sameKeyOf(factsOf(comer))
    if (seen.has(key)) throw InvalidField(`${field}.${index}.lastName`, 'This person is listed twice')
    seen.add(key)
  }
}

/** Whoever is new must not be of the building already: then they are to be chosen. */
const refuseKnown = async (ctx: InBuilding, comers: readonly Comer[], field: string): Promise<void> => {
  const keys = comers.map((comer) => (comer.personId === null ? sameKeyOf(factsOf(comer)) : null))
  const known = await selectSameKeys(
    ctx.db,
    ctx.building._id,
    keys.filter((key) => key !== null),
  )
  const index = keys.findIndex((key) => key !== null && known.has(key))
  if (index !== -1)
    throw InvalidField(
      `${field}.${index}.lastName`,
      'Someone with this name and email is already in the building; choose them',
    )
}

export interface Named {
  name: string
  email: string | null
  /** Null for somebody new. */
  person: Standing | null
}

/** The people of a call by name; 404 for one who is not of this building, 400 for one named twice or known already. */
export const readComers = async (ctx: InBuilding, comers: readonly Comer[], field: string): Promise<Named[]> => {
  refuseRepeats(comers, field)
  await refuseKnown(ctx, comers, field)
  const ids = comers.flatMap(({ personId }) => personId ?? [])
  const people = await selectStandings(ctx.db, ctx.building._id, ids, '0001-01-01')
  const byId = new Map(people.map((person) => [person.personId, person]))
  return comers.map((comer) => {
    if (comer.personId === null) return { name: comersName(comer), email: comer.email || null, person: null }
    const person = byId.get(comer.personId)
    if (!person) throw NotFound()
    return { name: person.name, email: person.email, person }
  })
}

const addPerson = async (tx: InBuilding, { facts }: Start): Promise<string> => {
  const personId = await writePerson(tx, factsOf(facts))
  const account = facts.email ? await findAccountByEmail(tx.db, facts.email) : null
  if (account?.verified) await matchPeople(tx, account._id)
  return personId
}

export interface Started extends Start {
  personId: string
  tieId: string
}

/**
 * Writes who comes, and their ties from the day on. Violates `people_same`, `ownerships_one_current` or
 * `tenancies_one_current` where somebody wrote the same meanwhile.
 */
export const writeStarts = async (tx: InBuilding, { unit, takesEffectOn, starts }: Course): Promise<Started[]> => {
  const written: Started[] = []
  for (const start of starts) {
    const personId = start.personId ?? (await addPerson(tx, start))
    const { role, sharePercent, occupiesUnit } = start
    const period = { from: takesEffectOn, sharePercent, occupiesUnit }
    const tieId = await writeTie(tx, role, { unitId: unit._id, personId, ...period })
    written.push({ ...start, personId, tieId })
  }
  return written
}
