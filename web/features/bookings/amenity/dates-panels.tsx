import { Group, List, SimpleGrid, Stack, Text } from '@mantine/core'
import { datesWords } from '../../../../contract/bookings/booking-words.ts'
import { ClosureDraft, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfAmenities } from '../shown.ts'
import { PeaksPanel } from './peaks-panel.tsx'

interface Props {
  amenity: Amenity
}

/** Days on which it is closed, and dates for which lots are drawn. */
export function DatesPanels({ amenity }: Props) {
  return (
    <Stack gap="lg">
      <ClosuresPanel amenity={amenity} />
      <PeaksPanel amenity={amenity} />
    </Stack>
  )
}

const ClosuresPanel = ({ amenity: { _id: id, closures } }: Props) => (
  <Panel
    title="Closed dates"
    text="These days can’t be booked. Existing bookings are kept; cancel them yourself if needed."
  >
    {closures.length === 0 && <Text c="dimmed">No closed dates.</Text>}
    <List listStyleType="none" withPadding={false} spacing="xs" aria-label="Closures">
      {closures.map((closure) => (
        <List.Item key={closure._id}>
          <Group gap="sm">
            <Text style={{ overflowWrap: 'anywhere' }}>
              {datesWords(closure)}
              {closure.why && `: ${closure.why}`}
            </Text>
            <OpenAgain id={id} closure={closure} />
          </Group>
        </List.Item>
      ))}
    </List>
    <ClosureForm id={id} />
  </Panel>
)

const OpenAgain = ({ id, closure }: { id: string; closure: Amenity['closures'][number] }) => {
  const { ask, dialog } = useConfirm()
  const open = useAction(api.bookings.removeClosure, { done: 'Dates reopened', refresh: shownOfAmenities })
  const run = async () => {
    const question = {
      title: `Reopen on ${datesWords(closure)}?`,
      text: 'People can book on these days again.',
      yes: 'Reopen',
    }
    if (await ask(question)) await open.run({ params: { id, closureId: closure._id } })
  }
  return (
    <>
      <BusyButton
        variant="default"
        busy={open.busy}
        busyText="Reopening..."
        aria-label={`Reopen on ${datesWords(closure)}`}
        onClick={() => void run()}
      >
        Reopen
      </BusyButton>
      {dialog}
    </>
  )
}

const blank = { from: '', to: '', why: '' }

const ClosureForm = ({ id }: { id: string }) => {
  const form = useContractForm(ClosureDraft, blank, { mode: 'onSubmit' })
  const close = useAction(api.bookings.addClosure, { done: 'Closure added', refresh: shownOfAmenities })
  const send = async (body: ClosureDraft) => {
    await close.send({ params: { id }, body })
    form.reset(blank)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the closure. Please try again; nothing you typed was lost."
      label="Add a closure"
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <DayField control={form.control} name="from" label="First day" />
        <DayField control={form.control} name="to" label="Last day" />
        <TextField control={form.control} name="why" label="Reason" placeholder="Painting" autoComplete="off" />
      </SimpleGrid>
      <Group>
        <SubmitButton variant="default" busyText="Saving...">
          Close on these days
        </SubmitButton>
      </Group>
    </Form>
  )
}
