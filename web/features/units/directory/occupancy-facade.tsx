import { IconCircleDashed, IconHome, IconKey, IconUsers } from '@tabler/icons-react'
import type { FacadeUnit } from '../../../../contract/units/directory.ts'
import { unitStateLabels } from '../../../../contract/unit-words.ts'
import { Facade, type WindowKind } from '../facade.tsx'

const kinds: Readonly<Record<FacadeUnit['state'], WindowKind>> = {
  ownerOccupied: { label: unitStateLabels.ownerOccupied, sign: <IconHome size={16} />, tone: 'light' },
  rented: { label: unitStateLabels.rented, sign: <IconKey size={16} />, tone: 'other' },
  occupied: { label: unitStateLabels.occupied, sign: <IconUsers size={16} />, tone: 'quiet' },
  vacant: { label: unitStateLabels.vacant, sign: <IconCircleDashed size={16} />, tone: 'open' },
}

/** Who lives in each unit, on the building's front; a window opens its unit. */
export const OccupancyFacade = ({ units }: { units: readonly FacadeUnit[] }) => (
  <Facade units={units} kinds={kinds} kindOf={({ state }) => state} linkTo={({ _id }) => `/unit-management/${_id}`} />
)
