import type { BankFile, BankFileChoices } from '../../../../contract/banking/bank-file.ts'
import { bankColumnLabels } from '../../../../contract/banking/banking-words.ts'
import { TableReading } from '../../../ui/table-reading.tsx'
import { useFileStep } from './use-file-step.ts'

interface Props {
  file: BankFile
  choices: BankFileChoices
}

const words = {
  remembered: 'Read like the last file of this account with these headings.',
  dates: (samples: string) =>
    `The dates of this file can be read both ways: ${samples}. Choose the order that your bank uses.`,
  turned: 'Deposits are shown as negative amounts',
  turnedHint: 'Tick this if deposits and withdrawals are switched below.',
}

/** How a CSV file of the bank is read. */
export const Reading = ({ file, choices }: Props) => {
  const { _id: id, version, faults } = file
  const step = useFileStep()
  return (
    <TableReading
      file={file}
      choices={choices}
      labels={bankColumnLabels}
      words={words}
      isAsked={faults.length > 0 || choices.dates === null}
      busy={step.busy}
      onApply={(changes) => step.run({ params: { id }, body: { step: 'read', version, ...changes } })}
    />
  )
}
