import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { stallColumns, type StallImportReport } from '../../../../contract/parking/stall-import.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { shownOfStalls } from './shown.ts'

const faultsShown = 20

/** Reads stalls from a file: first what would come of it, then the doing. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [report, setReport] = useState<StallImportReport | null>(null)
  const look = useAction(api.parking.importStalls, { failed: 'We couldn’t read the file.' })
  const apply = useAction(api.parking.importStalls, { done: 'Stalls imported', refresh: shownOfStalls })
  const choose = (next: readonly File[]) => {
    setFiles(next.slice(-1))
    setReport(null)
  }
  const tryIt = async () => setReport((await look.run({ body: { apply: false }, files })) ?? null)
  const write = async () => {
    const done = await apply.run({ body: { apply: true }, files })
    if (done?.applied) onClose()
    else if (done) setReport(done)
  }
  const isSound = report !== null && report.faults.length === 0
  return (
    <Dialog onClose={onClose} size="lg" title="Import stalls">
      <Stack gap="md">
        <Text size="sm">
          Use a CSV file with one row per stall. The level and number columns are required; these are optional:{' '}
          {stallColumns.slice(2).join(', ')}. You can also re-import a file exported here.
        </Text>
        <FilesField label="File" button="Choose a CSV file" files={files} onFiles={choose} />
        {report && <Report report={report} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {isSound ? (
            <BusyButton busy={apply.busy} busyText="Importing..." onClick={() => void write()}>
              {`Import ${counted(report.rows, 'stall')}`}
            </BusyButton>
          ) : (
            <BusyButton
              busy={look.busy}
              busyText="Reading..."
              disabled={files.length === 0}
              onClick={() => void tryIt()}
            >
              Preview changes
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

const Report = ({ report: { created, changed, unchanged, assigned, faults } }: { report: StallImportReport }) =>
  faults.length === 0 ? (
    <Alert color="green" role="status" title="Ready to import">
      {created} new, {changed} changed, {unchanged} unchanged; {assigned} assigned to a unit.
    </Alert>
  ) : (
    <Alert color="red" role="alert" title="Nothing imported yet">
      <Text size="sm" c="inherit">
        Fix these rows, then choose the file again. Row 1 is the header.
      </Text>
      <List size="sm" c="inherit" mt="xs">
        {faults.slice(0, faultsShown).map(({ row, words }) => (
          <List.Item key={`${row} ${words}`}>
            Row {row}: {words}
          </List.Item>
        ))}
      </List>
      {faults.length > faultsShown && (
        <Text size="sm" c="inherit">
          And {faults.length - faultsShown} more.
        </Text>
      )}
    </Alert>
  )
