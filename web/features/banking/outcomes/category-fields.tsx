import { Anchor, Text } from '@mantine/core'
import { useWatch, type Control, type FieldPath, type FieldPathValue } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { Id, plainText } from '../../../../contract/fields.ts'
import { clearable } from '../../../../contract/form.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
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
import type { Categories } from '../matching/outcome-words.ts'
import { shownOfBank } from '../shown.ts'

/** What income or an expense is entered as: the same questions where a transaction is matched and where an expense is recorded. */

const added = 'new'

export const categoryShape = {
  categoryId: z.preprocess((typed) => typed || undefined, z.string('Choose a category')),
  /** Of a new category. */
  name: clearable(plainText({ label: 'Name', max: budgetCategoryMostChars })).default(null),
  levyId: clearable(Id).default(null),
  authority: clearable(plainText({ label: 'Authority', max: authorityMostChars })).default(null),
}

/** Whether a new category has a name. */
export const isCategoryNamed = ({ categoryId, name }: { categoryId: string; name: string | null }): boolean =>
  categoryId !== added || name !== null
export const noCategoryName = { path: ['name'], error: 'Enter a name' }

/** What the fields say. */
interface Said {
  categoryId: unknown
  name?: unknown
  levyId?: unknown
  authority?: unknown
}

type Kind = Categories[number]['kind']

/** Answers the category that was chosen; a new one is added first, for which there is a bank account. */
export const useCategory = (accountId: string | undefined) => {
  const add = useAction(api.banking.addCategory, { refresh: shownOfBank })
  return async (kind: Kind, { categoryId, name }: { categoryId: string; name: string | null }): Promise<string> => {
    if (categoryId !== added || accountId === undefined) return categoryId
    return (await add.send({ params: { id: accountId }, body: { kind, name: name ?? '' } }))._id
  }
}

interface CategoryProps<In extends Said, Out> {
  control: Control<In, unknown, Out>
  categories: Categories
  /** The kinds that are offered, the more usual first. */
  kinds: readonly Kind[]
  /** Whether a new one can be added. */
  hasNew?: boolean
}

const groupOf = (categories: Categories, kind: Kind) => ({
  group: kind === 'income' ? 'Income' : 'Expenses',
  items: categories.filter((one) => one.kind === kind).map(({ _id, name }) => ({ value: _id, label: name })),
})

/** Asks for the category, or for the name of one that is new. */
export const CategoryFields = <In extends Said, Out>(props: CategoryProps<In, Out>) => {
  const { control, categories, kinds, hasNew = true } = props
  const named = (name: keyof Said) => name as FieldPath<In>
  const chosen: FieldPathValue<In, FieldPath<In>> = useWatch({ control, name: named('categoryId') })
  return (
    <>
      <NativeSelectField
        control={control}
        name={named('categoryId')}
        label="Category"
        data={[
          { value: '', label: 'Choose a category' },
          ...kinds.map((kind) => groupOf(categories, kind)).filter(({ items }) => items.length > 0),
          ...(hasNew ? [{ value: added, label: 'New category' }] : []),
        ]}
      />
      {chosen === added && (
        <TextField
          control={control}
          name={named('name')}
          label="Name of the new category"
          description={`${kinds[0] === 'income' ? 'Income' : 'An expense'} that isn’t in your budget. It’s marked as not budgeted.`}
          autoComplete="off"
          withAsterisk
        />
      )}
    </>
  )
}

interface LevyProps<In extends Said, Out> {
  control: Control<In, unknown, Out>
  /** The one that was chosen before; it stays, whatever became of it. */
  known?: BankRow['levy']
  /** Whether money comes back to it. */
  isComingBack?: boolean
}

/** Names the special levy that is spent from; not there where none is approved. */
export const LevyField = <In extends Said, Out>(props: LevyProps<In, Out>) => {
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

const LevyChoice = <In extends Said, Out>({
  control,
  known = null,
  isComingBack = false,
  found,
}: LevyProps<In, Out> & { found: readonly LevySummary[] }) => {
  // Money may come back to one that is completed.
  const open = found.filter(
    ({ _id, state }) => (state === 'approved' || (isComingBack && state === 'finished')) && _id !== known?._id,
  )
  const levies = [...(known ? [known] : []), ...open]
  if (levies.length === 0) return null
  return (
    <NativeSelectField
      control={control}
      name={'levyId' as FieldPath<In>}
      label="Special levy"
      description={
        isComingBack
          ? 'Optional: only if this gives back money that was spent from a special levy.'
          : 'Optional: only if this is spent from a special levy.'
      }
      data={[{ value: '', label: 'None' }, ...levies.map(({ _id, name }) => ({ value: _id, label: name }))]}
    />
  )
}

/** Asks what spending from the reserve is based on. */
export const AuthorityField = <In extends Said, Out>({ control }: { control: Control<In, unknown, Out> }) => (
  <TextField
    control={control}
    name={'authority' as FieldPath<In>}
    label="Authority"
    description="The resolution that this spending from the reserve is based on."
    autoComplete="off"
    withAsterisk
  />
)

/** Says where categories come from. */
export const CategoryHint = ({ hasNew = true }: { hasNew?: boolean }) => (
  <Text size="sm" c="dimmed">
    Categories come from your{' '}
    <Anchor component={Link} to="/fees/budgets" inherit>
      budgets
    </Anchor>
    {hasNew ? ', or are added here.' : '. Once you add a bank account, you can add categories here, too.'}
  </Text>
)
