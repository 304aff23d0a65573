import { ActionIcon, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import { closedDaysMost } from '../../../../contract/limits/maintenance.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { holidaysIn } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StandsIn } from '../../../ui/why.tsx'
import type { MaintenanceControl } from './hours-fields.tsx'

interface Props {
  control: MaintenanceControl
}

/** Days on which the office is closed although the week has hours for them. */
export const ClosedDaysFields = ({ control }: Props) => (
  <Panel
    title="Closed days"
    text="Deadlines don’t count these days, except around-the-clock ones, and no reminders are sent."
  >
    <Holidays control={control} />
    <OwnDays control={control} />
  </Panel>
)

const shownMost = 3

const Holidays = ({ control }: Props) => {
  const { tie, value } = useField(control, 'keepsHolidays')
  const { jurisdiction, timeZone } = useBuilding()
  const today = localDateOf(useNow(), timeZone)
  const year = Number(today.slice(0, 4))
  const next = [...holidaysIn(jurisdiction, year), ...holidaysIn(jurisdiction, year + 1)]
    .filter(({ on }) => on >= today)
    .slice(0, shownMost)
  return (
    <div>
      <Switch
        {...tie}
        size="md"
        label="Closed on the statutory holidays that apply to the building"
        checked={value === true}
        onChange={(event) => tie.onChange(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {next[0] ? (
          <>
            Next: {next.map(({ name, on }) => `${name}, ${formatDate(on)}`).join('; ')}. <StandsIn reason={next[0]} />
          </>
        ) : (
          'No holiday act on file applies here. Add the days you’re closed below.'
        )}
      </Text>
    </div>
  )
}

const OwnDays = ({ control }: Props) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'closedDays' })
  return (
    <Stack gap="sm">
      {fields.map(({ id }, at) => (
        <Group key={id} gap="xs" align="flex-start" wrap="nowrap" role="group" aria-label={`Closed day ${at + 1}`}>
          <Group gap="xs" align="flex-start" grow preventGrowOverflow={false} flex={1} miw={0}>
            <DayField control={control} name={`closedDays.${at}.on`} label="Date" miw={140} />
            <TextField
              control={control}
              name={`closedDays.${at}.name`}
              label="Reason"
              placeholder="Office move"
              autoComplete="off"
              miw={140}
            />
          </Group>
          <ActionIcon
            variant="subtle"
            color="red"
            mt={26}
            aria-label={`Remove closed day ${at + 1}`}
            onClick={() => remove(at)}
          >
            <IconTrash size={20} />
          </ActionIcon>
        </Group>
      ))}
      {fields.length < closedDaysMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ on: '', name: '' })}
        >
          Add a closed day
        </Button>
      )}
    </Stack>
  )
}
