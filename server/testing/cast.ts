import type { Client } from 'pg'
import type { Role } from '../../contract/roles.ts'
import type { Ctx } from '../context.ts'
import { createAccount } from '../features/accounts/accounts.ts'
import { addMember, createBuilding, everyFeature, findCurrentBuilding } from '../features/buildings/buildings.ts'
import { seedRoster } from './roster.ts'

/** The buildings and people that every test knows by name. */
export const castPassword = 'Harbour-2026!'

const people = {
  sam: ['Sam', 'Superadmin', 'admin@parapet.example'],
  mandeep: ['Mandeep', 'Manager', 'manager@parapet.example'],
  carla: ['Carla', 'Council', 'council@parapet.example'],
  olivia: ['Olivia', 'Owner', 'owner@parapet.example'],
  theo: ['Theo', 'Tenant', 'tenant@parapet.example'],
  mia: ['Mia', 'Member', 'member@parapet.example'],
  vic: ['Vic', 'Visitor', 'visitor@parapet.example'],
  ada: ['Ada', 'Council', 'council.b@parapet.example'],
  ben: ['Ben', 'Owner', 'owner.b@parapet.example'],
  nora: ['Nora', 'Newcomer', 'newcomer@parapet.example'],
} as const
export type Name = keyof typeof people
const names = Object.keys(people) as Name[]
export const emailOf = (name: Name): string => people[name][2]

const roles: [Name, 'harbour' | 'prairie', Role][] = [
  ['mandeep', 'harbour', 'management'],
  ['mandeep', 'prairie', 'management'],
  ['carla', 'harbour', 'council'],
  ['olivia', 'harbour', 'owner'],
  ['theo', 'harbour', 'tenant'],
  ['mia', 'harbour', 'member'],
  ['vic', 'harbour', 'visitor'],
  ['ada', 'prairie', 'council'],
  ['ben', 'prairie', 'owner'],
]

export interface Cast {
  accounts: Record<Name, string>
  buildings: Record<'harbour' | 'prairie', string>
}

const makeBuildings = async (ctx: Ctx): Promise<Cast['buildings']> => {
  const harbour = await createBuilding(ctx, {
    name: 'Harbour View',
    code: 'HARB01',
    address: '1200 Seawall Crescent',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6E 1A1',
    planNumber: 'EPS 4821',
    jurisdiction: 'BC',
    privacyRegime: 'BC_PIPA',
    timeZone: 'America/Vancouver',
    features: everyFeature,
  })
  const prairie = await createBuilding(ctx, {
    name: 'Prairie Court',
    code: 'PRAI01',
    address: '8800 Jasper Terrace',
    city: 'Edmonton',
    province: 'AB',
    postalCode: 'T5J 1A1',
    planNumber: '0814262',
    jurisdiction: 'AB',
    privacyRegime: 'AB_PIPA',
    timeZone: 'America/Edmonton',
    features: everyFeature,
  })
  return { harbour: harbour._id, prairie: prairie._id }
}

/** Seeds an empty database with the two buildings and the people of the tests. */
export const seedCast = async (ctx: Ctx): Promise<Cast> => {
  const buildings = await makeBuildings(ctx)
  const accounts = {} as Cast['accounts']
  for (const name of names) {
    const [firstName, lastName, email] = people[name]
    const account = await createAccount(ctx, {
      email,
      firstName,
      lastName,
      password: castPassword,
      platformRole: name === 'sam' ? 'superadmin' : 'normal',
      emailVerified: true,
    })
    accounts[name] = account._id
  }
  for (const [name, building, role] of roles)
    await addMember(ctx, { buildingId: buildings[building], accountId: accounts[name], role })
  for (const name of ['harbour', 'prairie'] as const)
    await seedRoster({ ...ctx, building: (await findCurrentBuilding(ctx.db, buildings[name]))! }, name)
  return { accounts, buildings }
}

/** The ids of the cast in a database that was seeded with it. */
export const readCast = async (client: Client): Promise<Cast> => {
  const accounts = await client.query<{ id: string; email: string }>('select id, email from accounts')
  const buildings = await client.query<{ id: string; code: string }>('select id, code from buildings')
  const accountOf = (email: string) => accounts.rows.find((row) => row.email === email)!.id
  const buildingOf = (code: string) => buildings.rows.find((row) => row.code === code)!.id
  return {
    accounts: Object.fromEntries(names.map((name) => [name, accountOf(emailOf(name))])) as Cast['accounts'],
    buildings: { harbour: buildingOf('HARB01'), prairie: buildingOf('PRAI01') },
  }
}
