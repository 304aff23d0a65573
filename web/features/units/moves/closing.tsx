import { Alert, Anchor, Button, Card, Group, List, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import type { MoveOutcome } from '../../../../contract/units/moves.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'

interface Props {
  unit: { _id: string; unitNumber: string }
  /** `Sale of 703 recorded` */
  title: string
  outcome: MoveOutcome
}

const invitation = (unitId: string, { email, role }: MoveOutcome['toInvite'][number]): string =>
  `/invite-users?${new URLSearchParams({ unit: unitId, email, role })}`

/** Somebody who came and has no access yet. */
const ToInvite = ({ unitId, one }: { unitId: string; one: MoveOutcome['toInvite'][number] }) => (
  <Card padding="md">
    <Group justify="space-between" gap="sm">
      <Text>
        {one.name} doesn’t have access yet. They won’t be notified until you invite them at {one.email}.
      </Text>
      <Button
        component={Link}
        className="wraps"
        to={invitation(unitId, one)}
        leftSection={<IconMail size={18} aria-hidden />}
      >
        Invite {one.name}
      </Button>
    </Group>
  </Card>
)

/** It stands: what has happened, and what to do next. */
export const Closing = ({ unit, title, outcome }: Props) => {
  const { plan, toInvite, withoutEmail, tenantNotice } = outcome
  // The last step ended further down.
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <>
      <PageHeader title={title} />
      <Stack gap="lg">
        <Alert color="green" icon={<IconCircleCheck aria-hidden />} role="status" title="Recorded">
          {plan.atOnce
            ? 'Any access that ends has ended, even in open windows.'
            : `Access and lists update automatically at the start of ${formatDate(plan.takesEffectOn)}.`}
        </Alert>
        <Section title="Next steps">
          <Stack gap="sm">
            {toInvite.map((one) => (
              <ToInvite key={one.personId} unitId={unit._id} one={one} />
            ))}
            {withoutEmail.length > 0 && (
              <Text>
                {withoutEmail.join(', ')}: no email on file, so they can’t be invited. Add one on the unit’s page when
                you have it.
              </Text>
            )}
            {tenantNotice && (
              <Text>
                {tenantNotice.form} is due by {formatDate(tenantNotice.dueOn)}. Record the date on the unit’s page when
                it arrives.
              </Text>
            )}
            <Anchor
              component={Link}
              to={`/unit-management/${unit._id}`}
              w="fit-content"
              mih={44}
              display="inline-flex"
              style={{ alignItems: 'center' }}
            >
              View unit {unit.unitNumber}
            </Anchor>
          </Stack>
        </Section>
        <Section title="Recorded changes">
          <List spacing={6}>
            {plan.groups
              .flatMap(({ lines }) => lines)
              .map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
          </List>
        </Section>
      </Stack>
    </>
  )
}
