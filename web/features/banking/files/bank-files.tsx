import { Button, Text } from '@mantine/core'
import { parseAsString, useQueryState } from 'nuqs'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { bankAccountKind } from '../../../../contract/banking/banking-kinds.ts'
import { api } from '../../../api/api.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableDrop } from '../../../ui/table-drop.tsx'
import { Trial } from './trial.tsx'

/** The file that is being tried, in the address. */
export const useTrialId = () => useQueryState('file', parseAsString)

/** Tells whether the page of a bank account is still open, as someone may have left it before an answer came. */
export const isOnPage = (id: string): boolean => location.pathname === bankAccountKind.page(id)

const formats = '.csv,.ofx,.qfx,text/csv,application/x-ofx,application/vnd.intu.qfx'
const unread = 'We couldn’t read this file. Nothing was added; please try again.'

/**
 * Takes a file of the bank and shows what it would add; nothing is added before that is confirmed. `onAdded` leads to
 * the transactions, and so out of the file’s address.
 */
export const AddFile = ({ account, onAdded }: { account: BankAccount; onAdded: () => void }) => {
  const [trialId, setTrialId] = useTrialId()
  return trialId === null ? (
    <Drop account={account} onTried={(id) => void setTrialId(id)} />
  ) : (
    <OpenTrial key={trialId} id={trialId} account={account} onAdded={onAdded} onClose={() => void setTrialId(null)} />
  )
}

const Drop = ({ account: { _id: id }, onTried }: { account: BankAccount; onTried: (id: string) => void }) => {
  const attempt = useAction(api.banking.tryFile, { refresh: [api.banking.files] })
  const tryOut = async (file: File) => {
    const tried = await attempt.send({ params: { id }, body: {}, files: [file] }).catch(() => null)
    if (tried && isOnPage(id)) onTried(tried._id)
  }
  return (
    <Panel
      title="Add a bank file"
      text="Download a CSV, OFX or QFX file from your bank. Nothing is added until you confirm it."
    >
      <TableDrop
        label="Bank file"
        button="Choose a bank file"
        accept={formats}
        tooLarge="Download fewer months from your bank."
        refused={attempt.error && wordsOfChange(attempt.error, unread)}
        busy={attempt.busy}
        onFile={(file) => void tryOut(file)}
      />
    </Panel>
  )
}

interface OpenProps {
  id: string
  account: BankAccount
  onAdded: () => void
  onClose: () => void
}

const OpenTrial = ({ id, account, onAdded, onClose }: OpenProps) => {
  const query = useRoute(api.banking.file, { params: { id } }, { staleTime: 0 })
  return (
    <Loaded query={query} shape="card" failed="We couldn’t load this file.">
      {(file) =>
        file.state === 'tried' && file.accountId === account._id ? (
          <Trial file={file} onAdded={onAdded} onClose={onClose} />
        ) : (
          <Panel title={file.fileName}>
            <Text>This file isn’t waiting to be added any more. It’s in the list of bank files below.</Text>
            <Button variant="default" w="fit-content" onClick={onClose}>
              Add another file
            </Button>
          </Panel>
        )
      }
    </Loaded>
  )
}
