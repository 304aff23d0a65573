import { z } from 'zod'
import { NewBuilding, Province } from '../buildings/new-building.ts'
import { BuildingCode, Email, Id } from '../fields.ts'
import { planNumberMostChars } from '../limits/buildings.ts'
import { get, post } from '../route.ts'
import { clearable } from '../form.ts'
import { UnitPlan } from './unit-plan.ts'

/** A building with its units and whoever is invited to manage it first; both may come later. */
export const BuildingOrder = NewBuilding.extend({
  units: UnitPlan.nullable(),
  managerEmail: clearable(Email),
})
export type BuildingOrder = z.output<typeof BuildingOrder>

export const CreatedBuilding = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  units: z.number().int(),
  invited: z.string().nullable(),
})
export type CreatedBuilding = z.infer<typeof CreatedBuilding>

/** What is looked up before a building is created; who creates it meanwhile is found by the creation itself. */
export const BuildingCheckQuery = z.object({
  /** From which a code is proposed. */
  name: z.string().trim().max(100).default(''),
  code: BuildingCode.optional(),
  province: Province.optional(),
  planNumber: z.string().trim().max(planNumberMostChars).optional(),
})
export type BuildingCheckQuery = z.output<typeof BuildingCheckQuery>

export const BuildingCheck = z.object({
  /** A code that no building has. */
  proposedCode: z.string(),
  /** What is wrong with what was asked about; null where nothing is, or nothing was asked. */
  code: z.string().nullable(),
  planNumber: z.string().nullable(),
})
export type BuildingCheck = z.infer<typeof BuildingCheck>

export const newBuildings = {
  create: post('/api/admin/buildings', {
    access: 'superadmin',
    summary: 'Create a building with its units, and invite its first manager',
    body: BuildingOrder,
    reply: CreatedBuilding,
  }),
  check: get('/api/admin/building-check', {
    shows: null,
    access: 'superadmin',
    summary: 'Suggest a code, and check if a code or plan number is available',
    query: BuildingCheckQuery,
    reply: BuildingCheck,
  }),
}
