import { Switch, Text } from '@mantine/core'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useField } from '../../../ui/form/tied.ts'
import { TreasurerNow } from '../../units/units.ts'
import { SettingsSection } from './settings-section.tsx'

const Treasurer = SettingsForm.pick({ treasurerKeepsBooks: true })
type Values = z.input<typeof Treasurer>
type Parsed = z.output<typeof Treasurer>

const pick = ({ treasurerKeepsBooks }: BuildingSettings) => ({ treasurerKeepsBooks })
const linesOf = ({ treasurerKeepsBooks }: Values) => [
  treasurerKeepsBooks ? 'The treasurer keeps the books' : 'The treasurer doesn’t keep the books',
]

/** Lets the treasurer keep the books, and says who that is. */
export const TreasurerSection = ({ settings }: { settings: BuildingSettings }) => {
  const { councilMember } = labelsFor(settings.jurisdiction)
  return (
    <SettingsSection
      id="treasurer"
      title="Treasurer"
      text={`Lets the ${councilMember.one} who is treasurer keep the books: fees, payments, budgets, special levies and bank files. They still vote.`}
      schema={Treasurer}
      settings={settings}
      pick={pick}
      linesOf={linesOf}
    >
      {({ control }) => (
        <>
          <KeepsSwitch control={control} settings={settings} />
          <TreasurerNow />
        </>
      )}
    </SettingsSection>
  )
}

interface Keeps {
  control: Control<Values, unknown, Parsed>
  settings: BuildingSettings
}

const KeepsSwitch = ({ control, settings: { treasurerKeepsBooks, can } }: Keeps) => {
  const { tie, value, error } = useField(control, 'treasurerKeepsBooks')
  return (
    <>
      <Switch
        {...tie}
        size="md"
        label="Our treasurer keeps the books"
        description="Starts and ends with their term. Changes apply immediately, without signing in again."
        error={error}
        disabled={!treasurerKeepsBooks && !can.letTreasurerKeepBooks}
        checked={value === true}
        onChange={(event) => tie.onChange(event.currentTarget.checked)}
      />
      {!can.letTreasurerKeepBooks && (
        <Text size="sm">
          {treasurerKeepsBooks
            ? 'Your building has a manager. If you turn this off, only management can turn it on again.'
            : 'Your building has a manager, so only management can turn this on.'}
        </Text>
      )}
    </>
  )
}
