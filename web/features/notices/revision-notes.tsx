import { Alert, List, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Notice } from '../../../contract/notices.ts'
import { Instant } from '../../ui/moments.tsx'

/** What was corrected after the notice went out, for everybody who read it before. */
export const RevisionNotes = ({ revisions }: Pick<Notice, 'revisions'>) =>
  revisions.length > 0 && (
    <Alert
      color="gray"
      icon={<IconPencil aria-hidden />}
      title={revisions.length === 1 ? 'Corrected' : `Corrected ${revisions.length} times`}
    >
      <List size="sm" spacing={2} listStyleType="none">
        {revisions.map(({ revision, at, note }) => (
          <List.Item key={revision}>
            Corrected on <Instant at={at} />
            {note && (
              <Text span inherit>
                : {note}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
