import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { useRoute } from '../../../api/queries.ts'

/** What the current building has of the reader; asked anew each time, since managers keep the same records. */
export const useMyPlace = () => useRoute(api.units.myPlace, {}, { enabled: useBuildingId() !== null, staleTime: 0 })

const units = ['units', 'My units'] as const
const kept = [
  units,
  ['vehicles', 'My vehicles'],
  ['reach', 'My contact details'],
  ['emergency', 'Emergency contact'],
] as const

/** The subjects of one's place in the building, as far as there is anything to keep. */
export const useMyPlaceSubjects = (): readonly (readonly [id: string, title: string])[] =>
  useMyPlace().data?.inRoster ? kept : [units]
