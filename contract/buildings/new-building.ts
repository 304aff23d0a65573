import { z } from 'zod'
import { Address, BuildingCode, BuildingName, PostalCode, requiredText } from '../fields.ts'
import { planNumberMostChars } from '../limits/buildings.ts'
import { provinceNames, type Province as Letters } from '../places.ts'
import { FeatureMap } from '../roles.ts'
import { canadianZones } from '../time.ts'

export const Province = z.enum(Object.keys(provinceNames) as [Letters, ...Letters[]], 'Choose a province or territory')
const TimeZone = z.enum(canadianZones, 'Choose a time zone')

/** What a building is called, where it stands, and by which plan and clocks: the same in every form and command. */
export const BuildingPlace = z.object({
  name: BuildingName,
  address: Address,
  city: requiredText({ label: 'City', min: 2, max: 100 }),
  province: Province,
  postalCode: PostalCode,
  /** In the form of its province's land title office, which the law of the province knows. */
  planNumber: requiredText({ label: 'Plan number', max: planNumberMostChars }),
  timeZone: TimeZone,
})

/** What a building begins with. */
export const NewBuilding = BuildingPlace.extend({ code: BuildingCode, features: FeatureMap })
export type NewBuilding = z.output<typeof NewBuilding>
