import { Card, Code, Stack, Text } from '@mantine/core'
import type { FilesHealth } from '../../../../contract/admin/files.ts'
import { jobsRefetchMs } from '../../../../contract/limits/platform.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { FileSize } from '../../../ui/file-size.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Section } from '../../../ui/section.tsx'
import { faultWords, storedFilesWords } from './stored-files-words.ts'

type Fault = FilesHealth['faults'][number]

/** Whether the files that people sent are still what they were; those that are not, with how a backup knows them. */
export const StoredFiles = () => {
  const health = useRoute(api.admin.files, undefined, { refetchInterval: jobsRefetchMs })
  return (
    <Section title="Stored files">
      <Loaded query={health} shape="card" failed="We couldn’t load the stored files check">
        {({ faults, ...counts }) => (
          <Stack gap="sm">
            <Text>
              {storedFilesWords(counts)}
              {counts.lastCheckedAt && (
                <>
                  {' '}
                  Last checked <Instant at={counts.lastCheckedAt} />
                </>
              )}
            </Text>
            {faults.map((fault) => (
              <FaultCard key={fault.sha256} fault={fault} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

const FaultCard = ({ fault: { sha256, fault, fileSize, foundAt } }: { fault: Fault }) => (
  <Card padding="sm">
    <Text fw={500}>{faultWords[fault]}</Text>
    <Code style={{ overflowWrap: 'anywhere' }}>{sha256}</Code>
    <Text size="sm" c="dimmed">
      <FileSize bytes={fileSize} />, found <Instant at={foundAt} /> Restore the file with this name from a backup.
      Tonight’s check will pick it up.
    </Text>
  </Card>
)
