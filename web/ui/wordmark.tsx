import { Group, Text } from '@mantine/core'
import { productName } from '../../contract/branding.ts'

/** Our mark: the top of a wall, and the name, which `short` leaves out in narrow windows. */
export const Wordmark = ({ short = false }: { short?: boolean }) => (
  <Group gap={8} wrap="nowrap">
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--brand-primary)" />
      <path d="M6 25V11h4v3h4v-3h4v3h4v-3h4v14z" fill="var(--brand-primary-text)" />
      <path d="M14 25v-4a2 2 0 0 1 4 0v4z" fill="var(--brand-primary)" />
    </svg>
    <Text span fw={700} size="lg" {...(short && { visibleFrom: 'xs' })}>
      {productName}
    </Text>
  </Group>
)
