import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Budget, BudgetChange } from '../../../contract/budget/budget.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { newerOf } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Theirs } from '../../ui/conflict.tsx'
import { Form, notSent } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { NewerVersion } from '../../ui/newer-version.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LinesFields } from './lines-fields.tsx'
import { differences, LinesForm, linesOf } from './lines.ts'
import { shownOfBudgets } from './shown.ts'

/** Changing the lines of a draft. */
export default function EditBudget({ id }: { id: string }) {
  const budget = useRoute(api.budget.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the budget is read again behind it.
  const [ground, setGround] = useState<Budget>()
  const { data, error, isError, isFetchedAfterMount, refetch } = budget
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={`/fees/budgets/${id}`}>{ground ? `Budget ${ground.name}` : 'Budget'}</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this budget.">
        {(found) => <Editing budget={found} />}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ budget }: { budget: Budget }) => {
  const navigate = useNavigate()
  const { _id: id, name, categories } = budget
  const page = `/fees/budgets/${id}`
  const form = useContractForm(LinesForm, linesOf(budget), {
    keeps: `budget/${id}`,
    over: budget.version,
    mode: 'onSubmit',
  })
  const change = useAction(api.budget.change, { done: 'Budget saved', refresh: shownOfBudgets })
  // What the form was filled with stays its ground, also when the budget is read again behind it.
  const [ground, setGround] = useState(budget.version)
  const [newer, setNewer] = useState<{ theirs: Budget; mine: BudgetChange } | null>(null)
  const save = async (mine: BudgetChange) => {
    try {
      await change.send({ params: { id }, body: { ...mine, version: ground } })
    } catch (error) {
      const theirs = newerOf(error) as Budget | null
      if (!theirs) throw error
      setNewer({ theirs, mine })
      return notSent
    }
    await navigate(page)
    return undefined
  }
  return (
    <>
      <PageHeader title={`Edit budget ${name}`} text="Amounts are for the whole fiscal year." />
      <Form
        form={form}
        onSend={save}
        failed="We couldn’t save the budget. Please try again; nothing you typed was lost."
        label={`Budget ${name}`}
      >
        <LinesFields form={form} categories={categories} />
        {newer && (
          <NewerVersion
            what="budget"
            to={page}
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
            Save budget
          </SubmitButton>
          <Button variant="subtle" onClick={() => void navigate(page)}>
            Cancel
          </Button>
        </Group>
      </Form>
    </>
  )
}
