import { Box, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Dashboard } from '../../../contract/overview.ts'
import type { Rights } from '../../api/rights.ts'
import { Section } from '../../ui/section.tsx'
import { activityTiles } from './activity-tiles.ts'
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
          <Link key={to} to={to} className={classes['tile'] ?? ''}>
            <span className={`${classes['figure']} figures`}>{count}</span>
            <Box miw={0}>
              <Text fw={600} lh={1.3}>
                {title}
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
}
