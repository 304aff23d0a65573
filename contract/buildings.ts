import { z } from 'zod'
import { Branding, BrandingChange, brandingRoutes } from './buildings/branding.ts'
import { FiscalYearEnd, OfficeHours, PrivacyOfficer, QuietHours, ShownOffice } from './buildings/office.ts'
import { closedRoutes } from './buildings/closed.ts'
import { BuildingPlace } from './buildings/new-building.ts'
import { BuildingCode, Id } from './fields.ts'
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
  ...ShownOffice.shape,
  version: z.number().int(),
})
export type Building = z.infer<typeof Building>

/** A building as those who manage it set it up. */
export const BuildingSettings = Building.extend({
  /** What people type to find it. */
  code: z.string(),
  fiscalYearEnd: FiscalYearEnd,
  secondFactorRequired: z.boolean(),
  /** Whether council members keep the books while their term holds the office of treasurer. */
  treasurerKeepsBooks: z.boolean(),
  /** What each role may manage, by area. */
  rolePermissions: z.object({ council: PermissionMap, management: PermissionMap }),
  can: z.object({
    /** Let the treasurer keep the books; anyone who sees the settings may take that back. */
    letTreasurerKeepBooks: z.boolean(),
  }),
})
export type BuildingSettings = z.infer<typeof BuildingSettings>

/** A building as a stranger may find it. */
export const FoundBuilding = z.object({ _id: Id, name: z.string(), address: z.string(), city: z.string() })
export type FoundBuilding = z.infer<typeof FoundBuilding>

const isWithoutBilling = ({ billing }: { billing?: boolean | undefined }) => billing !== true
const billingStays = { path: ['billing'], error: 'Billing stays with management' }

/** Everything about a building that those who manage it set, but for its code and its looks. */
export const SettingsForm = z.object({
  ...BuildingPlace.shape,
  fiscalYearEnd: FiscalYearEnd,
  privacyOfficer: PrivacyOfficer,
  officeHours: OfficeHours,
  quietHours: QuietHours,
  /** Whether management and council need a second factor to work here. */
  secondFactorRequired: z.boolean(),
  treasurerKeepsBooks: z.boolean(),
  features: FeatureMap,
  rolePermissions: z.object({
    council: PermissionMap.refine(isWithoutBilling, billingStays),
    management: PermissionMap,
  }),
})

/** What is not named stays as it is. Another province is another law, and the plan's number follows its form. */
export const BuildingChange = SettingsForm.partial().extend({
  /** The version that was seen; without it the last write wins. */
  version: z.number().int().optional(),
  features: FeatureMap.partial().optional(),
  rolePermissions: z
    .object({
      council: PermissionMap.partial().refine(isWithoutBilling, billingStays),
      management: PermissionMap.partial(),
    })
    .partial()
    .optional(),
  branding: BrandingChange.optional(),
})
export type BuildingChange = z.output<typeof BuildingChange>

/** Another code: the one that is named, or one that is made. */
export const CodeChange = z.object({ version: z.number().int(), code: BuildingCode.optional() })
export type CodeChange = z.output<typeof CodeChange>

const ById = z.object({ id: Id })

export const buildings = {
  list: get('/api/buildings', {
    shows: null,
    access: 'superadmin',
    summary: 'List all buildings on the platform',
    query: Paging,
    reply: FoundBuilding,
    sends: 'page',
  }),
  search: get('/api/buildings/search', {
    shows: null,
    access: 'signedIn',
    summary: 'Find buildings by name, city or address; at least three characters, except for a superadmin',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    reply: z.array(FoundBuilding),
    throttle: 'buildingSearch',
  }),
  mine: get('/api/buildings/my-buildings', {
    shows: null,
    access: 'signedIn',
    summary: 'List the caller’s buildings',
    reply: z.array(Building),
  }),
  get: get('/api/buildings/:id', {
    shows: 'building.unlogged',
    access: 'member',
    building: 'path',
    summary: 'Get one of the caller’s buildings',
    params: ById,
    reply: Building,
  }),
  change: put('/api/buildings/:id', {
    access: 'manager',
    building: 'path',
    summary: 'Update a building',
    params: ById,
    body: BuildingChange,
    reply: BuildingSettings,
  }),
  settings: get('/api/buildings/:id/settings', {
    shows: 'building.settings',
    access: 'manager',
    building: 'path',
    summary: 'Get a building’s settings',
    params: ById,
    reply: BuildingSettings,
  }),
  changeCode: post('/api/buildings/:id/code', {
    access: 'manager',
    building: 'path',
    summary: 'Change a building’s code; the old one stops working',
    params: ById,
    body: CodeChange,
    reply: BuildingSettings,
    throttle: 'buildingCode',
  }),
  ...brandingRoutes,
  ...closedRoutes,
}
