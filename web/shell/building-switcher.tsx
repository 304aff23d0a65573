import { Button, Text } from '@mantine/core'
import { IconBuilding, IconChevronDown } from '@tabler/icons-react'
import { startTransition } from 'react'
import { useNavigate } from 'react-router'
import { useBuildingSelection } from '../api/building.tsx'
import { useUser } from '../api/session.tsx'
import { forget } from '../api/stored.ts'
import { BarMenu } from './bar-menu.tsx'
import { roleBeside } from './building-switcher-role.ts'
import { useSwitchBuilding } from './use-switch-building.ts'

/** The person's buildings with their role in each; choosing one goes to its dashboard. */
export const BuildingSwitcher = () => {
  const { building, buildings, clear } = useBuildingSelection()
  const superadmin = useUser().role === 'superadmin'
  const navigate = useNavigate()
  const goTo = useSwitchBuilding()
  if (!building) return null

  const goElsewhere = async () => {
    // What is stored goes first. The open screen keeps its building until it is left, or its guard would lead away
    // without the query; the router moves in a transition, and this one comes after it.
    if (superadmin) forget('selectedBuildingId', 'selectedBuildingName')
    await navigate('/select-building?select=true')
    if (superadmin) startTransition(clear)
  }
  return (
    <BarMenu
      position="bottom-end"
      width={280}
      groups={[
        (superadmin ? [building] : buildings).map((one) => ({
          id: one._id,
          text: one.name,
          note: roleBeside(one.userRole, superadmin),
          current: one._id === building._id,
          run: () => goTo(one),
        })),
        [
          {
            id: 'elsewhere',
            text: superadmin ? 'Select Different Building' : 'Join Another Building',
            run: () => void goElsewhere(),
          },
        ],
      ]}
      button={
        <Button
          variant="default"
          size="sm"
          h={44}
          miw={0}
          maw={{ base: 150, xs: 220 }}
          leftSection={<IconBuilding size={18} />}
          rightSection={<IconChevronDown size={16} />}
          aria-label={`Building: ${building.name}. Switch building`}
        >
          <Text span truncate inherit>
            {building.name}
          </Text>
        </Button>
      }
    />
  )
}
