import {
  IconArmchair,
  IconBrush,
  IconBug,
  IconBulb,
  IconCarGarage,
  IconDoor,
  IconQuestionMark,
  IconDroplet,
  IconElevator,
  IconFlame,
  IconShieldLock,
  IconTemperature,
  IconTrees,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'
import type { TicketCategory } from '../../../../contract/tickets/kinds.ts'
import { categoryLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { GridChoice } from './choice-grid.tsx'

const icons: Readonly<Record<TicketCategory, GridChoice['Icon']>> = {
  plumbing: IconDroplet,
  electrical: IconBulb,
  heating: IconTemperature,
  elevator: IconElevator,
  doors_locks: IconDoor,
  windows: IconWindow,
  roof_walls: IconWall,
  fire_safety: IconFlame,
  security: IconShieldLock,
  pests: IconBug,
  cleaning: IconBrush,
  garage: IconCarGarage,
  grounds: IconTrees,
  amenities: IconArmchair,
  other: IconQuestionMark,
}

/** What something can be about, each with its sign. */
export const categoryChoices: readonly GridChoice[] = (Object.keys(icons) as TicketCategory[]).map((value) => ({
  value,
  label: categoryLabels[value],
  Icon: icons[value],
}))
