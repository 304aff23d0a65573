import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { TenantNotice } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { staleAfterUnit } from '../stale.ts'
import { Day } from './ties.tsx'

interface Props {
  form: string
  notices: readonly TenantNotice[]
  onTakenBack: (notice: TenantNotice) => void
}

/** What was received a moment ago, and the way back. */
export const ReceivedNotices = ({ form, notices, onTakenBack }: Props) => (
  <div role="status" className="no-print">
    {notices.length > 0 && (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={`${form} received`}>
        <Stack gap="xs">
          {notices.map((notice) => (
            <Received key={notice._id} form={form} notice={notice} onTakenBack={onTakenBack} />
          ))}
        </Stack>
      </Alert>
    )}
  </div>
)

function Received({ form, notice, onTakenBack }: Omit<Props, 'notices'> & { notice: TenantNotice }) {
  const { _id, name, unitNumber, receivedOn, version } = notice
  const takeBack = useAction(api.units.receiveTenantNotice, {
    done: `${form} of ${name} is missing again`,
    failed: 'Failed to undo this',
    refresh: staleAfterUnit,
  })
  const undo = async () => {
    if (await takeBack.run({ params: { id: _id }, body: { version, receivedOn: null } })) onTakenBack(notice)
  }
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        {name}, unit {unitNumber}
        {receivedOn && (
          <>
            : received on <Day on={receivedOn} />
          </>
        )}
      </Text>
      <BusyButton variant="default" size="sm" busy={takeBack.busy} onClick={() => void undo()}>
        Undo
      </BusyButton>
    </Group>
  )
}
