import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import { blackoutsMost } from '../../../../contract/limits/parking.ts'
import { ParkingFields, type ParkingSettings } from '../../../../contract/parking/settings.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'

const text = (count: number | null): string => (count === null ? '' : String(count))

const valuesOf = ({ version: _version, ...settings }: ParkingSettings) => ({
  ...settings,
  visitorSpaces: text(settings.visitorSpaces),
  longestStayHours: text(settings.longestStayHours),
  nightsPerMonth: text(settings.nightsPerMonth),
  nightsInARow: text(settings.nightsInARow),
  restNights: text(settings.restNights),
  atOnce: text(settings.atOnce),
  advanceDays: text(settings.advanceDays),
  graceMinutes: text(settings.graceMinutes),
  retentionDays: text(settings.retentionDays),
  patrolLinkDays: text(settings.patrolLinkDays),
  towWaitHours: text(settings.towWaitHours),
})

const useSettingsForm = (settings: ParkingSettings) =>
  useContractForm(ParkingFields, valuesOf(settings), {
    keeps: 'parking-settings',
    over: settings.version,
    mode: 'onSubmit',
  })
type Control = ReturnType<typeof useSettingsForm>['control']

interface Props {
  settings: ParkingSettings
  onSaved: (settings: ParkingSettings) => void
}

/** Changes how visitor parking is shared. What was typed stays, whatever becomes of a save. */
export const SettingsForm = ({ settings, onSaved }: Props) => {
  const form = useSettingsForm(settings)
  const { control } = form
  const change = useAction(api.parking.changeSettings, {
    done: 'Settings saved',
    refresh: [api.parking.settings, api.parking.spaces, api.audit.history],
  })
  return (
    <Form
      form={form}
      onSend={async (draft) => onSaved(await change.send({ body: { ...draft, version: settings.version } }))}
      failed="We couldn’t save the settings. Please try again; nothing you typed was lost."
      label="Visitor parking"
    >
      <Stack gap="lg">
        <Limits control={control} />
        <Blackouts control={control} />
        <Keeping control={control} />
        <Group>
          <SubmitButton busyText="Saving...">Save changes</SubmitButton>
        </Group>
      </Stack>
    </Form>
  )
}

const number = { inputMode: 'numeric' } as const

const Limits = ({ control }: { control: Control }) => (
  <Panel
    title="Limits"
    text="Leave a field empty for no limit. People who manage parking can allow exceptions, with a reason."
  >
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="visitorSpaces" label="Visitor spaces" {...number} />
      <TextField control={control} name="longestStayHours" label="Maximum stay in hours" {...number} />
      <TextField control={control} name="nightsPerMonth" label="Overnights per unit per month" {...number} />
      <TextField control={control} name="atOnce" label="Visitors per unit at a time" {...number} />
      <TextField control={control} name="nightsInARow" label="Nights in a row per plate" {...number} />
      <TextField control={control} name="restNights" label="Nights off after that" {...number} />
      <TextField control={control} name="midnight" label="Overnight counted at" type="time" />
      <TextField control={control} name="advanceDays" label="Maximum days ahead" {...number} />
    </SimpleGrid>
  </Panel>
)

const Blackouts = ({ control }: { control: Control }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'blackouts' })
  return (
    <Panel title="Days without visitor parking" text="For example, when the lot is being cleaned.">
      {fields.map(({ id }, at) => (
        <Group key={id} gap="sm" align="flex-end">
          <DayField control={control} name={`blackouts.${at}.from`} label="From" />
          <DayField control={control} name={`blackouts.${at}.to`} label="To" />
          <TextField control={control} name={`blackouts.${at}.why`} label="Reason" flex="1 1 10rem" />
          <ActionIcon variant="default" size="xl" aria-label={`Remove day ${at + 1}`} onClick={() => remove(at)}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {fields.length < blackoutsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ from: '', to: '', why: '' })}
        >
          Add days
        </Button>
      )}
    </Panel>
  )
}

const Keeping = ({ control }: { control: Control }) => (
  <Panel title="Patrol and privacy">
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField
        control={control}
        name="retentionDays"
        label="Days until plates are erased"
        description="Counted from the end of a visit; kept longer while a violation is open."
        {...number}
      />
      <TextField
        control={control}
        name="graceMinutes"
        label="Grace period in minutes"
        description="Passes still show as valid this long after they end."
        {...number}
      />
      <TextField control={control} name="patrolLinkDays" label="Patrol link validity in days" {...number} />
      <TextField control={control} name="towWaitHours" label="Hours between notice and tow" {...number} />
    </SimpleGrid>
  </Panel>
)
