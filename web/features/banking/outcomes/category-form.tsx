import { Anchor, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { Id, plainText } from '../../../../contract/fields.ts'
import { clearable } from '../../../../contract/form.ts'
import type { LevySummary } from '../../../../contract/levies/levy.ts'
import { budgetCategoryMostChars } from '../../../../contract/limits/budget.ts'
import { authorityMostChars } from '../../../../contract/limits/ledger.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import type { Categories } from '../matching/outcome-words.ts'
import { shownOfBank } from '../shown.ts'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

const added = 'new'

const Category = z
  .object({
    categoryId: z.preprocess((typed) => typed || undefined, z.string('Choose a category')),
    /** Of a new category. */
    name: clearable(plainText({ label: 'Name', max: budgetCategoryMostChars })).default(null),
    levyId: clearable(Id).default(null),
    authority: clearable(plainText({ label: 'Authority', max: authorityMostChars })).default(null),
  })
  .refine(({ categoryId, name }) => categoryId !== added || name !== null, {
    path: ['name'],
    error: 'Enter a name',
  })

const groupOf = (categories: Categories, kind: Categories[number]['kind']) => ({
  group: kind === 'income' ? 'Income' : 'Expenses',
  items: categories.filter((one) => one.kind === kind).map(({ _id, name }) => ({ value: _id, label: name })),
})

type CategoryControl = Control<z.input<typeof Category>, unknown, z.output<typeof Category>>

interface LevyProps extends Pick<OutcomeProps, 'row'> {
  control: CategoryControl
}

/** Names the special levy that is spent from; not there where none is approved. */
const LevyField = (props: LevyProps) => {
  const { items, isError, refetch } = useList(api.levies.list, { query: { limit: pageMost } })
  return (
    <LoadedPart
      part={{ data: items, failed: isError, retry: () => void refetch() }}
      shape="form"
      rows={1}
      failed="We couldn’t load the special levies."
    >
      {(found) => <LevyChoice {...props} found={found} />}
    </LoadedPart>
  )
}

const LevyChoice = ({ control, row: { cents, levy }, found }: LevyProps & { found: readonly LevySummary[] }) => {
  // Money may come back to one that is completed. The one that was chosen before stays, whatever became of it.
  const open = found.filter(
    ({ _id, state }) => (state === 'approved' || (cents > 0 && state === 'finished')) && _id !== levy?._id,
  )
  const levies = [...(levy ? [levy] : []), ...open]
  if (levies.length === 0) return null
  return (
    <NativeSelectField
      control={control}
      name="levyId"
      label="Special levy"
      description={
        cents > 0
          ? 'Optional: only if this gives back money that was spent from a special levy.'
          : 'Optional: only if this is spent from a special levy.'
      }
      data={[{ value: '', label: 'None' }, ...levies.map(({ _id, name }) => ({ value: _id, label: name }))]}
    />
  )
}

/** Asks for the category, or for the name of one that is new. */
const CategoryChoice = ({
  control,
  categories,
  cents,
}: {
  control: CategoryControl
  categories: Categories
  cents: number
}) => {
  const isNew = useWatch({ control, name: 'categoryId' }) === added
  const [income, expense] = [groupOf(categories, 'income'), groupOf(categories, 'expense')]
  return (
    <>
      <NativeSelectField
        control={control}
        name="categoryId"
        label="Category"
        data={[
          { value: '', label: 'Choose a category' },
          ...(cents > 0 ? [income, expense] : [expense, income]).filter(({ items }) => items.length > 0),
          { value: added, label: 'New category' },
        ]}
      />
      {isNew && (
        <TextField
          control={control}
          name="name"
          label="Name of the new category"
          description={`${cents > 0 ? 'Income' : 'An expense'} that isn’t in your budget. It’s marked as not budgeted.`}
          autoComplete="off"
          withAsterisk
        />
      )}
    </>
  )
}

/** Records a transaction as income or as an expense of the fund. */
export const CategoryForm = ({ account: { _id: id, fund }, row, categories, onMatch, onClose }: OutcomeProps) => {
  const { cents, outcome, proposal } = row
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'category')
  const form = useContractForm(Category, {
    categoryId: known?.kind === 'category' ? known.categoryId : '',
    name: '',
    levyId: known?.kind === 'category' ? (known.levyId ?? '') : '',
    authority: known?.kind === 'category' ? (known.authority ?? '') : '',
  })
  const add = useAction(api.banking.addCategory, { refresh: shownOfBank })
  const isOperating = fund === 'operating'
  const needsAuthority = fund === 'reserve' && cents < 0
  return (
    <StepForm
      form={form}
      onSend={async ({ categoryId, name, levyId, authority }) => {
        const kind = cents > 0 ? 'income' : 'expense'
        const body = { kind, name: name ?? '' } as const
        const chosen = categoryId === added ? (await add.send({ params: { id }, body }))._id : categoryId
        return onMatch({
          ...{ kind: 'category', categoryId: chosen },
          levyId: isOperating ? levyId : null,
          authority: needsAuthority ? authority : null,
        })
      }}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <CategoryChoice control={form.control} categories={categories} cents={cents} />
      {isOperating && <LevyField control={form.control} row={row} />}
      {needsAuthority && (
        <TextField
          control={form.control}
          name="authority"
          label="Authority"
          description="The resolution that this spending from the reserve is based on."
          autoComplete="off"
          withAsterisk
        />
      )}
      <Text size="sm" c="dimmed">
        Categories come from your{' '}
        <Anchor component={Link} to="/fees/budgets" inherit>
          budgets
        </Anchor>
        , or are added here.
      </Text>
    </StepForm>
  )
}
