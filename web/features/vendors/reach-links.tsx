import { Anchor, Group } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { formatPhone } from '../../../contract/text.ts'

/** How to reach a vendor or somebody there: each way is a finger high. */
export const ReachLinks = ({ phone, email }: { phone: string; email: string }) => (
  <Group gap="xs" style={{ rowGap: 0 }}>
    {phone && (
      <Anchor href={`tel:${phone}`} display="inline-flex" mih="var(--finger)" style={{ alignItems: 'center', gap: 6 }}>
        <IconPhone size={16} aria-hidden style={{ flex: 'none' }} />
        {formatPhone(phone)}
      </Anchor>
    )}
    {email && (
      <Anchor
        href={`mailto:${email}`}
        display="inline-flex"
        mih="var(--finger)"
        style={{ alignItems: 'center', gap: 6, overflowWrap: 'anywhere' }}
      >
        <IconMail size={16} aria-hidden style={{ flex: 'none' }} />
        {email}
      </Anchor>
    )}
  </Group>
)
