import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { DebitRun } from '../../../../contract/debits/debit-run.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { CancelDialog, EnterDialog } from './run-dialogs.tsx'

interface Props {
  run: DebitRun
}

/** What can be done with the debits of a file now. */
export const RunActions = ({ run }: Props) => {
  const { can } = run
  const [opened, setOpened] = useState<'enter' | 'cancel' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {can.download && <DownloadButton run={run} />}
      {can.enter && <Button onClick={() => setOpened('enter')}>Enter in the books</Button>}
      {can.cancel && (
        <Button variant="default" onClick={() => setOpened('cancel')}>
          Cancel debits
        </Button>
      )}
      {/* A dialog stays open when its step is no longer offered, so that it can say so. */}
      {opened === 'enter' && <EnterDialog run={run} onClose={close} />}
      {opened === 'cancel' && <CancelDialog run={run} onClose={close} />}
    </>
  )
}

const DownloadButton = ({ run: { _id: id, on, can } }: Props) => {
  const [busy, setBusy] = useState(false)
  const saveFile = useSaveFile()
  const download = async () => {
    setBusy(true)
    await saveFile(
      api.debits.file,
      { params: { id } },
      { name: `debits-${on}.txt`, failed: 'We couldn’t download the file. Please try again.' },
    )
    setBusy(false)
  }
  return (
    <Button
      variant={can.enter ? 'default' : 'filled'}
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={busy}
      aria-busy={busy}
      onClick={() => void download()}
    >
      Download file
    </Button>
  )
}
