import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Levy, LevyDraft } from '../../../../contract/levies/levy.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { newerOf } from '../../../api/errors.ts'
import { Theirs } from '../../../ui/conflict.tsx'
import { Form, notSent } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../ui/newer-version.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DivisionFields } from './division-fields.tsx'
import { DueDaysField } from './due-days-field.tsx'
import type { LevyControl } from './levy-control.ts'
import { differences, LevyForm, valuesOf } from './levy-values.ts'

interface Props {
  /** Null for a new one. */
  levy: Levy | null
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (draft: LevyDraft, version: number) => Promise<void>
  onCancel: () => void
}

interface Newer {
  theirs: Levy
  mine: LevyDraft
}

/** Drafts a special levy, or changes a draft. What was typed stays, whatever becomes of a save. */
export const LevyEditor = ({ levy, onSave, onCancel }: Props) => {
  const form = useContractForm(LevyForm, valuesOf(levy), {
    keeps: levy ? `levy/${levy._id}` : 'levy/new',
    over: levy?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the levy is read again behind it.
  const [ground, setGround] = useState(levy?.version ?? 0)
  const [newer, setNewer] = useState<Newer | null>(null)
  const labels = labelsFor(useBuilding().jurisdiction)
  const { control } = form
  const send = async (mine: LevyDraft) => {
    try {
      await onSave(mine, ground)
      return undefined
    } catch (error) {
      const theirs = newerOf(error) as Levy | null
      if (!theirs) throw error
      setNewer({ theirs, mine })
      return notSent
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the special levy. Please try again; nothing you typed was lost."
      label={levy ? `Edit ${levy.name}` : 'New special levy'}
    >
      <Resolution control={control} />
      <DueDaysField control={control} />
      <DivisionFields control={control} />
      {newer && (
        <NewerVersion
          what="special levy"
          to={`/fees/levies/${newer.theirs._id}`}
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="Their version has:" lines={differences(newer.theirs, newer.mine, labels)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {levy ? 'Save changes' : 'Save draft'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

const Resolution = ({ control }: { control: LevyControl }) => (
  <Panel title="Resolution" text="As it’s put to the vote.">
    <TextField
      control={control}
      name="name"
      label="Name"
      placeholder="Roof replacement"
      autoComplete="off"
      withAsterisk
    />
    <TextAreaField
      control={control}
      name="purpose"
      label="Purpose"
      description="How the money will be used. Owners see it."
      withAsterisk
    />
    <TextField
      control={control}
      name="totalCents"
      label="Total in dollars"
      inputMode="decimal"
      autoComplete="off"
      withAsterisk
      maw={320}
    />
  </Panel>
)
