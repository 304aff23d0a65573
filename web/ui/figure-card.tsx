import { Card, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  figure: ReactNode
  caption?: ReactNode
}

/** One figure, with a line below it. */
export const FigureCard = ({ title, figure, caption }: Props) => (
  <Card padding="md">
    <Text size="sm" c="dimmed" fw={500}>
      {title}
    </Text>
    <Text fz="h2" fw={650} lh={1.3} className="figures">
      {figure}
    </Text>
    {caption && (
      <Text size="sm" c="dimmed" component="div" className="figures">
        {caption}
      </Text>
    )}
  </Card>
)
