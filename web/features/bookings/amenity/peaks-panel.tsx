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
    title="Draws for popular dates"
    text="Residents can enter until the morning of the draw, which favours those who have won less often lately. The seed is kept so that anyone can verify the results."
  >
    {peaks.length === 0 && <Text c="dimmed">No draws: all dates are first come, first served.</Text>}
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
  return entries === 1 ? '1 unit entered so far' : `${entries} units entered so far`
}

const PeakCard = ({ id, peak }: { id: string; peak: Peak }) => (
  <Card component="li" padding="md">
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {peak.name}
    </Text>
    <Text>{datesWords(peak)}</Text>
    <Text size="sm" c="dimmed">
      {partWords(peak)};{' '}
      {peak.drawnAt === null ? `draw on the morning of ${formatDate(peak.drawsOn)}` : <Drawn peak={peak} />}
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
  <List type="ordered" size="sm" mt="xs" aria-label={`Draw results: ${name}`}>
    {lots.map(({ unitId, unitNumber, wins, won }) => (
      <List.Item key={unitId}>
        Unit {unitNumber}: {won ? 'got a spot' : 'on the waitlist'};{' '}
        {wins === 0 ? 'won nothing' : wins === 1 ? 'won once' : `won ${wins} times`} in the previous year
      </List.Item>
    ))}
  </List>
)

const PeakButtons = ({ id, peak }: { id: string; peak: Peak }) => {
  const { ask, dialog } = useConfirm()
  const draw = useAction(api.bookings.draw, { done: 'Draw completed', refresh: shownOfAmenities })
  const remove = useAction(api.bookings.removePeak, { done: 'Draw removed', refresh: shownOfAmenities })
  const params = { params: { id, peakId: peak._id } }
  const drawNow = async () => {
    const question = {
      title: `Hold the draw for ${peak.name} now?`,
      text: 'Winners get their spot; everyone else goes on the waitlist in the order drawn. The draw can’t be repeated.',
      yes: 'Draw now',
    }
    if (await ask(question)) await draw.run(params)
  }
  const drop = async () => {
    const question = {
      title: `Remove the draw for ${peak.name}?`,
      text: 'These dates will be first come, first served.',
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
  const add = useAction(api.bookings.addPeak, { done: 'Draw added', refresh: shownOfAmenities })
  const send = async (body: PeakDraft) => {
    await add.send({ params: { id }, body })
    form.reset(blank)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the draw. Please try again; nothing you typed was lost."
      label="Add a draw"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField control={form.control} name="name" label="Name" placeholder="Canada Day" autoComplete="off" />
        <DayField control={form.control} name="drawsOn" label="Draw on the morning of" />
        <DayField control={form.control} name="from" label="First date" />
        <DayField control={form.control} name="to" label="Last date" />
      </SimpleGrid>
      <Group>
        <SubmitButton variant="default" busyText="Saving...">
          Add draw
        </SubmitButton>
      </Group>
    </Form>
  )
}
