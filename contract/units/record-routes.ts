import type { z } from 'zod'
import { del, post, put } from '../route.ts'
import { OfRecord, OfUnit, Saved } from './plain.ts'
import {
  AlterationChange,
  AlterationDraft,
  DeviceChange,
  DeviceDraft,
  DeviceEnding,
  InsuranceChange,
  InsuranceDraft,
  PetChange,
  PetDraft,
  SpaceDraft,
  VehicleChange,
  VehicleDraft,
} from './records.ts'

const add = <B extends z.ZodType>(path: `/api/units/:id/${string}`, what: string, body: B) =>
  post(path, { access: 'manager', summary: `Add ${what} to a unit`, params: OfUnit, body, reply: Saved })
const change = <B extends z.ZodType>(path: `/api/units/:id/${string}`, what: string, body: B) =>
  put(path, { access: 'manager', summary: `Change ${what} of a unit`, params: OfRecord, body, reply: Saved })
const remove = (path: `/api/units/:id/${string}`, what: string) =>
  del(path, { access: 'manager', summary: `Remove ${what} from a unit`, params: OfRecord })

/** Writing what belongs to a unit; it is read with the unit. */
export const unitRecords = {
  addSpace: add('/api/units/:id/spaces', 'a stall or locker', SpaceDraft),
  removeSpace: remove('/api/units/:id/spaces/:recordId', 'a stall or locker'),
  addVehicle: add('/api/units/:id/vehicles', 'a vehicle', VehicleDraft),
  changeVehicle: change('/api/units/:id/vehicles/:recordId', 'a vehicle', VehicleChange),
  removeVehicle: remove('/api/units/:id/vehicles/:recordId', 'a vehicle'),
  addDevice: add('/api/units/:id/devices', 'a fob, key, remote or card', DeviceDraft),
  changeDevice: change('/api/units/:id/devices/:recordId', 'a fob, key, remote or card', DeviceChange),
  endDevice: post('/api/units/:id/devices/:recordId/end', {
    access: 'manager',
    summary: 'Record a fob, key, remote or card as returned, lost or deactivated',
    params: OfRecord,
    body: DeviceEnding,
    reply: Saved,
  }),
  addPet: add('/api/units/:id/pets', 'a pet', PetDraft),
  changePet: change('/api/units/:id/pets/:recordId', 'a pet', PetChange),
  removePet: remove('/api/units/:id/pets/:recordId', 'a pet'),
  addInsurance: add('/api/units/:id/insurance', 'an insurance policy', InsuranceDraft),
  changeInsurance: change('/api/units/:id/insurance/:recordId', 'an insurance policy', InsuranceChange),
  removeInsurance: remove('/api/units/:id/insurance/:recordId', 'an insurance policy'),
  addAlteration: add('/api/units/:id/alterations', 'an approved alteration', AlterationDraft),
  changeAlteration: change('/api/units/:id/alterations/:recordId', 'an approved alteration', AlterationChange),
  removeAlteration: remove('/api/units/:id/alterations/:recordId', 'an approved alteration'),
}
