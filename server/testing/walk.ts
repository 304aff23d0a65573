import { findCurrentBuilding } from '../features/buildings/buildings.ts'
import { addPerson, startTenancy } from '../features/units/units.ts'
import { newId } from '../db/ids.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

/** Ids by the names of the parameters that take them; versions and tokens are among them, as text. */
export type Ids = Readonly<Record<string, string>>

/** Makes fresh records of the caller's building for a route by its path. */
export type Maker = (world: World, who: Caller, path: string) => Promise<Ids>

/** What a feature gives to the walks over all routes: records to name in a call, and bodies to send. */
export interface FeatureWalk {
  /** By the noun of the path, or its first two words. */
  readonly records?: Readonly<Record<string, Maker>>
  /** A complete body by route, so that no refusal of its form hides what the ids would do. */
  readonly bodies?: Readonly<Record<string, (ids: Ids) => object>>
}

/** Lists the id of this name, or nothing where there is none. */
export const listed = (ids: Ids, name: string): string[] => (ids[name] ? [ids[name]] : [])

/** Names the building that the caller is in. */
export const buildingOf = ({ buildingId }: Caller): string => {
  if (!buildingId) throw new Error('The walk needs callers with a building.')
  return buildingId
}

/** Reads what a path answers to the caller. */
export const dataOf = async <T>(who: Caller, path: string): Promise<T> => (await who.send('GET', path)).body.data as T

export const accountOf = async (who: Caller): Promise<string> =>
  (await dataOf<{ _id: string }>(who, '/api/auth/me'))._id

export const somePdf = (): File =>
  new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'a.pdf', { type: 'application/pdf' })

/** Finds a unit that is rented out where there is one, with who owns and who rents it. */
export const someUnit = async (_world: World, who: Caller): Promise<Ids> => {
  const units = await dataOf<{ _id: string; tenants: string[] }[]>(who, '/api/units')
  const { _id: id } = units.find(({ tenants }) => tenants.length > 0) ?? units[0]!
  const { ties } = await dataOf<{ ties: { _id: string; role: string }[] }>(who, `/api/units/${id}/moves`)
  const sellerIds = ties.find(({ role }) => role === 'owner')!._id
  const tieIds = ties.find(({ role }) => role === 'tenant')?._id ?? sellerIds
  return { id, sellerIds, tieIds, endingIds: tieIds }
}

interface Renter {
  readonly personId: string
  readonly unitId: string
  readonly tenancyId: string
}

/** Adds someone who rents a unit of the caller's building and was not invited yet. */
export const someRenter = async (world: World, who: Caller): Promise<Renter> => {
  const { id: unitId } = await someUnit(world, who)
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const inside = { ...world.context(), building }
  const name = { firstName: 'Remy', lastName: 'Renter', email: `renter.${newId()}@example.ca` }
  const personId = await addPerson(inside, name)
  const tenancyId = await startTenancy(inside, { unitId: unitId!, personId, kind: 'tenant' })
  return { personId, unitId: unitId!, tenancyId }
}
