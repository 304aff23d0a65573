import { Alert, Anchor, Card, Stack, Switch, Text } from '@mantine/core'
import { IconPhone, IconUrgent } from '@tabler/icons-react'
import { formatPhone } from '../../../../contract/text.ts'
import type { ReportingFacts } from '../../../../contract/tickets/ticket.ts'
import { useField } from '../../../ui/form/tied.ts'
import type { ReportControl } from './report-form.tsx'

interface Props {
  control: ReportControl
  emergency: ReportingFacts['emergency']
}

/** Whether it cannot wait; if so, whom to call before anything is typed. */
export const EmergencyField = ({ control, emergency }: Props) => {
  const { tie, value } = useField(control, 'isEmergency')
  const isOn = value === true
  return (
    <Card padding="md">
      <Stack gap="md">
        <Switch
          {...tie}
          label="It is an emergency"
          description="Water is running, nobody can get out, something burns or sparks."
          checked={isOn}
          onChange={({ currentTarget }) => tie.onChange(currentTarget.checked)}
        />
        <div role="status">{isOn && <CallFirst emergency={emergency} />}</div>
      </Stack>
    </Card>
  )
}

const CallFirst = ({ emergency }: Pick<Props, 'emergency'>) => (
  <Alert color="red" icon={<IconUrgent aria-hidden />} title="Call first: reporting here is not enough">
    <Stack gap="xs" align="flex-start">
      {emergency ? (
        <>
          <Text c="inherit" style={{ overflowWrap: 'anywhere' }}>
            {emergency.words}
          </Text>
          <Anchor
            href={`tel:${emergency.phone}`}
            fz="xl"
            fw={700}
            c="inherit"
            mih="var(--touch-target)"
            display="inline-flex"
            style={{ alignItems: 'center', gap: 8 }}
          >
            <IconPhone size={22} aria-hidden />
            {formatPhone(emergency.phone)}
          </Anchor>
        </>
      ) : (
        <Text c="inherit">Call whoever looks after the building. Nobody is told by this form at night.</Text>
      )}
      <Text c="inherit">
        Where somebody is in danger, call{' '}
        <Anchor href="tel:911" c="inherit" fw={700}>
          911
        </Anchor>
        . Then send this report, so that the desk knows.
      </Text>
    </Stack>
  </Alert>
)
