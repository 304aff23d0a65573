import { Alert, Anchor, Card, Stack, Switch, Text } from '@mantine/core'
import { IconPhone, IconAlertTriangle } from '@tabler/icons-react'
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

const CallFirst = ({ emergency }: Pick<Props, 'emergency'>) => {
  const own = emergency && emergency.phone !== '911' ? emergency : null
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Call first: reporting here is not enough">
      <Stack gap="xs" align="flex-start">
        <Text c="inherit">Is anybody’s life in danger, or does something burn? Call</Text>
        <Call phone="911" />
        {own ? (
          <>
            <Text c="inherit">For everything else that cannot wait, call</Text>
            <Text c="inherit" style={{ overflowWrap: 'anywhere' }}>
              {own.words}
            </Text>
            <Call phone={own.phone} />
          </>
        ) : (
          <Text c="inherit">
            For everything else call whoever looks after the building: it keeps no number of its own for this.
          </Text>
        )}
        <Text c="inherit">Then send this report, so that the desk knows.</Text>
      </Stack>
    </Alert>
  )
}

const Call = ({ phone }: { phone: string }) => (
  <Anchor
    href={`tel:${phone}`}
    fz="xl"
    fw={700}
    c="inherit"
    mih="var(--touch-target)"
    display="inline-flex"
    style={{ alignItems: 'center', gap: 8 }}
  >
    <IconPhone size={22} aria-hidden />
    {formatPhone(phone)}
  </Anchor>
)
