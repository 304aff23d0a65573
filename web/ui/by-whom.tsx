import { Text } from '@mantine/core'
import { Instant } from './moments.tsx'

/** Who did something, and when, in a cell of a table. */
export const ByWhom = ({ by, at }: { by: string; at: string }) => (
  <>
    <Text size="sm">{by}</Text>
    <Text size="sm" c="dimmed">
      <Instant at={at} />
    </Text>
  </>
)
