import { Alert, Button, Card, List, Stack, Text, TextInput } from '@mantine/core'
import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { normalisedPlate, Plate } from '../../../../contract/parking/plates.ts'
import type { PlateStanding } from '../../../../contract/parking/patrol.ts'
import { formatInstant } from '../../../../contract/time.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import type { KeptReport } from './kept-reports.ts'
import { useQueue } from './use-queue.ts'

interface Props {
  /** By which what waits in the browser belongs to this link or building. */
  scope: string
  timeZone: string
  check: (licensePlate: string) => Promise<PlateStanding>
  send: (report: KeptReport) => Promise<unknown>
}

/** A plate in, an answer out; one tap records a violation with a photo, also without a connection. */
export const PatrolView = ({ scope, timeZone, check, send }: Props) => {
  const { waiting, report, flush } = useQueue(scope, send)
  const [plate, setPlate] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PlateStanding | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const look = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    setAnswer(null)
    try {
      setAnswer(await check(plate))
    } catch (error) {
      setFault(wordsOfChange(error, 'We couldn’t look up the plate.'))
    } finally {
      setBusy(false)
    }
  }
  const record = async (photos: readonly File[]) => {
    const licensePlate = normalisedPlate(plate)
    const key = crypto.randomUUID()
    await report({ key, licensePlate, kind: 'no_pass', place: '', seenAt: new Date().toISOString(), photos })
    setPlate('')
    setAnswer(null)
    setFault(null)
  }
  const isPlate = Plate.safeParse(plate).success
  return (
    <Stack gap="md" maw={520} mx="auto">
      <form onSubmit={(event) => void look(event)} aria-label="Check a plate">
        <Stack gap="sm">
          <TextInput
            label="Licence plate"
            size="xl"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={plate}
            onChange={(event) => setPlate(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" loading={busy} disabled={!isPlate}>
            Check
          </Button>
        </Stack>
      </form>
      <div aria-live="polite">
        {answer && <Answer answer={answer} timeZone={timeZone} />}
        {fault && <Alert color="red">{fault}</Alert>}
      </div>
      {isPlate && <PhotoButton onPhotos={(photos) => void record(photos)} />}
      {waiting.length > 0 && <Waiting waiting={waiting} onTry={() => void flush()} />}
    </Stack>
  )
}

const Answer = ({ answer, timeZone }: { answer: PlateStanding; timeZone: string }) => {
  const { standing, until, licensePlate, isReported } = answer
  const isValid = standing === 'valid' && until !== null
  return (
    <Alert color={isValid ? 'green' : 'red'} title={`${licensePlate}: ${isValid ? 'valid' : 'not valid'}`}>
      {isValid && <Text>Until {formatInstant(until, timeZone)}</Text>}
      {standing === 'resident' && <Text>A resident’s car: it must park in its own stall, not a visitor space.</Text>}
      {standing === 'none' && <Text>No visitor is currently registered with this plate.</Text>}
      {isReported && <Text>This car already has an open violation; it will be marked as seen again.</Text>}
    </Alert>
  )
}

/** Opens the camera; the photo is all it takes. */
const PhotoButton = ({ onPhotos }: { onPhotos: (photos: readonly File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    if (photos.length > 0) onPhotos(photos)
  }
  return (
    <Stack gap="sm">
      <input
        id={id}
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photo of the car"
        onChange={take}
      />
      <Button size="lg" className="wraps" color="red" variant="light" onClick={() => input.current?.click()}>
        Record a violation with a photo
      </Button>
      <Button size="lg" variant="default" onClick={() => onPhotos([])}>
        Record without a photo
      </Button>
    </Stack>
  )
}

const Waiting = ({ waiting, onTry }: { waiting: readonly KeptReport[]; onTry: () => void }) => (
  <Card padding="md" component="section" aria-label="Waiting to send">
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>
        {waiting.length === 1 ? 'One violation waiting to send' : `${waiting.length} violations waiting to send`}
      </Text>
      <Text size="sm" c="dimmed">
        Saved in this browser; sent as soon as you’re back online.
      </Text>
      <List listStyleType="none">
        {waiting.map((one) => (
          <List.Item key={one.key}>
            {one.licensePlate}, {one.photos.length === 1 ? 'one photo' : `${one.photos.length} photos`}
          </List.Item>
        ))}
      </List>
      <Button variant="default" onClick={onTry}>
        Try again now
      </Button>
    </Stack>
  </Card>
)
