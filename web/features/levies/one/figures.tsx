import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Amounts beside each other, each under its name. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="dl" m={0} cols={{ base: 2, sm: 3, lg: 6 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)

/** One of them. */
export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fw={600} size="lg" className="figures">
      {children}
    </Text>
  </div>
)
