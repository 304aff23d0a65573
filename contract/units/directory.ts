import { z } from 'zod'
import { Id } from '../fields.ts'
import { floorMostChars, unitTypeMostChars } from '../limits/unit-story.ts'
import { searchMostChars } from '../limits.ts'
import { Paging } from '../paging.ts'
import { get } from '../route.ts'
import { LinkRole } from './link-role.ts'

/** Who lives in a unit: a tenant, its owner, somebody else such as family, or nobody. */
export const UnitState = z.enum(['ownerOccupied', 'rented', 'occupied', 'vacant'])
export type UnitState = z.infer<typeof UnitState>

/** Somebody who is tied to a unit today. */
export const DirectoryPerson = z.object({
  personId: Id,
  name: z.string(),
  role: LinkRole,
  /** Of an owner, where it was said. */
  sharePercent: z.number().nullable(),
  livesHere: z.boolean(),
  isCouncil: z.boolean(),
})
export type DirectoryPerson = z.infer<typeof DirectoryPerson>

/** What a search found beside number and names, which stand in the row anyway. */
const MatchField = z.enum(['email', 'plate', 'stall', 'locker', 'fob', 'key', 'remote', 'card'])
export type MatchField = z.infer<typeof MatchField>

/** A unit as those who manage the building see it in the directory. */
export const DirectoryUnit = z.object({
  _id: Id,
  unitNumber: z.string(),
  strataLot: z.string().nullable(),
  unitEntitlement: z.number().nullable(),
  floor: z.string().nullable(),
  unitType: z.string().nullable(),
  stalls: z.array(z.string()),
  lockers: z.array(z.string()),
  people: z.array(DirectoryPerson),
  state: UnitState,
  /** Whether it has owners and none of them lives in it. */
  ownersLiveElsewhere: z.boolean(),
  matches: z.array(z.object({ field: MatchField, text: z.string() })),
})
export type DirectoryUnit = z.infer<typeof DirectoryUnit>

/** A window of the façade. */
export const FacadeUnit = z.object({ _id: Id, unitNumber: z.string(), floor: z.string().nullable(), state: UnitState })
export type FacadeUnit = z.infer<typeof FacadeUnit>

const search = z.string().trim().max(searchMostChars).optional()
const floor = z.string().max(floorMostChars).optional()

/** What narrows the managers' directory, its façade and its file alike. */
export const DirectoryFilter = z.object({
  search,
  floor,
  unitType: z.string().max(unitTypeMostChars).optional(),
  occupancy: z.enum([...UnitState.options, 'ownersElsewhere']).optional(),
  /** Units that somebody is tied to as this today; `council` are those of its members. */
  role: z.enum([...LinkRole.options, 'council']).optional(),
})
export type DirectoryFilter = z.output<typeof DirectoryFilter>

/** Somebody as a neighbour may see them: by their own word, or of the viewer's own unit. */
export const Neighbour = z.object({
  personId: Id,
  name: z.string(),
  isMe: z.boolean(),
  /** Whether all the building sees the name here, by the person's own word. */
  isListed: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** In the viewer's own unit only. */
  roles: z.array(LinkRole),
})
export type Neighbour = z.infer<typeof Neighbour>

export const NeighbourUnit = z.object({
  _id: Id,
  unitNumber: z.string(),
  floor: z.string().nullable(),
  isMine: z.boolean(),
  people: z.array(Neighbour),
})
export type NeighbourUnit = z.infer<typeof NeighbourUnit>

export const NeighbourFilter = z.object({ search, floor })
export type NeighbourFilter = z.output<typeof NeighbourFilter>

/** Somebody who holds office in the building: their name is known to all who belong to it, their unit is not. */
export const OfficeHolder = z.object({
  /** Of the person in the roster, else of the account. */
  personId: Id,
  name: z.string(),
  role: z.enum(['council', 'management']),
  /** As the roster says it: President. */
  position: z.string().nullable(),
})
export type OfficeHolder = z.infer<typeof OfficeHolder>

export const directory = {
  directory: get('/api/directory/units', {
    shows: 'unit.directory',
    access: 'manager',
    summary: 'List units with their people, stalls and lockers, and the search matches in each',
    query: Paging.extend(DirectoryFilter.shape),
    reply: DirectoryUnit,
    sends: 'page',
  }),
  facade: get('/api/directory/facade', {
    shows: 'unit.facade',
    access: 'manager',
    summary: 'List the occupancy of each unit, for the façade view',
    query: DirectoryFilter,
    reply: z.array(FacadeUnit),
  }),
  exportDirectory: get('/api/directory/units/export', {
    shows: 'unit.directory',
    access: 'manager',
    summary: 'Export the directory as CSV, one row per person in a unit',
    query: DirectoryFilter,
    sends: 'file',
    throttle: 'directoryFile',
  }),
  directoryChoices: get('/api/directory/choices', {
    shows: 'unit.unlogged',
    access: 'member',
    summary: 'List the floors and unit types for filtering the directory',
    reply: z.object({ floors: z.array(z.string()), unitTypes: z.array(z.string()) }),
  }),
  neighbours: get('/api/directory/neighbours', {
    shows: 'unit.directory',
    access: 'member',
    summary: 'List units with the people who let their neighbours see them',
    query: Paging.extend(NeighbourFilter.shape),
    reply: NeighbourUnit,
    sends: 'page',
    throttle: 'neighbours',
  }),
  exportNeighbours: get('/api/directory/neighbours/export', {
    shows: 'unit.directory',
    access: 'member',
    summary: 'Export the neighbours’ directory as CSV',
    query: NeighbourFilter,
    sends: 'file',
    throttle: 'directoryFile',
  }),
  officeHolders: get('/api/directory/office', {
    shows: 'councilTerm.all',
    also: ['unit'],
    access: 'member',
    summary: 'List council members and managers by name',
    reply: z.array(OfficeHolder),
  }),
}
