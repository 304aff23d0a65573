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
          label="This is an emergency"
          description="Flooding, fire, sparks, someone trapped"
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
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Call first: a report here isn’t enough">
      <Stack gap="xs" align="flex-start">
        <Text c="inherit">Is anyone’s life in danger, or is there a fire? Call</Text>
        <Call phone="911" />
        {own ? (
          <>
            <Text c="inherit">For anything else that can’t wait, call</Text>
            <Text c="inherit" style={{ overflowWrap: 'anywhere' }}>
              {own.words}
            </Text>
            <Call phone={own.phone} />
          </>
        ) : (
          <Text c="inherit">
            For anything else urgent, call your property manager. The building has no emergency number on file.
          </Text>
        )}
        <Text c="inherit">Then send this report so that management knows.</Text>
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
