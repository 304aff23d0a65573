import { Box, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Dashboard } from '../../../contract/overview.ts'
import { pendingVoteWords } from './pending-vote-words.ts'
import classes from './pending-vote.module.css'
import { TileSign } from './tile-sign.tsx'

/** Leads a council member to the proposals that await their vote; not there while none does. */
export const PendingVote = ({ voting }: { voting: Dashboard['voting'] | undefined }) =>
  voting && voting.pending > 0 ? (
    <Link to="/council-voting" className={classes['banner'] ?? ''}>
      <TileSign icon="voting" urgent />
      <Box flex={1} miw={0}>
        <Text fw={650}>Pending Your Vote</Text>
        <Text size="sm">{pendingVoteWords(voting)}</Text>
      </Box>
      <IconChevronRight size={22} aria-hidden />
    </Link>
  ) : null
