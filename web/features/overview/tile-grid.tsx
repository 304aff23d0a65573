import { Box, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { TileSign } from './tile-sign.tsx'
import classes from './tile.module.css'
import type { TileGroup } from './tiles.ts'

/** A heading and tiles that lead on. */
export const TileGrid = ({ group: { title, tiles } }: { group: TileGroup }) => (
  <Section title={title}>
    <Box className={classes['grid']}>
      {tiles.map(({ to, title: name, text, icon }) => (
        <Link key={to} to={to} className={classes['tile'] ?? ''}>
          <TileSign icon={icon} />
          <Box miw={0}>
            <Text fw={600} lh={1.3}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" mt={2}>
              {text}
            </Text>
          </Box>
        </Link>
      ))}
    </Box>
  </Section>
)
