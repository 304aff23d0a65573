import { Box } from '@mantine/core'
import type { Dashboard } from '../../../contract/overview.ts'
import type { Rights } from '../../api/rights.ts'
import { Section } from '../../ui/section.tsx'
import { activityTiles } from './activity-tiles.ts'
import { Tile } from './tile.tsx'
import classes from './tile.module.css'

/** What the person has under way; not there at all while there is nothing. */
interface Props {
  activity: Dashboard['activity'] | undefined
  rights: Rights
}

export const MyActivity = ({ activity, rights }: Props) => {
  const tiles = activity ? activityTiles(activity, rights) : []
  if (tiles.length === 0) return null
  return (
    <Section title="My Activity">
      <Box className={classes['grid']}>
        {tiles.map(({ to, title, text, count }) => (
          <Tile key={to} to={to} title={title} text={text}>
            <span className={`${classes['figure']} figures`}>{count}</span>
          </Tile>
        ))}
      </Box>
    </Section>
  )
}
