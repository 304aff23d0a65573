import { Checkbox, Stack, Switch, Text } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import { CategoryChange, CategoryDraft, type KeptCategory } from '../../../../contract/forum/settings.ts'
import type { z } from 'zod'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { failedStep } from '../moderation/words.ts'
import { choosable, roleChoices } from './category-words.ts'
import { shownOfSettings } from './shown.ts'

const blank = {
  name: '',
  about: '',
  kind: 'general' as const,
  readRoles: [...choosable('general')],
  writeRoles: [...choosable('general')],
}
const kinds = [
  { value: 'general', label: 'Discussion' },
  { value: 'marketplace', label: 'Marketplace, with prices and photos' },
]

/** Makes a further category. */
export const NewCategory = ({ onClose }: { onClose: () => void }) => {
  const make = useAction(api.forumSettings.makeCategory, { done: 'Category added', refresh: shownOfSettings })
  const form = useContractForm(CategoryDraft, blank, { keeps: 'forum-category/new', mode: 'onSubmit' })
  const { control } = form
  return (
    <StepDialog
      title="Add a category"
      form={form}
      onSend={(body) => make.send({ body })}
      onClose={onClose}
      button="Add category"
      failed={failedStep}
    >
      <TextField control={control} name="name" label="Name" withAsterisk autoComplete="off" data-autofocus />
      <TextAreaField control={control} name="about" label="Description" minRows={2} />
      <SelectField control={control} name="kind" label="Kind" data={kinds} />
      <RolesField control={control} kind="general" name="readRoles" label="Can read" />
      <RolesField control={control} kind="general" name="writeRoles" label="Can post" />
    </StepDialog>
  )
}

interface ChangeProps {
  category: KeptCategory
  onClose: () => void
}

const theirWords = () => 'Your text is still here but isn’t saved. The current version:'
const told = ({ name, about, isRetired }: KeptCategory): string[] =>
  [name, about, isRetired ? 'It’s closed.' : ''].filter(Boolean)

/** Changes a category, closes it or opens it again. */
export const ChangeCategory = ({ category, onClose }: ChangeProps) => {
  const { _id: id, name, about, kind, readRoles, writeRoles, isRetired, can } = category
  const { send, theirs, version } = useRecordStep(api.forumSettings.changeCategory, category, {
    done: 'Category saved',
    shown: shownOfSettings,
  })
  const values = { name, about, readRoles, writeRoles, isRetired, version }
  const form = useContractForm(CategoryChange, values, {
    keeps: `forum-category/${category._id}`,
    over: category.version,
    mode: 'onSubmit',
  })
  const { control } = form
  return (
    <StepDialog
      title={`Change ${name}`}
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
      button="Save changes"
      failed={failedStep}
      conflict={<RecordConflict theirs={theirs} words={theirWords} lines={told} />}
    >
      <TextField control={control} name="name" label="Name" withAsterisk autoComplete="off" data-autofocus />
      <TextAreaField control={control} name="about" label="Description" minRows={2} />
      <RolesField control={control} kind={kind} name="readRoles" label="Can read" />
      <RolesField control={control} kind={kind} name="writeRoles" label="Can post" />
      {can.retire && <RetiredField control={control} />}
    </StepDialog>
  )
}

type Values = z.input<typeof CategoryChange>

interface RolesProps {
  // Both forms have these fields, and the library's types cannot say so.
  control: unknown
  kind: KeptCategory['kind']
  name: 'readRoles' | 'writeRoles'
  label: string
}

const RolesField = ({ control, kind, name, label }: RolesProps) => {
  const { field, fieldState } = useController({ control: control as Control<Values>, name })
  return (
    <Checkbox.Group
      label={label}
      description={kind === 'council' ? 'Council always can.' : 'Council and management always can.'}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Stack gap="xs" mt="xs">
        {choosable(kind).map((role) => (
          <Checkbox key={role} value={role} label={roleChoices[role]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

const RetiredField = ({ control }: { control: unknown }) => {
  const { field } = useController({ control: control as Control<Values>, name: 'isRetired' })
  return (
    <div>
      <Switch
        label="Closed"
        checked={field.value}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed">
        Posts in a closed category can be read, but no one can add to them.
      </Text>
    </div>
  )
}
