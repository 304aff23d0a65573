import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'

/** A screen's heading: its one h1, a line below it, and what can be done. Sets the page's title too. */
interface Props {
  title: string
  /** The page's title where it differs from the heading. */
  pageTitle?: string
  text?: ReactNode
  actions?: ReactNode
}

export const PageHeader = ({ title, pageTitle = title, text, actions }: Props) => (
  <Group justify="space-between" align="flex-start" mb="lg" gap="md">
    <PageHead title={pageTitle} />
    <Stack gap={4} miw={0} flex="1 1 16rem">
      <Title order={1} size="h2">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
    </Stack>
    {actions && (
      <Group gap="sm" className="no-print">
        {actions}
      </Group>
    )}
  </Group>
)
