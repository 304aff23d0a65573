import { Button, List } from '@mantine/core'
import { useState } from 'react'
import type { DebitSettings } from '../../../../contract/debits/debit-settings.ts'
import { Empty } from '../../../ui/empty.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

/** What is needed before the first debit, while nothing is set up. */
export const SetUp = ({ settings }: { settings: DebitSettings }) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Empty
        title="Set up pre-authorized debits"
        action={
          <Button className="wraps" mih="2.75rem" onClick={() => setOpened(true)}>
            Enter your bank’s details
          </Button>
        }
      >
        <List type="ordered" spacing="xs" ta="start" mb="sm">
          <List.Item>Sign a payee letter of undertaking with your bank.</List.Item>
          <List.Item>Enter what the bank gave you for your files.</List.Item>
          <List.Item>Make a test file, and send it to your bank to confirm.</List.Item>
        </List>
      </Empty>
      {opened && <SettingsDialog settings={settings} onClose={() => setOpened(false)} />}
    </>
  )
}
