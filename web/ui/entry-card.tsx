import { Card, Center, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** The frame of the screens by which people come in: one card under one heading. */
export const EntryCard = ({
  title,
  wide = false,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) => (
  <Center>
    <Card w="100%" maw={wide ? 600 : 440} padding="xl">
      <Stack gap="lg">
        <Title order={1} size="h2">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  </Center>
)
