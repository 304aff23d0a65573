import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { paidOutWords } from '../matching/outcome-words.ts'
import { alikeExpense } from './alike.ts'
import {
  AuthorityField,
  CategoryFields,
  CategoryHint,
  categoryShape,
  isCategoryNamed,
  LevyField,
  noCategoryName,
  useCategory,
} from './category-fields.tsx'
import { LeavesFund } from './leaves-fund.tsx'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

const Category = z.object(categoryShape).refine(isCategoryNamed, noCategoryName)

/** Records a transaction as income or as an expense of the fund. */
export const CategoryForm = ({ account, row, categories, onMatch, onClose }: OutcomeProps) => {
  const { _id: id, fund } = account
  const { cents, outcome, proposal, levy } = row
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'category')
  const form = useContractForm(Category, {
    categoryId: known?.kind === 'category' ? known.categoryId : '',
    name: '',
    levyId: known?.kind === 'category' ? (known.levyId ?? '') : '',
    authority: known?.kind === 'category' ? (known.authority ?? '') : '',
  })
  const categoryOf = useCategory(id)
  const [categoryId, ofLevy] = useWatch({ control: form.control, name: ['categoryId', 'levyId'] })
  const alike = alikeExpense(row, categoryId)
  const isComingIn = cents > 0
  const isOperating = fund === 'operating'
  const needsAuthority = fund === 'reserve' && !isComingIn
  return (
    <StepForm
      form={form}
      onSend={async ({ levyId, authority, ...chosen }) =>
        onMatch({
          ...{ kind: 'category', categoryId: await categoryOf(isComingIn ? 'income' : 'expense', chosen) },
          levyId: isOperating ? levyId : null,
          authority: needsAuthority ? authority : null,
          isAnother: alike !== null,
        })
      }
      onClose={onClose}
      button={alike === null ? 'Match' : 'Match anyway'}
      failed={matchFailed}
    >
      <CategoryFields
        control={form.control}
        categories={categories}
        kinds={isComingIn ? ['income', 'expense'] : ['expense', 'income']}
      />
      {isOperating && <LevyField control={form.control} known={levy} isComingBack={isComingIn} />}
      {needsAuthority && <AuthorityField control={form.control} />}
      <CategoryHint />
      {!isComingIn && !ofLevy && <LeavesFund account={account} row={row} />}
      {alike && (
        <Alert color="orange">
          An expense of this amount is already recorded: {paidOutWords(alike)}. If it’s the same one, choose “Already
          recorded” under “Match with”.
        </Alert>
      )}
    </StepForm>
  )
}
