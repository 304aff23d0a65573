import { Box } from '@mantine/core'
import { Section } from '../../ui/section.tsx'
import { Tile } from './tile.tsx'
import { TileSign } from './tile-sign.tsx'
import classes from './tile.module.css'
import type { TileGroup } from './tiles.ts'

/** A heading and tiles that lead on. */
export const TileGrid = ({ group: { title, tiles } }: { group: TileGroup }) => (
  <Section title={title}>
    <Box className={classes['grid']}>
      {tiles.map(({ to, title: name, text, icon }) => (
        <Tile key={to} to={to} title={name} text={text}>
          <TileSign icon={icon} />
        </Tile>
      ))}
    </Box>
  </Section>
)
