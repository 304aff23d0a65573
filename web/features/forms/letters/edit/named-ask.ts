import { Ask } from '../../../../../contract/forms/templates.ts'
import { keyFor } from './fields-of.ts'

/** What is asked with a name, and without the parts that its form has no use for. */
export const named = (ask: Ask, taken: readonly string[]): Ask => ({
  ...ask,
  key: ask.key || keyFor(ask.label, taken),
  choices: ask.type === 'choice' ? ask.choices.map((choice) => choice.trim()).filter(Boolean) : [],
  columns: ask.type === 'rows' ? ask.columns : [],
})

export type AskFaults = Partial<Record<'label' | 'hint' | 'choices' | 'columns', string>>

/** What is wrong with something that is asked, by its part. */
export const faultsOfAsk = (ask: Ask): AskFaults => {
  const issues = Ask.safeParse(ask).error?.issues ?? []
  const faults: AskFaults = {}
  for (const part of ['label', 'hint', 'choices', 'columns'] as const) {
    const found = issues.find(({ path }) => path[0] === part)
    if (found) faults[part] = found.message
  }
  if (ask.type === 'choice' && ask.choices.length < 2) faults.choices = 'Enter at least two choices'
  if (ask.type === 'rows' && ask.columns.length === 0) faults.columns = 'Add at least one column'
  return faults
}
