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

/** Where an address may break: behind its @, and before a dot or a dash. */
const pieces = (address: string): { end: number; text: string }[] => {
  let end = 0
  return address.split(/(?<=@)|(?=[.-])/).map((text) => ({ end: (end += text.length), text }))
}

/** An address that breaks where its words end, not in the middle of one. */
const Breaking = ({ address }: { address: string }) => (
  <span>
    {pieces(address).map(({ end, text }) => (
      <Fragment key={end}>
        {text}
        <wbr />
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
