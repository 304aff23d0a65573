import { Button, Group, Paper } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { toast } from '../../../api/toast.ts'
import type { z } from 'zod'
import { newerOf } from '../../../api/errors.ts'
import { Form } from '../../../ui/form/form.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { RecordConflict, type Labels } from './record-conflict.tsx'

export type FormControl = KeptControl<FieldValues, FieldValues>

interface Props<V extends object> {
  /** The contract's body; that it also reads numbers and nothing from text is its business. */
  schema: z.ZodType<V>
  initial: FieldValues
  /** The name under which what is typed is kept. */
  keeps: string
  /** The version of the record that the form was filled with; 0 for a new one. */
  version?: number
  /** What the fields are called, for showing what somebody else has saved meanwhile. */
  labels: Labels
  /** Values as they are told of, where they are no plain words. */
  inWords?(values: FieldValues): FieldValues
  /** What the form does, for people who do not see it. */
  label: string
  save: string
  done: string
  failed: string
  /** Sends the checked values and throws what the server refuses. */
  send(values: V, version: number): Promise<unknown>
  onDone(): void
  children(control: FormControl): ReactNode
}

const asTheyAre = (values: FieldValues) => values

/** Writes one thing in its place. What was typed stays when a save fails, also when somebody else has saved meanwhile. */
export function RecordForm<V extends object>(props: Props<V>) {
  const { schema, initial, keeps, version = 0, labels, label, save, done, failed, send, onDone, children } = props
  const inWords = props.inWords ?? asTheyAre
  const form = useContractForm(schema as unknown as z.ZodType<FieldValues, FieldValues>, initial, {
    keeps,
    over: version,
  })
  // What the form was filled with stays its ground, also when the record is read anew behind it.
  const [ground, setGround] = useState(version)
  const [newer, setNewer] = useState<FieldValues | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus(), [])
  const submit = async (values: FieldValues) => {
    try {
      await send(values as V, ground)
    } catch (error) {
      const theirs = newerOf(error) as FieldValues | null
      if (!theirs) throw error
      setNewer(theirs)
      return
    }
    toast.success(done)
    onDone()
  }
  return (
    <Paper withBorder p="md" radius="lg" ref={place}>
      <Form form={form} onSend={submit} failed={failed} label={label}>
        {children(form.control)}
        {newer && (
          <RecordConflict
            newer={inWords(newer)}
            mine={inWords(form.getValues())}
            labels={labels}
            onKeepMine={() => {
              setGround(Number(newer['version']))
              setNewer(null)
            }}
            onTakeTheirs={onDone}
          />
        )}
        <Group gap="sm">
          <SubmitButton busyText="Saving..." disabled={newer !== null}>
            {save}
          </SubmitButton>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Paper>
  )
}
