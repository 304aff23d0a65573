import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './tile.module.css'

interface Props {
  to: string
  title: string
  text: string
  /** What stands before the words: a sign, or a count. */
  children: ReactNode
}

/** A tile that leads on. */
export const Tile = ({ to, title, text, children }: Props) => (
  <Link to={to} className={classes['tile'] ?? ''}>
    {children}
    <Box miw={0}>
      <Text fw={600} lh={1.3}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" mt={2}>
        {text}
      </Text>
    </Box>
  </Link>
)
