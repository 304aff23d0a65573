import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { LetterPreview } from '../../../../../contract/forms/runs.ts'
import { ApiError } from '../../../../api/errors.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { LetterPaper } from '../letter-paper.tsx'
import { AddresseeList } from './addressee-list.tsx'
import { Doubts, Unfinished } from './doubts.tsx'
import type { Previews } from './use-previews.ts'

/** How the letter looks for one of the chosen units, what still stops it, and who gets it how. */
export const LetterPanel = ({ previews }: { previews: Previews }) => (
  <Panel title="Preview">
    {previews.count === 0 ? (
      <Text size="sm">Choose a unit to preview its letter and recipients.</Text>
    ) : (
      <Stack gap="md">
        {previews.count > 1 && <Stepper previews={previews} />}
        <Shown previews={previews} />
      </Stack>
    )}
  </Panel>
)

/** What was filled in and is no day, no amount, or half a row is no failure: it is said, and the letter comes with what follows. */
const Shown = ({ previews: { query, isStale } }: { previews: Previews }) => {
  const { error } = query
  return error instanceof ApiError && error.status === 400 ? (
    <Unfinished sentences={error.fields.length > 0 ? error.fields.map(({ message }) => message) : [error.message]} />
  ) : (
    <Loaded query={query} rows={1} failed="We couldn’t load the preview.">
      {(preview) => <OfUnit preview={preview} isStale={isStale} />}
    </Loaded>
  )
}

const Stepper = ({ previews: { at, count, setStep, query } }: { previews: Previews }) => (
  <Group justify="space-between" wrap="nowrap" role="group" aria-label="Choose a letter">
    <ActionIcon size="xl" aria-label="Previous letter" disabled={at === 0} onClick={() => setStep(at - 1)}>
      <IconChevronLeft size={20} />
    </ActionIcon>
    <Text size="sm" role="status">
      {`Unit ${query.data?.unitNumber ?? ''}, ${at + 1} of ${count}`}
    </Text>
    <ActionIcon size="xl" aria-label="Next letter" disabled={at + 1 >= count} onClick={() => setStep(at + 1)}>
      <IconChevronRight size={20} />
    </ActionIcon>
  </Group>
)

const OfUnit = ({ preview, isStale }: { preview: LetterPreview; isStale: boolean }) => {
  const { unitNumber, subject, html, addressees } = preview
  return (
    <Stack gap="md">
      <Doubts preview={preview} />
      <LetterPaper label={`Letter to unit ${unitNumber}`} subject={subject} html={html} isStale={isStale} />
      <AddresseeList unitNumber={unitNumber} addressees={addressees} />
    </Stack>
  )
}
