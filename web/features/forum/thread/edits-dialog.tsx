import { List, Stack, Text } from '@mantine/core'
import type { ForumEdit } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import type { Thing } from '../moderation/dialogs.tsx'

interface Props {
  thing: Thing
  onClose: () => void
}

/** What a post or a comment said before, the newest first. */
export const EditsDialog = ({ thing: { kind, _id: id }, onClose }: Props) => {
  const edits = useRoute(kind === 'post' ? api.forum.edits : api.forum.commentEdits, {
    params: { id },
  })
  return (
    <Dialog onClose={onClose} size="lg" title={`Edit history of this ${kind}`}>
      <Loaded
        query={edits}
        shape="list-item"
        rows={2}
        failed="We couldn’t load the edit history."
        empty={<Text>It was never edited.</Text>}
      >
        {(found) => (
          <List listStyleType="none" spacing="lg" withPadding={false}>
            {found.map((edit) => (
              <List.Item key={edit._id}>
                <Former edit={edit} />
              </List.Item>
            ))}
          </List>
        )}
      </Loaded>
    </Dialog>
  )
}

const Former = ({ edit: { at, by, title, body } }: { edit: ForumEdit }) => (
  <Stack gap={4}>
    <Text size="sm" c="dimmed">
      Until <Instant at={at} />, when {by} edited it
    </Text>
    {title !== null && <Text fw={600}>{title}</Text>}
    <RichText html={body} under={2} />
  </Stack>
)
