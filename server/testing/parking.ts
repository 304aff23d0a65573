import { parking } from '../../contract/parking.ts'
import type { ParkingSettings } from '../../contract/parking/settings.ts'
import { later } from '../../contract/time.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

const hourMs = 60 * 60 * 1000

/** Sets some of the parking settings of somebody's building. */
export const setParking = async (who: Caller, more: Partial<ParkingSettings>): Promise<ParkingSettings> => {
  const settings = await who.call(parking.settings)
  return who.call(parking.changeSettings, { body: { ...settings, ...more } })
}

/** The unit of this number among those of the caller. */
export const ownUnit = async (who: Caller, unitNumber: string): Promise<string> => {
  const { units } = await who.call(parking.registering)
  return units.find((unit) => unit.unitNumber === unitNumber)!._id
}

/** A complete body for a visitor who comes in so many hours for so many. */
export const visitorOf = (
  world: World,
  unitId: string,
  { plate = 'ABC 123', inHours = 0, hours = 24, name = 'Gus Guest', ...more }: VisitorWords = {},
) => {
  const from = later(world.clock.now(), inHours * hourMs)
  return {
    ...{ unitId, visitorName: name, licensePlate: plate, from: inHours === 0 ? null : from },
    until: later(from, hours * hourMs),
    ...more,
  }
}

interface VisitorWords {
  plate?: string
  inHours?: number
  hours?: number
  name?: string
  override?: string
  vehicleMake?: string
  notes?: string
}

/** The secret at the end of a link's path. */
export const secretOf = ({ path }: { path: string }): string => path.split('/').at(-1)!
