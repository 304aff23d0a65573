import { Card, Group, List, SimpleGrid, Stack, Text } from '@mantine/core'
import { datesWords } from '../../../../contract/bookings/booking-words.ts'
import { PeakDraft, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfAmenities } from '../shown.ts'

type Peak = Amenity['peaks'][number]

/** Dates that many want: until the draw one takes part, then lots decide who has them. */
export const PeaksPanel = ({ amenity: { _id: id, peaks } }: { amenity: Amenity }) => (
  <Panel
    title="Draws for dates that many want"
    text="Until the morning of the draw residents take part; then lots decide, those who won less lately first. The seed is kept, so that anybody can compute the lots again."
  >
    {peaks.length === 0 && <Text c="dimmed">There is no draw: on every date, whoever books first has it.</Text>}
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Draws">
      {peaks.map((peak) => (
        <PeakCard key={peak._id} id={id} peak={peak} />
      ))}
    </Stack>
    <PeakForm id={id} />
  </Panel>
)

/** How many take part, or took part once the lots are drawn. */
const partWords = ({ entries, lots, drawnAt }: Peak): string => {
  if (drawnAt !== null) return lots.length === 1 ? '1 unit took part' : `${lots.length} units took part`
  return entries === 1 ? '1 unit takes part' : `${entries} units take part`
}

const PeakCard = ({ id, peak }: { id: string; peak: Peak }) => (
  <Card component="li" padding="md">
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {peak.name}
    </Text>
    <Text>{datesWords(peak)}</Text>
    <Text size="sm" c="dimmed">
      {partWords(peak)};{' '}
      {peak.drawnAt === null ? `drawn on the morning of ${formatDate(peak.drawsOn)}` : <Drawn peak={peak} />}
    </Text>
    {peak.drawnAt === null ? <PeakButtons id={id} peak={peak} /> : <Lots peak={peak} />}
  </Card>
)

const Drawn = ({ peak: { drawnAt, seed } }: { peak: Peak }) => (
  <>
    drawn on {drawnAt !== null && <Instant at={drawnAt} />}, seed{' '}
    <code style={{ overflowWrap: 'anywhere' }}>{seed}</code>
  </>
)

const Lots = ({ peak: { lots, name } }: { peak: Peak }) => (
  <List type="ordered" size="sm" mt="xs" aria-label={`Lots of ${name}`}>
    {lots.map(({ unitId, unitNumber, wins, won }) => (
      <List.Item key={unitId}>
        Unit {unitNumber}: {won ? 'has a place' : 'waits'};{' '}
        {wins === 0 ? 'won nothing' : wins === 1 ? 'won once' : `won ${wins} times`} in the year before
      </List.Item>
    ))}
  </List>
)

const PeakButtons = ({ id, peak }: { id: string; peak: Peak }) => {
  const { ask, dialog } = useConfirm()
  const draw = useAction(api.bookings.draw, { done: 'The lots are drawn', refresh: shownOfAmenities })
  const remove = useAction(api.bookings.removePeak, { done: 'The draw is removed', refresh: shownOfAmenities })
  const params = { params: { id, peakId: peak._id } }
  const drawNow = async () => {
    const question = {
      title: `Draw the lots for ${peak.name} now?`,
      text: 'Those who win have their place, the others wait in the drawn order. It cannot be drawn again.',
      yes: 'Draw now',
    }
    if (await ask(question)) await draw.run(params)
  }
  const drop = async () => {
    const question = {
      title: `Remove the draw for ${peak.name}?`,
      text: 'Whoever books first has it.',
      yes: 'Remove the draw',
      danger: true,
    }
    if (await ask(question)) await remove.run(params)
  }
  return (
    <Group gap="sm" mt="sm">
      <BusyButton
        variant="default"
        busy={draw.busy}
        busyText="Drawing..."
        aria-label={`Draw now: ${peak.name}`}
        onClick={() => void drawNow()}
      >
        Draw now
      </BusyButton>
      <BusyButton
        variant="subtle"
        busy={remove.busy}
        busyText="Removing..."
        aria-label={`Remove the draw: ${peak.name}`}
        onClick={() => void drop()}
      >
        Remove the draw
      </BusyButton>
      {dialog}
    </Group>
  )
}

const blank = { name: '', from: '', to: '', drawsOn: '' }

const PeakForm = ({ id }: { id: string }) => {
  const form = useContractForm(PeakDraft, blank, { mode: 'onSubmit' })
  const add = useAction(api.bookings.addPeak, { done: 'The draw is added', refresh: shownOfAmenities })
  const send = async (body: PeakDraft) => {
    await add.send({ params: { id }, body })
    form.reset(blank)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="It could not be saved. Nothing you typed is lost; please try again."
      label="Add a draw"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField control={form.control} name="name" label="Name" placeholder="Canada Day" autoComplete="off" />
        <DayField control={form.control} name="drawsOn" label="Drawn on the morning of" />
        <DayField control={form.control} name="from" label="First date" />
        <DayField control={form.control} name="to" label="Last date" />
      </SimpleGrid>
      <Group>
        <SubmitButton variant="default" busyText="Saving...">
          Add the draw
        </SubmitButton>
      </Group>
    </Form>
  )
}
