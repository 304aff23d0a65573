import { Stack, Title } from '@mantine/core'
import { RecordHistory } from '../../ui/record-history.tsx'

/** What happened to a notice: who, when, what. */
export const NoticeHistory = ({ noticeId }: { noticeId: string }) => (
  <Stack component="section" aria-labelledby="history">
    <Title order={2} size="h3" id="history">
      History
    </Title>
    <RecordHistory subject="notice" id={noticeId} />
  </Stack>
)
