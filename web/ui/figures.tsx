import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Figures beside each other, each under its name. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="dl" m={0} cols={{ base: 2, sm: 3, lg: 6 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)

/** One of them, with a note below it where there is more to say. */
export const Figure = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fw={600} size="lg" className="figures">
      {children}
    </Text>
    {note && (
      <Text component="dd" m={0} size="sm" c="dimmed">
        {note}
      </Text>
    )}
  </div>
)
