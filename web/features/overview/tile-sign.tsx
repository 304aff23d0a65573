import { ThemeIcon } from '@mantine/core'
import {
  IconBook2,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCar,
  IconChecklist,
  IconCoin,
  IconFileCertificate,
  IconGavel,
  IconMessages,
  IconServer,
  IconSettings,
  IconShieldCheck,
  IconShieldExclamation,
  IconSpeakerphone,
  IconTool,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import type { TileIcon } from './tiles.ts'

const icons: Record<TileIcon, Icon> = {
  units: IconBuilding,
  compliance: IconShieldCheck,
  processors: IconServer,
  breach: IconShieldExclamation,
  policies: IconFileCertificate,
  voting: IconChecklist,
  forum: IconMessages,
  management: IconBuildingCommunity,
  access: IconUserPlus,
  settings: IconSettings,
  notices: IconSpeakerphone,
  bookings: IconCalendarEvent,
  maintenance: IconTool,
  parking: IconCar,
  library: IconBook2,
  fees: IconCoin,
  bylaws: IconFileCertificate,
  violations: IconGavel,
}

interface Props {
  icon: TileIcon
  /** Waits for the person. */
  urgent?: boolean
}

/** The sign of a tile; its words stand beside it. */
export const TileSign = ({ icon, urgent = false }: Props) => {
  const Sign = icons[icon]
  return (
    <ThemeIcon
      variant={urgent ? 'filled' : 'light'}
      size={44}
      radius="md"
      aria-hidden
      {...(urgent && { color: 'orange' })}
    >
      <Sign size={24} stroke={1.6} />
    </ThemeIcon>
  )
}
