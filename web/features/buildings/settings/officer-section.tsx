import { SimpleGrid } from '@mantine/core'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { formatPhone } from '../../../../contract/text.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { SettingsSection } from './settings-section.tsx'

const Officer = SettingsForm.pick({ privacyOfficer: true })
type Values = z.input<typeof Officer>

const pick = ({ privacyOfficer: { name, email, phone } }: BuildingSettings) => ({
  privacyOfficer: { name, email, phone: formatPhone(phone) },
})
const linesOf = ({ privacyOfficer: { name, email, phone } }: Values) => [
  [name || 'Not set', email, phone].filter(Boolean).join(', '),
]

/** Who answers for personal information. */
export const OfficerSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="privacy-officer"
    title="Privacy officer"
    text="The person to contact with questions about personal information. Shown on the dashboard to everyone in the building."
    schema={Officer}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField control={control} name="privacyOfficer.name" label="Name" />
        <TextField control={control} name="privacyOfficer.email" label="Email" type="email" />
        <TextField control={control} name="privacyOfficer.phone" label="Phone" type="tel" />
      </SimpleGrid>
    )}
  </SettingsSection>
)
