import { Button, Group, Select, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { findOptions } from '../../../ui/find-options.ts'
import { StallPlace, type StallSummary } from '../../../../contract/parking/stalls.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { forManagers } from './on-map.ts'
import { StallMap } from './stall-map.tsx'
import { useDrawing } from './use-drawing.ts'

interface Props {
  level: string
  stalls: readonly StallSummary[]
  onDone: () => void
}

/** Draws a level: by the pointer, by keys, or by a form; each move is saved as it is made. */
export const MapEditor = ({ level, stalls, onDone }: Props) => {
  const drawing = useDrawing(stalls)
  const [chosen, setChosen] = useState(stalls[0]?._id ?? null)
  const [leaving, setLeaving] = useState(false)
  const shown = stalls.map((stall) => ({ ...forManagers(stall), place: drawing.placeOf(stall._id) ?? stall.place }))
  const one = shown.find(({ _id }) => _id === chosen)
  const finish = async () => {
    setLeaving(true)
    await drawing.settled()
    onDone()
  }
  return (
    <Stack gap="sm">
      <Tools busy={leaving} onDone={() => void finish()} onUndo={drawing.canUndo ? drawing.undo : null} />
      <VisuallyHidden role="status">{drawing.said}</VisuallyHidden>
      <StallMap
        level={level}
        stalls={shown}
        chosen={chosen}
        onChoose={setChosen}
        drawing={{
          onKey: drawing.onKey,
          onPointerDown: (id, event) => {
            setChosen(id)
            drawing.onPointerDown(id, event)
          },
        }}
      />
      <Select
        label="Stall"
        maw={320}
        searchable
        filter={findOptions}
        allowDeselect={false}
        data={stalls.map((stall) => ({ value: stall._id, label: stallLabel(stall) }))}
        value={chosen}
        onChange={setChosen}
      />
      {one && (
        <PlaceForm
          key={`${one._id} ${Object.values(one.place).join(' ')}`}
          place={one.place}
          label={`Position of ${stallLabel(one)}`}
          onPut={(place) => drawing.move(one._id, one.place, place)}
        />
      )}
    </Stack>
  )
}

const Tools = ({ busy, onDone, onUndo }: { busy: boolean; onDone: () => void; onUndo: (() => void) | null }) => (
  <>
    <Group gap="sm">
      <BusyButton leftSection={<IconCheck size={18} aria-hidden />} busy={busy} busyText="Saving..." onClick={onDone}>
        Done editing
      </BusyButton>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
      >
        Undo last move
      </Button>
    </Group>
    <Text size="sm" c="dimmed">
      Drag a stall, or select it with the Tab key: arrow keys move it by one cell, Shift and arrow keys resize it, and R
      rotates it. Every move is saved right away.
    </Text>
  </>
)

const fronts = [
  { value: '0', label: 'Below' },
  { value: '1', label: 'Left' },
  { value: '2', label: 'Above' },
  { value: '3', label: 'Right' },
]

const PlaceForm = ({
  place,
  label,
  onPut,
}: {
  place: StallPlace
  label: string
  onPut: (place: StallPlace) => void
}) => {
  const form = useContractForm(StallPlace, {
    x: String(place.x),
    y: String(place.y),
    width: String(place.width),
    height: String(place.height),
    turned: String(place.turned),
  })
  const { control } = form
  return (
    <Form form={form} onSend={async (next) => onPut(next)} failed="We couldn’t save this." label={label}>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
        <TextField control={control} name="x" label="From the left" inputMode="numeric" autoComplete="off" />
        <TextField control={control} name="y" label="From the top" inputMode="numeric" autoComplete="off" />
        <TextField control={control} name="width" label="Width" inputMode="numeric" autoComplete="off" />
        <TextField control={control} name="height" label="Height" inputMode="numeric" autoComplete="off" />
        <SelectField control={control} name="turned" label="Lane" data={fronts} />
      </SimpleGrid>
      <Group>
        <SubmitButton busyText="Saving...">Move stall</SubmitButton>
      </Group>
    </Form>
  )
}
