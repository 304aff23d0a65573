import { Paper, Title } from '@mantine/core'
import type { Notice } from '../../../contract/notices.ts'
import { NewerVersion } from '../../ui/newer-version.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface Props {
  newer: Notice
  /** Lets the next save go over what somebody else has saved. */
  onKeepMine(): void
}

/** Somebody saved the same notice meanwhile. */
export const ConflictAlert = ({ newer, onKeepMine }: Props) => (
  <NewerVersion what="notice" to={`/announcements/${newer._id}`} onKeepMine={onKeepMine}>
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        {newer.title}
      </Title>
      <RichText html={newer.content} under={2} />
    </Paper>
  </NewerVersion>
)
