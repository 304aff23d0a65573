import { Box, Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

/** A part of a screen under a heading of its own, with what can be done about it beside the heading. */
interface Props {
  title: string
  action?: ReactNode
  children: ReactNode
}

export const Section = ({ title, action, children }: Props) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="sm" mih={action ? 44 : undefined}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Box>
  )
}
