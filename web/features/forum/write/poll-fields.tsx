import { ActionIcon, Button, Group, Stack } from '@mantine/core'
import { IconChartBar, IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { forumChoicesLeast, forumChoicesMost } from '../../../../contract/limits/forum.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { PostControl } from './post-fields.tsx'
import { emptyPoll, type PostForm, type PostValues } from './post-values.ts'

interface Props {
  form: KeptForm<PostValues, z.output<typeof PostForm>>
}

/** A poll that goes with a post, where somebody wants one. */
export const PollFields = ({ form }: Props) => {
  const { control, setValue } = form
  const hasPoll = useWatch({ control, name: 'poll' }) !== null
  if (!hasPoll)
    return (
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconChartBar size={18} aria-hidden />}
        onClick={() => setValue('poll', emptyPoll, { shouldDirty: true })}
      >
        Add a poll
      </Button>
    )
  return (
    <Panel title="Poll" text="One answer per person, which can be changed until the poll closes. Not binding.">
      <Choices control={control} />
      <DayField
        control={control}
        name="poll.lastDay"
        label="Last day"
        description="Leave empty to keep it open."
        maw={280}
      />
      <Button
        variant="subtle"
        color="red"
        w="fit-content"
        onClick={() => setValue('poll', null, { shouldDirty: true })}
      >
        Remove poll
      </Button>
    </Panel>
  )
}

const Choices = ({ control }: { control: PostControl }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'poll.choices' })
  return (
    <Stack gap="sm">
      {fields.map(({ id }, index) => (
        <Group key={id} gap="xs" wrap="nowrap" align="flex-end">
          <TextField
            control={control}
            name={`poll.choices.${index}.words`}
            label={`Choice ${index + 1}`}
            autoComplete="off"
            flex={1}
          />
          {fields.length > forumChoicesLeast && (
            <ActionIcon
              variant="default"
              size={44}
              aria-label={`Remove choice ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {fields.length < forumChoicesMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ words: '' })}
        >
          Add a choice
        </Button>
      )}
    </Stack>
  )
}
