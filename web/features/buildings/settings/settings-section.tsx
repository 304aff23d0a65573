import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Conflict, Theirs } from '../../../ui/conflict.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useSection, type SectionOf, type SectionSchema, type Typed } from './use-section.ts'

interface Props<S extends SectionSchema> extends SectionOf<S> {
  title: string
  text: ReactNode
  /** What the values say, a line each; told of somebody else's. */
  linesOf(values: Typed<S>): string[]
  children(form: UseFormReturn<z.input<S>, unknown, z.output<S>>): ReactNode
}

/** One part of the settings: a card with a form that is saved by itself. What was typed stays, whatever becomes of it. */
export function SettingsSection<S extends SectionSchema>({ title, text, linesOf, children, ...section }: Props<S>) {
  const { form, send, theirs, takeTheirs } = useSection(section)
  const mine = theirs ? new Set(linesOf(form.getValues() as Typed<S>)) : null
  return (
    <Panel id={section.id} title={title} text={text}>
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t save this. Please try again; nothing you typed was lost."
        label={title}
      >
        {children(form)}
        {theirs && mine && (
          <Conflict title="Someone else just changed this">
            <Theirs
              words="Your text is still here but isn’t saved. Their version:"
              lines={linesOf(theirs).filter((line) => !mine.has(line))}
            />
            <Group>
              <Button variant="default" className="wraps" onClick={takeTheirs}>
                Discard mine and use theirs
              </Button>
            </Group>
          </Conflict>
        )}
        <Group>
          <SubmitButton busyText="Saving...">{theirs ? 'Overwrite with mine' : 'Save changes'}</SubmitButton>
        </Group>
      </Form>
    </Panel>
  )
}
