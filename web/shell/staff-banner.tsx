import { sentence } from '../../contract/text.ts'
import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { startTransition } from 'react'
import { Link, useNavigate } from 'react-router'
import { labelsFor } from '../../law/law.ts'
import { api } from '../api/api.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { useRoute } from '../api/queries.ts'
import { forget } from '../api/stored.ts'
import { useAction } from '../api/use-action.ts'
import { BusyButton } from '../ui/busy-button.tsx'

/** Reminds a superadmin in whose building they are, why, and that its people see what they read; and leads out of it. */
const StaffBanner = () => {
  const { building, clear } = useBuildingSelection()
  const entered = useRoute(api.audit.visit)
  const leave = useAction(api.audit.leave, {
    refresh: [api.audit.visit],
    failed: 'We couldn’t record that you left.',
  })
  const navigate = useNavigate()
  if (!building) return null

  const goOut = async () => {
    await leave.run()
    // As in the switcher: the open screen keeps its building until it is left.
    forget('selectedBuildingId', 'selectedBuildingName')
    await navigate('/select-building?select=true')
    startTransition(clear)
  }
  return (
    <Alert
      component="section"
      role="region"
      aria-label="Platform staff"
      color="orange"
      icon={<IconEye size={20} aria-hidden />}
      mb="lg"
      className="no-print"
    >
      <Group justify="space-between" gap="sm">
        <Text flex="1 1 16rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
          You’re in {building.name} as platform staff.{' '}
          {entered.data && <Why reason={entered.data.visit?.reason ?? null} />}
          Its {labelsFor(building.jurisdiction).council.one} can see what you view.
        </Text>
        <BusyButton variant="default" busy={leave.busy} busyText="Leaving..." onClick={() => void goOut()}>
          Leave
        </BusyButton>
      </Group>
    </Alert>
  )
}
export default StaffBanner

const Why = ({ reason }: { reason: string | null }) =>
  reason === null ? (
    <>
      No reason given;{' '}
      <Anchor component={Link} to="/select-building" inherit c="inherit">
        add one
      </Anchor>
      .{' '}
    </>
  ) : (
    <>Reason: {sentence(reason)} </>
  )
