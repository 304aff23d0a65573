import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ImportReport } from '../../../contract/units.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { useAction } from '../../api/use-action.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileSize } from '../../ui/file-size.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { RosterReport } from './roster-report.tsx'

const BeforeYouStart = () => (
  <List size="sm" spacing={4} type="ordered">
    <List.Item>
      Start from the template: one row for each person in a unit, with unit_number, role, first_name and last_name at
      least.
    </List.Item>
    <List.Item>Choose the file. You see what would happen to each row before anything is written.</List.Item>
    <List.Item>
      Import it. Only a file without a fault is taken, as a whole; importing it again changes nothing.
    </List.Item>
  </List>
)

function TemplateButton() {
  const saveFile = useSaveFile()
  const naming = { name: 'roster-template.csv', failed: 'Failed to download the template' }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void saveFile(api.units.template, {}, naming)}
    >
      Download template
    </Button>
  )
}

const RosterFile = ({ file, children }: { file: File; children: ReactNode }) => (
  <Group gap="xs">
    <IconFileTypeCsv size={22} aria-hidden />
    <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
      {file.name}
    </Text>
    <Text c="dimmed">
      <FileSize bytes={file.size} />
    </Text>
    {children}
  </Group>
)

/** Brings a building's roster in from a CSV file: a dry run with each row's fate first, then the import. */
export default function RosterImportScreen() {
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const importRoster = useAction(api.units.importRoster, {
    failed: 'Failed to read the file',
    refresh: [api.units.list, api.units.get],
  })
  const send = async (chosen: File, apply: boolean) => {
    const answer = await importRoster.run({ body: { apply }, files: [chosen] })
    if (answer) setReport(answer)
  }
  const tryOut = ([chosen]: File[]) => {
    if (!chosen) return
    setFile(chosen)
    setReport(null)
    void send(chosen, false)
  }
  return (
    <Stack gap="lg">
      <PageHeader
        title="Import a roster"
        text="Units, owners and tenants from a CSV file."
        actions={<TemplateButton />}
      />
      {!report && <BeforeYouStart />}
      <FileDrop
        button={file ? 'Choose another file' : 'Choose a CSV file'}
        accept=".csv,text/csv"
        disabled={importRoster.busy}
        onFiles={tryOut}
      />
      {file && (
        <RosterFile file={file}>
          {!importRoster.busy && !report && (
            <Button variant="default" onClick={() => void send(file, false)}>
              Try this file again
            </Button>
          )}
        </RosterFile>
      )}
      {importRoster.busy && !report && <Placeholder shape="table-row" />}
      {report && file && (
        <RosterReport
          report={report}
          busy={importRoster.busy}
          onApply={() => void send(file, true)}
          fileName={file.name}
        />
      )}
      <Text size="sm">
        <Anchor component={Link} to="/unit-directory">
          Back to the unit directory
        </Anchor>
      </Text>
    </Stack>
  )
}
