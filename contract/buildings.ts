import { z } from 'zod'
import { Branding, BrandingChange, brandingRoutes } from './buildings/branding.ts'
import { Address, BuildingName, Id, plainText, PostalCode } from './fields.ts'
import { reasonMostChars } from './limits.ts'
import { Paging } from './paging.ts'
import { FeatureMap, PermissionMap, Role } from './roles.ts'
import { get, post, put } from './route.ts'

/** Whose law the building stands under; others fall to a neutral pack. */
const Jurisdiction = z.enum(['BC', 'AB', 'other'])

/** A building as its people see it. */
export const Building = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  planNumber: z.string(),
  jurisdiction: Jurisdiction,
  timeZone: z.string(),
  features: FeatureMap,
  /** What the caller may manage here, by area. */
  permissions: PermissionMap,
  userRole: Role,
  branding: Branding,
  version: z.number().int(),
})
export type Building = z.infer<typeof Building>

/** A building as a stranger may find it. */
export const FoundBuilding = z.object({ _id: Id, name: z.string(), address: z.string(), city: z.string() })
export type FoundBuilding = z.infer<typeof FoundBuilding>

export const BuildingChange = z.object({
  version: z.number().int(),
  name: BuildingName.optional(),
  address: Address.optional(),
  city: z.string().trim().min(2).max(100).optional(),
  postalCode: PostalCode.optional(),
  features: FeatureMap.partial().optional(),
  branding: BrandingChange.optional(),
})
export type BuildingChange = z.output<typeof BuildingChange>

/** Why a superadmin goes to work in a building; its managers can read it. */
export const BuildingEntry = z.object({ reason: plainText({ label: 'Reason', max: reasonMostChars }).default('') })
export type BuildingEntry = z.output<typeof BuildingEntry>

const ById = z.object({ id: Id })

export const buildings = {
  list: get('/api/buildings', {
    access: 'superadmin',
    summary: 'Every building of the platform',
    query: Paging,
    reply: FoundBuilding,
    sends: 'page',
  }),
  search: get('/api/buildings/search', {
    access: 'signedIn',
    summary: 'Find a building by name, city or address: three characters at least, but for a superadmin',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    reply: z.array(FoundBuilding),
    throttle: 'buildingSearch',
  }),
  mine: get('/api/buildings/my-buildings', {
    access: 'signedIn',
    summary: 'The buildings I belong to',
    reply: z.array(Building),
  }),
  get: get('/api/buildings/:id', {
    access: 'member',
    building: 'path',
    summary: 'One of my buildings',
    params: ById,
    reply: Building,
  }),
  enter: post('/api/building/entries', {
    access: 'superadmin',
    summary: 'Record that I go to work in the building of the header, and why',
    body: BuildingEntry,
  }),
  change: put('/api/buildings/:id', {
    access: 'manager',
    building: 'path',
    summary: 'Change a building',
    params: ById,
    body: BuildingChange,
    reply: Building,
  }),
  ...brandingRoutes,
}
