import { Card, SimpleGrid, Stack } from '@mantine/core'
import { noticeTypeLabels, priorityLabels } from '../../../contract/notice-words.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import type { NoticeValues } from './notice-values.ts'

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What the notice says, and of what kind it is. */
export const ContentFields = ({ control }: { control: KeptControl<NoticeValues, NoticeValues> }) => (
  <Card>
    <Stack gap="md">
      <TextField control={control} name="title" label="Title" required autoComplete="off" />
      <RichTextField control={control} name="content" label="Text" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField control={control} name="type" label="Type" data={optionsOf(noticeTypeLabels)} />
        <SelectField control={control} name="priority" label="Priority" data={optionsOf(priorityLabels)} />
      </SimpleGrid>
    </Stack>
  </Card>
)
