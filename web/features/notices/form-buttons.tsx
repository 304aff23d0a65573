import { Box, Button, Flex, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Audience, NoticeStatus } from '../../../contract/notices.ts'
import { formatFileSize } from '../../../contract/text.ts'
import { useSending } from '../../ui/form/form.tsx'
import type { Intent } from './notice-form.tsx'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { sendWords } from './reach.ts'
import { useReach } from './use-reach.ts'

interface Props {
  audience: Audience
  unitIds: readonly string[]
  scheduled: boolean
  status: NoticeStatus
  /** Whether it can go out now; a notice that waits goes out by itself. */
  sendable: boolean
  files: readonly File[]
  /** Called before the form is sent, with what its button means. */
  onIntent(intent: Intent): void
  children: ReactNode
}

const saveWords: Record<NoticeStatus, string> = {
  draft: 'Save draft',
  scheduled: 'Save changes',
  published: 'Save correction',
  expired: 'Save correction',
}

/** The ways to finish: keep it as a draft, send it, or save a correction. The Enter key takes the first, the harmless one. */
export function FormButtons({ audience, unitIds, scheduled, status, sendable, files, onIntent, children }: Props) {
  const sending = useSending()
  const labels = labelsFor(useBuilding().jurisdiction)
  const reach = useReach(audience, unitIds)
  return (
    <Stack gap="sm">
      {sending && files.length > 0 && <Uploading files={files} />}
      <Flex gap="sm" direction={{ base: 'column', sm: 'row' }}>
        <Button
          type="submit"
          variant={sendable ? 'default' : 'filled'}
          disabled={sending}
          aria-busy={sending}
          onClick={() => onIntent('save')}
        >
          {sending ? 'Saving...' : saveWords[status]}
        </Button>
        {sendable && (
          <Button type="submit" disabled={sending} aria-busy={sending} onClick={() => onIntent('send')}>
            {sendWords(audience, reach, scheduled, labels)}
          </Button>
        )}
        <Box flex={1} />
        {children}
      </Flex>
    </Stack>
  )
}

function Uploading({ files }: { files: readonly File[] }) {
  const total = formatFileSize(files.reduce((sum, { size }) => sum + size, 0))
  const words = `Uploading ${files.length === 1 ? '1 file' : `${files.length} files`}, ${total}`
  return (
    <Box role="status">
      <Text size="sm">{words}</Text>
      <Progress value={100} animated aria-label={words} />
    </Box>
  )
}
