import { Alert, Checkbox, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWatch, type Control } from 'react-hook-form'
import { useId } from 'react'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import type { Area, PermissionMap } from '../../../../contract/roles.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useField } from '../../../ui/form/tied.ts'
import classes from './permissions-section.module.css'
import { areaWords } from './setting-words.ts'
import { SettingsSection } from './settings-section.tsx'

const Permissions = SettingsForm.pick({ rolePermissions: true })
type Values = z.input<typeof Permissions>
type Parsed = z.output<typeof Permissions>
type ManagingRole = keyof Values['rolePermissions']

const areas = Object.keys(areaWords) as Area[]

const inOrder = (map: PermissionMap) =>
  Object.fromEntries(areas.map((area) => [area, map[area]])) as unknown as PermissionMap
const pick = ({ rolePermissions: { council, management } }: BuildingSettings) => ({
  rolePermissions: { council: inOrder(council), management: inOrder(management) },
})

/** Who may manage what. Settings themselves stay with all who manage the building, so that nobody locks themselves out. */
export const PermissionsSection = ({ settings }: { settings: BuildingSettings }) => {
  const { council } = labelsFor(settings.jurisdiction)
  const roles: Record<ManagingRole, string> = { council: council.One, management: 'Management' }
  const linesOf = ({ rolePermissions }: Values) =>
    (['council', 'management'] as const).map((role) => {
      const may = areas.filter((area) => rolePermissions[role][area]).map((area) => areaWords[area].label.toLowerCase())
      return `${roles[role]}: ${may.join(', ') || 'nothing'}`
    })
  return (
    <SettingsSection
      id="permissions"
      title="Permissions"
      text={`Areas the ${council.one} and management can manage. Changes apply immediately, without signing in again. They never affect what residents can do, and both can always open these settings.`}
      schema={Permissions}
      settings={settings}
      pick={pick}
      linesOf={linesOf}
    >
      {({ control }) => (
        <>
          <Table className={classes['matrix'] ?? ''} verticalSpacing="xs" horizontalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Area</Table.Th>
                <Table.Th scope="col">{roles.council}</Table.Th>
                <Table.Th scope="col">{roles.management}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {areas.map((area) => (
                <Table.Tr key={area}>
                  <Table.Th scope="row">
                    {areaWords[area].label}
                    <Text size="sm" c="dimmed" fw={400}>
                      {areaWords[area].about}
                    </Text>
                  </Table.Th>
                  <Table.Td>
                    {area === 'billing' ? <Never /> : <May control={control} of="council" area={area} who={roles} />}
                  </Table.Td>
                  <Table.Td>
                    <May control={control} of="management" area={area} who={roles} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <LeftToStaff control={control} council={council.one} />
          <Text size="sm" c="dimmed">
            Areas that aren’t available yet keep these settings. Platform staff can help in every area; what they do is
            recorded in the history.
          </Text>
        </>
      )}
    </SettingsSection>
  )
}

/** Says which areas nobody of the building would manage, before it is saved. */
function LeftToStaff({ control, council }: { control: Control<Values, unknown, Parsed>; council: string }) {
  const { council: ofCouncil, management } = useWatch({ control, name: 'rolePermissions' })
  const left = areas.filter((area) => !ofCouncil[area] && !management[area])
  if (left.length === 0) return null
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={`No one here manages: ${left.map((area) => areaWords[area].label.toLowerCase()).join(', ')}`}
    >
      Only platform staff could manage it. The {council} and management can change this here any time.
    </Alert>
  )
}

/** Money stays with management. */
const Never = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Never</VisuallyHidden>
  </>
)

interface MayProps {
  control: Control<Values, unknown, Parsed>
  of: ManagingRole
  area: Area
  who: Readonly<Record<ManagingRole, string>>
}

const May = ({ control, of: role, area, who }: MayProps) => {
  const tick = useId()
  const { tie, value } = useField(control, `rolePermissions.${role}.${area}`)
  return (
    <label className={classes['target']} htmlFor={tick}>
      <Checkbox
        {...tie}
        id={tick}
        size="md"
        aria-label={`${who[role]} manages ${areaWords[area].label.toLowerCase()}`}
        checked={value === true}
        onChange={(event) => tie.onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
