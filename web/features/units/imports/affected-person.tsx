import { Anchor, Group, List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  personId: string
  name: string
  /** What they are, and what becomes of it. */
  words: string
  /** What can be done about it, if anything. */
  children?: ReactNode
}

/** Somebody whose access an import touches, in a list of them: the way to their page, and what becomes of them. */
export const AffectedPerson = ({ personId, name, words, children }: Props) => (
  <List.Item>
    <Group justify="space-between" gap="xs">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor
          component={Link}
          to={`/user/${personId}`}
          inherit
          fw={600}
          c="inherit"
          underline="always"
          py={10}
          display="inline-block"
        >
          {name}
        </Anchor>
        <Text size="sm" c="inherit" mt={-6}>
          {words}
        </Text>
      </div>
      {children}
    </Group>
  </List.Item>
)
