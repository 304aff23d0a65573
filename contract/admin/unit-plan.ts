import { z } from 'zod'
import { count } from '../form.ts'
import { floorsMost, plannedUnitsMost, unitsPerFloorMost } from '../limits/admin.ts'

/** How units are numbered by their floor and their place on it, or through the whole building. */
const numberings = ['floorPosition', 'paddedFloor', 'floorDash', 'floorLetter', 'running'] as const
export type Numbering = (typeof numberings)[number]

const tooMany = `You can create at most ${plannedUnitsMost} units here; import the rest`
const lettersMost = 26

/** Floors of so many units each, from which their numbers and lots follow. */
export const UnitPlan = z
  .object({
    floors: count(1, floorsMost),
    unitsPerFloor: count(1, unitsPerFloorMost),
    firstFloor: count(1, floorsMost),
    numbering: z.enum(numberings),
    /** Floor numbers that people leave out; the floor above 12 is then called 14. */
    skipThirteen: z.boolean(),
    skipFour: z.boolean(),
  })
  .superRefine(({ floors, unitsPerFloor, numbering }, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (floors * unitsPerFloor > plannedUnitsMost) fault('unitsPerFloor', tooMany)
    else if (numbering === 'floorLetter' && unitsPerFloor > lettersMost)
      fault('unitsPerFloor', `Letters allow at most ${lettersMost} units per floor`)
  })
export type UnitPlan = z.output<typeof UnitPlan>

export interface PlannedUnit {
  unitNumber: string
  floor: string
  /** In the order of the units, as plans count them. */
  strataLot: string
}

const isSkipped = (floor: number, { skipThirteen, skipFour }: UnitPlan): boolean =>
  (skipThirteen && floor === 13) || (skipFour && String(floor).includes('4'))

/** The numbers of the floors, from the lowest up. */
const floorsOf = (plan: UnitPlan): number[] => {
  const floors: number[] = []
  for (let floor = plan.firstFloor; floors.length < plan.floors; floor++)
    if (!isSkipped(floor, plan)) floors.push(floor)
  return floors
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const numberOf: Readonly<Record<Numbering, (floor: number, place: number, lot: number) => string>> = {
  floorPosition: (floor, place) => `${floor}${twoDigits(place)}`,
  paddedFloor: (floor, place) => `${twoDigits(floor)}${twoDigits(place)}`,
  floorDash: (floor, place) => `${floor}-${twoDigits(place)}`,
  floorLetter: (floor, place) => `${floor}${String.fromCharCode(64 + place)}`,
  running: (_floor, _place, lot) => String(lot),
}

/** The units of a plan, floor by floor from below. */
export const plannedUnits = (plan: UnitPlan): PlannedUnit[] =>
  floorsOf(plan).flatMap((floor, storey) =>
    Array.from({ length: plan.unitsPerFloor }, (_, place) => {
      const lot = storey * plan.unitsPerFloor + place + 1
      return {
        unitNumber: numberOf[plan.numbering](floor, place + 1, lot),
        floor: String(floor),
        strataLot: String(lot),
      }
    }),
  )
