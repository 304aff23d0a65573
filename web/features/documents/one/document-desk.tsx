import { Group, Stack } from '@mantine/core'
import type { Document } from '../../../../contract/documents/document.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { RestoreButton } from '../library/restore-button.tsx'
import { DeleteButton } from './delete-button.tsx'
import { DownloadLog } from './download-log.tsx'
import { EditButton } from './edit-dialog.tsx'
import { HoldButton } from './hold-dialog.tsx'
import { KeepingPanel } from './keeping-panel.tsx'
import { MoveButton } from './move-dialog.tsx'
import { NewVersionButton } from './new-version-dialog.tsx'
import { PinButton } from './pin-button.tsx'
import { VersionList } from './version-list.tsx'

/** What those who look after a document do with it, as the server says they may. */
export default function DocumentDesk({ document }: { document: Document }) {
  const { _id, can, keeping, versions } = document
  return (
    <>
      <Group gap="sm">
        {can.restore && <RestoreButton document={document} />}
        {can.addVersion && <NewVersionButton document={document} />}
        {can.pin && <PinButton document={document} />}
        {can.edit && <EditButton document={document} />}
        {can.edit && <MoveButton document={document} />}
        {can.delete && <DeleteButton document={document} />}
      </Group>
      {keeping && (
        <KeepingPanel keeping={keeping} action={can.hold && <HoldButton document={document} keeping={keeping} />} />
      )}
      {can.seeVersions && versions > 1 && (
        <Panel title="Versions" text="Links to the document open the newest version.">
          <VersionList document={document} />
        </Panel>
      )}
      {can.seeDownloads && (
        <Panel title="Views and downloads">
          <OnDemand words="Show views and downloads" text={null}>
            <DownloadLog documentId={_id} />
          </OnDemand>
        </Panel>
      )}
      {keeping && (
        <Panel title="History">
          <OnDemand words="Show history">
            <Stack gap="sm">
              <RecordHistory subject="document" id={_id} />
            </Stack>
          </OnDemand>
        </Panel>
      )}
    </>
  )
}
