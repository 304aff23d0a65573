import { Anchor, Box } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { formatPhone } from '../../contract/text.ts'

interface Props {
  phone: string
  email: string
  /** In a column of a table, one below the other. */
  narrow?: boolean
}

/** How to reach somebody: each way is a finger high. */
export const ReachLinks = ({ phone, email, narrow = false }: Props) => (
  <Box
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 'var(--mantine-spacing-sm)',
      maxWidth: narrow ? '16rem' : undefined,
    }}
  >
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
  </Box>
)
