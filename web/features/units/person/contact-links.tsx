import { Anchor, Group, Text } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { PersonCard } from '../../../../contract/units/people.ts'
import { formatPhone } from '../../../../contract/text.ts'
import classes from './person.module.css'

/** How to reach somebody, as far as it shows. */
export const ContactLinks = ({ email, phone }: Pick<PersonCard, 'email' | 'phone'>) => {
  if (!email && !phone) return <Text size="sm">No email or phone to show.</Text>
  return (
    <Group className={classes['ways']}>
      {email && (
        <Anchor href={`mailto:${email}`} className={classes['reach']} style={{ overflowWrap: 'anywhere' }}>
          <Group gap={6} wrap="nowrap">
            <IconMail size={18} aria-hidden style={{ flex: 'none' }} />
            {email}
          </Group>
        </Anchor>
      )}
      {phone && (
        <Anchor href={`tel:${phone}`} className={classes['reach']}>
          <Group gap={6} wrap="nowrap">
            <IconPhone size={18} aria-hidden style={{ flex: 'none' }} />
            {formatPhone(phone)}
          </Group>
        </Anchor>
      )}
    </Group>
  )
}
