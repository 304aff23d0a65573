import { Alert, Button, Text } from '@mantine/core'
import { parseAsString, useQueryState } from 'nuqs'
import { useId, useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { bankAccountKind } from '../../../../contract/banking/banking-kinds.ts'
import { tableFileMostBytes } from '../../../../contract/limits/tables.ts'
import { api } from '../../../api/api.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { Trial } from './trial.tsx'

/** The file that is being tried, in the address. */
export const useTrialId = () => useQueryState('file', parseAsString)

/** Tells whether the page of a bank account is still open, as someone may have left it before an answer came. */
export const isOnPage = (id: string): boolean => location.pathname === bankAccountKind.page(id)

const formats = '.csv,.ofx,.qfx,text/csv,application/x-ofx,application/vnd.intu.qfx'
const tooLarge = `This file is larger than ${tableFileMostBytes / 1_000_000} MB. Download fewer months from your bank.`

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
  const titleId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const attempt = useAction(api.banking.tryFile, { refresh: [api.banking.files] })
  const tryOut = async ([file]: File[]) => {
    if (!file) return
    setTooLarge(file.size > tableFileMostBytes)
    if (file.size > tableFileMostBytes) return
    const tried = await attempt.send({ params: { id }, body: {}, files: [file] }).catch(() => null)
    if (tried && isOnPage(id)) onTried(tried._id)
  }
  const refused = isTooLarge
    ? tooLarge
    : attempt.error && wordsOfChange(attempt.error, 'We couldn’t read this file. Nothing was added; please try again.')
  return (
    <Panel
      title="Add a bank file"
      text="Download a CSV, OFX or QFX file from your bank. Nothing is added until you confirm it."
    >
      <span id={titleId} hidden>
        Bank file
      </span>
      <FileDrop
        button="Choose a bank file"
        accept={formats}
        labelId={titleId}
        disabled={attempt.busy}
        onFiles={(files) => void tryOut(files)}
      />
      {attempt.busy && <Placeholder shape="form" rows={2} />}
      {refused !== null && (
        <Alert color="red" role="alert" title="This file can’t be read">
          {refused}
        </Alert>
      )}
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
