import { z } from 'zod'
import { LoggedChange } from '../audit.ts'
import { Province } from '../buildings/new-building.ts'
import { Email, Id, InstantField, requiredText } from '../fields.ts'
import { suspensionReasonMostChars } from '../limits/admin.ts'
import { Paging } from '../paging.ts'
import { FeatureMap } from '../roles.ts'
import { del, get, post } from '../route.ts'
import { StorageKind } from './storage.ts'

/** `unmanaged`: nobody manages it yet, neither management nor council. */
export const BuildingState = z.enum(['active', 'unmanaged', 'suspended'])
export type BuildingState = z.infer<typeof BuildingState>

/** A building as the platform's staff see it beside others: what it is and how it fares, nothing of its people. */
export const BuildingHealth = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  city: z.string(),
  province: z.string(),
  planNumber: z.string(),
  state: BuildingState,
  units: z.number().int(),
  /** Accounts that belong to it. */
  accounts: z.number().int(),
  /** Of them, those who used the product in the last thirty days. */
  activeAccounts: z.number().int(),
  lastSignedInAt: InstantField.nullable(),
  /** Files of the building, each as often as it hangs somewhere. */
  storageBytes: z.number().int(),
  /** Mails of the last thirty days that no mail server took. */
  failedMails: z.number().int(),
  /** Background work about the building that was given up, as long as the queue keeps it. */
  failedJobs: z.number().int(),
  createdAt: InstantField,
})
export type BuildingHealth = z.infer<typeof BuildingHealth>

/** Who manages a building, and how they are reached. */
const ManagerOf = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(['management', 'council']),
  lastSignedInAt: InstantField.nullable(),
})

/** An invitation to manage the building that nobody has used or taken back; it may have expired. */
const InvitedManager = z.object({
  _id: Id,
  email: z.string(),
  role: z.enum(['management', 'council']),
  createdAt: InstantField,
  expiresAt: InstantField,
})

/** One building as the platform's staff see it from outside: how it is set up and fares, and what they did in it. */
export const BuildingOverview = BuildingHealth.extend({
  address: z.string(),
  postalCode: z.string(),
  jurisdiction: z.enum(['BC', 'AB', 'other']),
  timeZone: z.string(),
  features: FeatureMap,
  /** Null while it is open. */
  suspension: z.object({ since: InstantField, reason: z.string().nullable(), by: z.string().nullable() }).nullable(),
  managers: z.array(ManagerOf),
  /** More manage it than are shown. */
  moreManagers: z.boolean(),
  invitations: z.array(InvitedManager),
  storage: z.array(z.object({ kind: StorageKind, files: z.number().int(), bytes: z.number().int() })),
  /** The latest visits and changes of platform staff, as the building's own people read them. */
  staffActs: z.array(LoggedChange),
})
export type BuildingOverview = z.infer<typeof BuildingOverview>

/** Why a building is closed; those who manage it read it. */
export const Suspension = z.object({
  reason: requiredText({ label: 'Reason', min: 3, max: suspensionReasonMostChars }),
})
export type Suspension = z.output<typeof Suspension>

export const NewManager = z.object({ email: Email })
export type NewManager = z.output<typeof NewManager>

export const BuildingsQuery = Paging.extend({
  province: Province.optional(),
  state: BuildingState.optional(),
})
export type BuildingsQuery = z.output<typeof BuildingsQuery>

const ById = z.object({ buildingId: Id })
const ofBuilding = { access: 'superadmin', building: 'path', params: ById } as const

export const adminBuildings = {
  buildings: get('/api/admin/buildings', {
    shows: null,
    access: 'superadmin',
    summary: 'List all buildings with their health, by name',
    query: BuildingsQuery,
    reply: BuildingHealth,
    sends: 'page',
  }),
  building: get('/api/admin/buildings/:buildingId', {
    shows: null,
    ...ofBuilding,
    summary: 'Get a building’s setup, managers and health',
    reply: BuildingOverview,
  }),
  inviteManager: post('/api/admin/buildings/:buildingId/managers', {
    ...ofBuilding,
    summary: 'Invite someone by email to manage a building',
    body: NewManager,
    throttle: 'invite',
  }),
  suspend: post('/api/admin/buildings/:buildingId/suspension', {
    ...ofBuilding,
    summary: 'Suspend a building',
    body: Suspension,
  }),
  liftSuspension: del('/api/admin/buildings/:buildingId/suspension', {
    ...ofBuilding,
    summary: 'Reopen a suspended building',
  }),
}
