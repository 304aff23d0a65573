import { Collapse, Group, SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { VisitorFields, type RecentVisitor, type RegisteringFacts } from '../../../../contract/parking/visitor.ts'
import { formatInstant, instantOf, later } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { hoursWords, lengthsUpTo } from '../words.ts'

const hourMs = 60 * 60 * 1000

const RegisterForm = VisitorFields.extend({
  unitId: z.string().min(1, 'Choose a unit'),
  hours: z.string(),
  comes: z.enum(['now', 'later']),
  day: z.string(),
  time: z.string(),
}).superRefine(({ comes, day, time }, context) => {
  if (comes === 'now') return
  if (day === '') context.addIssue({ code: 'custom', path: ['day'], message: 'Choose a day' })
  if (!/^\d\d:\d\d$/.test(time)) context.addIssue({ code: 'custom', path: ['time'], message: 'Enter a time' })
})
type RegisterForm = z.output<typeof RegisterForm>

interface Props {
  facts: RegisteringFacts
  /** Who came before, to be registered anew. */
  again: RecentVisitor | null
  onClose: () => void
}

const valuesOf = ({ units, limits }: RegisteringFacts, again: RecentVisitor | null) => ({
  visitorName: again?.visitorName ?? '',
  licensePlate: again?.licensePlate ?? '',
  province: again?.province ?? '',
  vehicleMake: again?.vehicleMake ?? '',
  vehicleModel: again?.vehicleModel ?? '',
  vehicleColor: again?.vehicleColor ?? '',
  purpose: '',
  notes: '',
  unitId: again?.unitId ?? units[0]?._id ?? '',
  hours: String(again ? Math.min(24, limits.longestStayHours) : Math.min(4, limits.longestStayHours)),
  comes: 'now' as const,
  day: '',
  time: '',
})

/** When it begins and ends, by the building's clocks. */
const timesOf = (
  { comes, day, time, hours }: Pick<RegisterForm, 'comes' | 'day' | 'time' | 'hours'>,
  now: string,
  zone: string,
) => {
  const isLater = comes === 'later' && day !== '' && /^\d\d:\d\d$/.test(time)
  const start = isLater ? instantOf(day, time, zone) : now
  return { from: isLater ? start : null, until: later(start, Number(hours) * hourMs) }
}

const stale = [
  api.parking.registering,
  api.parking.recent,
  api.parking.myPasses,
  api.parking.listPasses,
  api.parking.spaces,
]

/** Registers a visitor; who came before needs no more than the button. What is refused keeps what was typed. */
export const RegisterDialog = ({ facts, again, onClose }: Props) => {
  const zone = useZone()
  const opened = useNow()
  const form = useContractForm(RegisterForm, valuesOf(facts, again))
  const register = useAction(api.parking.register, {
    done: ({ until }) => `Registered until ${formatInstant(until, zone)}`,
    refresh: stale,
  })
  const [comes, day, time, hours] = form.watch(['comes', 'day', 'time', 'hours'])
  const { until } = timesOf({ comes, day, time, hours }, opened, zone)
  const send = async (said: RegisterForm) => {
    const { hours: _hours, comes: _comes, day: _day, time: _time, ...fields } = said
    await register.send({ body: { ...fields, ...timesOf(said, new Date().toISOString(), zone) } })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={again ? `${again.visitorName} again` : 'Register a visitor'} size="lg">
      <Form
        form={form}
        onSend={send}
        failed="The visitor could not be registered. Nothing you typed is lost."
        label="Visitor"
      >
        <Essentials control={form.control} facts={facts} isLater={comes === 'later'} />
        <More control={form.control} />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            Until {formatInstant(until, zone)}
          </Text>
          <SubmitButton busyText="Registering...">Register</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}

type Control = ReturnType<typeof useContractForm<typeof RegisterForm>>['control']

/** What helps whoever walks the lot, and may stay empty. */
const More = ({ control }: { control: Control }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <UnstyledButton
        mih="var(--finger)"
        c="var(--mantine-color-anchor)"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'Add the vehicle, a purpose or notes'}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="vehicleMake" label="Make" />
          <TextField control={control} name="vehicleModel" label="Model" />
          <TextField control={control} name="vehicleColor" label="Color" />
          <TextField control={control} name="province" label="Province or state" />
          <TextField control={control} name="purpose" label="Purpose" />
        </SimpleGrid>
        <TextAreaField control={control} name="notes" label="Notes" minRows={2} mt="sm" />
      </Collapse>
    </div>
  )
}

interface EssentialsProps {
  control: Control
  facts: RegisteringFacts
  isLater: boolean
}

/** Who comes with which plate, and for how long. */
const Essentials = ({ control, facts, isLater }: EssentialsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <TextField control={control} name="visitorName" label="Name of the visitor" autoComplete="off" />
    <TextField
      control={control}
      name="licensePlate"
      label="License plate"
      autoCapitalize="characters"
      autoComplete="off"
    />
    {facts.units.length > 1 && (
      <SelectField
        control={control}
        name="unitId"
        label="Unit"
        data={facts.units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
      />
    )}
    <SelectField
      control={control}
      name="hours"
      label="Stays"
      allowDeselect={false}
      data={lengthsUpTo(facts.limits.longestStayHours).map((one) => ({
        value: String(one),
        label: hoursWords(one),
      }))}
    />
    <SelectField
      control={control}
      name="comes"
      label="Comes"
      allowDeselect={false}
      data={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
    />
    {isLater && (
      <>
        <DayField control={control} name="day" label="Day" />
        <TextField control={control} name="time" label="Time" type="time" />
      </>
    )}
  </SimpleGrid>
)
