import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ImportReport } from '../../../contract/units.ts'
import { FateTable } from './fate-table.tsx'
import { takenIn, verdictOf } from './import-report.ts'
import { ReportNotes } from './report-notes.tsx'
import { ReportVerdict } from './report-verdict.tsx'
import { saveReport } from './save-report.ts'

interface Props {
  report: ImportReport
  fileName: string
  busy: boolean
  onApply(): void
}

/** What an import would do or did: in a sentence, for the file as a whole, and row by row. */
export function RosterReport({ report, fileName, busy, onApply }: Props) {
  return (
    <Stack component="section" aria-labelledby="report" gap="md">
      <Title order={2} size="h3" id="report">
        {report.applied ? 'What the import did' : 'What the import would do'}
      </Title>
      <ReportVerdict report={report} />
      <ReportNotes report={report} />
      {verdictOf(report) === 'ready' && (
        <Paper withBorder p="md" radius="md">
          <Group justify="space-between">
            <Text size="sm">All of it is written at once, or nothing.</Text>
            <Button loading={busy} onClick={onApply}>
              Import {takenIn(report)}
            </Button>
          </Group>
        </Paper>
      )}
      {report.rows.length > 0 && (
        <>
          <FateTable report={report} />
          <Group>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => saveReport(fileName, report.rows)}
            >
              Download this report (CSV)
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
