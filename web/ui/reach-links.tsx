import { Anchor, Box } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { Fragment } from 'react'
import { formatPhone } from '../../contract/text.ts'

interface Props {
  phone: string
  email: string
  /** In a column of a table, one below the other. */
  narrow?: boolean
}

/** An address that may break behind its @ and before a dot or a dash, not in the middle of a word. */
const Breaking = ({ address }: { address: string }) => (
  <span>
    {address.split(/(?<=@)|(?=[.-])/).map((part, at) => (
      // The parts of one address stay in their places.
      // eslint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)

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
        <Breaking address={email} />
      </Anchor>
    )}
  </Box>
)
