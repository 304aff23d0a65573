import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { newerOf } from '../../../api/errors.ts'
import { Theirs } from '../../../ui/conflict.tsx'
import { Form, notSent } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../ui/newer-version.tsx'
import { oneOf, pageOf } from '../words.ts'
import { DatesPanel, FinePanel, TextPanel } from './bylaw-fields.tsx'
import { bylawForm, differences, kindIn, type BylawValues, type Sent, type Sets } from './bylaw-values.ts'

interface Props {
  /** Null for a new one. */
  bylaw: OneBylaw | null
  sets: Sets
  /** What the form is filled with. */
  values: BylawValues
  /** Under which name what is typed is kept. */
  keeps: string
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (sent: Sent, version: number) => Promise<void>
  onCancel: () => void
}

interface Newer {
  theirs: OneBylaw
  mine: Sent
}

/** Adds a bylaw or rule, or changes one. What was typed stays, whatever becomes of a save. */
export const BylawEditor = ({ bylaw, sets, values, keeps, onSave, onCancel }: Props) => {
  const [schema] = useState(() => bylawForm(sets))
  const form = useContractForm(schema, values, { keeps, over: bylaw?.version, mode: 'onSubmit' })
  // What the form was filled with stays its ground, also when the text is read again behind it.
  const [ground, setGround] = useState(bylaw?.version ?? 0)
  const [newer, setNewer] = useState<Newer | null>(null)
  const { control } = form
  const kind = kindIn(sets, useWatch({ control, name: 'setId' }))
  const send = async (mine: Sent) => {
    try {
      await onSave(mine, ground)
      return undefined
    } catch (error) {
      const theirs = newerOf(error) as OneBylaw | null
      if (!theirs) throw error
      setNewer({ theirs, mine })
      return notSent
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed={`We couldn’t save the ${oneOf(kind)}. Please try again; nothing you typed was lost.`}
      label={bylaw ? `Edit ${bylawName(bylaw)}` : 'New bylaw or rule'}
    >
      <TextPanel control={control} sets={sets} fixed={bylaw !== null} />
      <DatesPanel control={control} kind={kind} isNew={bylaw === null} />
      <FinePanel control={control} kind={kind} />
      {newer && (
        <NewerVersion
          what={oneOf(kind)}
          to={pageOf(newer.theirs)}
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="Their version has:" lines={differences(newer.theirs, newer.mine)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {bylaw ? 'Save changes' : kind === 'bylaw' ? 'Add bylaw' : 'Add rule'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
