import { Anchor, Badge, Card, Group, Stack, Text } from '@mantine/core'
import { IconMail, IconPhone, IconUrgent, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../contract/contacts.ts'
import { formatPhone } from '../../../contract/text.ts'
import classes from './contact-card.module.css'
import { callAddress } from './call-address.ts'

/** Somebody to reach: one tap calls or writes. */
export const ContactCard = ({ contact }: { contact: Contact }) => {
  const { name, role, phone, email, availability, isEmergency } = contact
  const call = callAddress(phone)
  return (
    <Card
      component="article"
      padding="md"
      pb="xs"
      className={classes['card'] ?? ''}
      data-emergency={isEmergency || undefined}
    >
      <Stack gap={2} className={classes['words'] ?? ''}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Text fw={600} lh={1.3}>
            {name}
          </Text>
          {isEmergency && (
            <Badge color="red" leftSection={<IconUrgent size={14} aria-hidden />} flex="none">
              Emergency
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" lh={1.4}>
          {availability ? `${role} · ${availability}` : role}
        </Text>
      </Stack>
      <Stack gap={0} mt={4}>
        {phone && (
          <Line icon={IconPhone}>{call ? <Reach to={call}>{formatPhone(phone)}</Reach> : <span>{phone}</span>}</Line>
        )}
        {email && (
          <Line icon={IconMail}>
            <Reach to={`mailto:${email}`}>{email}</Reach>
          </Line>
        )}
      </Stack>
    </Card>
  )
}

const Line = ({ icon: Sign, children }: { icon: Icon; children: ReactNode }) => (
  <Group gap="xs" wrap="nowrap" className={classes['line'] ?? ''}>
    <Sign size={18} stroke={1.75} aria-hidden className={classes['sign']} />
    {children}
  </Group>
)

const Reach = ({ to, children }: { to: string; children: string }) => (
  <Anchor href={to} underline="hover" className={classes['reach'] ?? ''}>
    {children}
  </Anchor>
)
