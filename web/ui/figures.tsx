import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** How many are beside each other on a wide screen. */
  most?: 4 | 6
  children: ReactNode
}

/** Figures beside each other, each under its name. */
export const Figures = ({ most = 6, children }: Props) => (
  <SimpleGrid
    component="dl"
    m={0}
    cols={{ base: 2, sm: most === 4 ? 4 : 3, lg: most }}
    spacing="md"
    verticalSpacing="sm"
  >
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
