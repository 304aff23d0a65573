import type { InBuilding } from '../context.ts'
import { addPerson, createUnit, matchPeople, startOwnership, startTenancy } from '../features/units/units.ts'

const people = {
  carla: { firstName: 'Carla', lastName: 'Council', email: 'council@parapet.example' },
  olivia: { firstName: 'Olivia', lastName: 'Owner', email: 'owner@parapet.example' },
  theo: { firstName: 'Theo', lastName: 'Tenant', email: 'tenant@parapet.example' },
  hana: { firstName: 'Hana', lastName: 'Sato', email: 'hana.sato@mail.example' },
  emil: { firstName: 'Emil', lastName: 'Novak', email: null },
  company: { companyName: 'Tidewater Holdings Ltd.', email: 'office@tidewater.example' },
  ada: { firstName: 'Ada', lastName: 'Council', email: 'council.b@parapet.example' },
  ben: { firstName: 'Ben', lastName: 'Owner', email: 'owner.b@parapet.example' },
} as const

type Person = keyof typeof people
interface UnitOfCast {
  unitNumber: string
  floor: string
  owners: Person[]
  livesIn?: true
  tenant?: Person
}

const rosters: Record<'harbour' | 'prairie', UnitOfCast[]> = {
  harbour: [
    { unitNumber: '101', floor: '1', owners: ['hana', 'emil'], livesIn: true },
    { unitNumber: '102', floor: '1', owners: ['company'] },
    { unitNumber: '305', floor: '3', owners: ['olivia'], tenant: 'theo' },
    { unitNumber: '703', floor: '7', owners: ['olivia'], livesIn: true },
    { unitNumber: '804', floor: '8', owners: ['carla'], livesIn: true },
  ],
  prairie: [
    { unitNumber: '12', floor: '1', owners: ['ada'], livesIn: true },
    { unitNumber: '14', floor: '1', owners: ['ben'], livesIn: true },
  ],
}

/** The units of the cast: co-owners without accounts, a company, an owner of two units, a tenant. */
export const seedRoster = async (ctx: InBuilding, building: 'harbour' | 'prairie'): Promise<void> => {
  const ids = new Map<Person, string>()
  const idOf = async (person: Person) => {
    if (!ids.has(person)) ids.set(person, await addPerson(ctx, people[person]))
    return ids.get(person)!
  }
  for (const { unitNumber, floor, owners, livesIn = false, tenant } of rosters[building]) {
    const unitId = await createUnit(ctx, { unitNumber, floor, unitEntitlement: 80, unitType: 'Residential' })
    for (const owner of owners)
      await startOwnership(ctx, {
        unitId,
        personId: await idOf(owner),
        sharePercent: 100 / owners.length,
        occupiesUnit: livesIn,
        from: '2024-01-01',
      })
    if (tenant)
      await startTenancy(ctx, {
        unitId,
        personId: await idOf(tenant),
        kind: 'tenant',
        occupiesUnit: true,
        from: '2025-06-01',
      })
  }
  await matchPeople(ctx)
}
