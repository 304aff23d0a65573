import { Card, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './figure-card.module.css'

interface Props {
  title: string
  figure: ReactNode
  caption?: ReactNode
  /** Where what it counts is listed; the whole card leads there. */
  to?: string
}

/** One figure, with a line below it. */
export const FigureCard = ({ title, figure, caption, to }: Props) => {
  const words = (
    <>
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
    </>
  )
  if (to === undefined) return <Card padding="md">{words}</Card>
  return (
    <Card padding="md" component={Link} to={to} className={classes['leads'] ?? ''}>
      {words}
    </Card>
  )
}
