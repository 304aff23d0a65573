import { Button, NativeSelect, Stack } from '@mantine/core'
import { useRef } from 'react'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import {
  typeMeaningLabelsWith,
  typeMeanings,
  type TypeMeaning,
} from '../../../../contract/book-imports/book-import-words.ts'
import { counted } from '../../../../contract/text.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { FileColumns } from '../../../ui/file-columns.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useChargeLabels } from '../../../ui/use-money-labels.ts'
import { useImportStep } from './use-import-step.ts'

/** Meanings that were chosen and aren’t applied yet, by their words. */
export type Unapplied = ReadonlyMap<string, TypeMeaning>

interface Props {
  made: BookImport
  unapplied: Unapplied
  onChoose: (unapplied: Unapplied) => void
}

/** The meanings of words in the type column of a file: shown at once where one isn’t known, else on demand. */
export const TypesPanel = (props: Props) => {
  const { made } = props
  const { lien } = labelsFor(useBuilding().jurisdiction)
  const place = useRef<HTMLDivElement>(null)
  const isAsked = made.types.some(({ meaning }) => meaning === null)
  // Nothing is left to apply, so its button lets go of the focus.
  const types = <Types {...props} onApplied={() => place.current?.focus({ preventScroll: true })} />
  return (
    <Panel
      title="Types"
      text={`Types in your previous records, and how each is brought in. Only a charge with its own type can be secured by a ${lien.one}, bear interest, or be treated as a fine.`}
    >
      <Stack gap="sm" ref={place} tabIndex={-1}>
        {isAsked ? types : <OnDemand words="Change what types mean">{types}</OnDemand>}
      </Stack>
    </Panel>
  )
}

const Types = ({ made, unapplied, onChoose, onApplied }: Props & { onApplied: () => void }) => {
  const { _id: id, version, types } = made
  const step = useImportStep()
  const apply = async () => {
    const chosen = [...unapplied].map(([word, meaning]) => ({ said: word, meaning }))
    const answer = await step.run({ params: { id }, body: { step: 'read', version, types: chosen } })
    if (answer === undefined) return
    onChoose(new Map())
    onApplied()
  }
  return (
    <Stack gap="md">
      <FileColumns
        label="Types in the file"
        columns={types.map((one) => ({ heading: one.said, samples: [counted(one.rows, 'row')] }))}
      >
        {(name, at) => (
          <MeaningOfType
            name={name}
            meaning={unapplied.get(name) ?? types[at]?.meaning ?? null}
            busy={step.busy}
            onMean={(meaning) => onChoose(new Map(unapplied).set(name, meaning))}
          />
        )}
      </FileColumns>
      <Button
        w="fit-content"
        variant="default"
        loading={step.busy}
        disabled={unapplied.size === 0}
        onClick={() => void apply()}
      >
        Apply types
      </Button>
    </Stack>
  )
}

interface MeaningProps {
  name: string
  meaning: TypeMeaning | null
  busy: boolean
  onMean: (meaning: TypeMeaning) => void
}

const MeaningOfType = ({ name, meaning, busy, onMean }: MeaningProps) => {
  const labels = typeMeaningLabelsWith(useChargeLabels())
  const options = typeMeanings.map((value) => ({ value, label: labels[value] }))
  return (
    <NativeSelect
      aria-label={`Meaning of ${name}`}
      data={[...(meaning === null ? [{ value: '', label: 'Choose a type' }] : []), ...options]}
      value={meaning ?? ''}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => onMean(value as TypeMeaning)}
    />
  )
}
