import { Box, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconBook2,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCar,
  IconFileCertificate,
  IconMessages,
  IconServer,
  IconSettings,
  IconShieldCheck,
  IconShieldExclamation,
  IconSpeakerphone,
  IconTool,
  IconUserPlus,
  IconChecklist,
  type Icon,
} from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import classes from './tile-grid.module.css'
import type { TileGroup, TileIcon } from './tiles.ts'

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
}

/** A heading and tiles that lead on. */
export const TileGrid = ({ group: { title, tiles } }: { group: TileGroup }) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {tiles.map(({ to, title: name, text, icon }) => {
          const Icon = icons[icon]
          return (
            <Link key={to} to={to} className={classes['tile'] ?? ''}>
              <Group wrap="nowrap">
                <ThemeIcon variant="light" size={48} radius="md">
                  <Icon size={26} stroke={1.6} aria-hidden />
                </ThemeIcon>
                <Stack gap={2}>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {text}
                  </Text>
                </Stack>
              </Group>
            </Link>
          )
        })}
      </SimpleGrid>
    </Box>
  )
}
