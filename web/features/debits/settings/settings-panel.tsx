import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { DebitSettings } from '../../../../contract/debits/debit-settings.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Facts } from '../../units/units.ts'
import { returnWords } from '../words.ts'
import { SettingsDialog } from './settings-dialog.tsx'

interface Props {
  settings: DebitSettings
}

const factsOf = (settings: DebitSettings): (readonly [name: string, value: ReactNode])[] => {
  const { letterOn, confirmedOn, isOffered } = settings
  return [
    ['Originator number', settings.originatorNumber],
    ['Data centre', settings.dataCentre],
    ['Transaction code', settings.transactionCode],
    ['Legal name', `${settings.longName} (${settings.shortName})`],
    ['Returned debits', returnWords(settings)],
    ['Next file number', settings.nextNumber],
    ['Contact for owners', settings.contact],
    ['Letter of undertaking', letterOn && `Signed ${formatDate(letterOn)}`],
    ['Test file', confirmedOn === null ? 'Not confirmed by your bank yet' : `Confirmed ${formatDate(confirmedOn)}`],
    ['Online sign-up', isOffered ? 'Owners can sign up themselves' : 'Off'],
  ]
}

/** What the bank gave the building for its files, and whether owners can sign up. */
export const SettingsPanel = ({ settings }: Props) => {
  const [opened, setOpened] = useState(false)
  return (
    <Panel title="Settings">
      <Facts facts={factsOf(settings)} />
      <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
        Edit
      </Button>
      {opened && <SettingsDialog settings={settings} onClose={() => setOpened(false)} />}
    </Panel>
  )
}
