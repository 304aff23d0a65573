import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CouncilFacts, Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { wordsOfChange } from '../../../../api/errors.ts'
import { useRoute } from '../../../../api/queries.ts'
import { toast } from '../../../../api/toast.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { FilesField } from '../../../../ui/files-field.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { eveningIn } from '../../left.ts'
import { shownOfProposals } from '../shown.ts'
import { listPath, pageOf } from '../words.ts'
import { NextFields, type Next, type Window } from './next-fields.tsx'
import { ProposalEditor } from './proposal-form.tsx'
import type { ProposalValues } from './proposal-values.ts'

/** Writing a proposal. */
export default function NewProposal() {
  const facts = useRoute(api.voting.facts)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Council voting</BackLink>
      <PageHeader title="New proposal" text="The decision for council and the voting rules." />
      <Loaded query={facts} shape="form" failed="We couldn’t load the council’s voting rules.">
        {(found) => <Writing facts={found} />}
      </Loaded>
    </Stack>
  )
}

const saveWords: Readonly<Record<Next, string>> = {
  draft: 'Save as draft',
  discussion: 'Save and open discussion',
  voting: 'Save and open vote',
  planned: 'Save and schedule vote',
}
const saidWords: Readonly<Record<Next, string>> = {
  draft: 'Draft saved',
  discussion: 'Discussion opened',
  voting: 'Vote opened',
  planned: 'Vote scheduled',
}
const usualDays = 7

/** Opens what has just been saved; a failure leaves the draft, and says so. */
const useOpen = () => {
  const discuss = useAction(api.voting.openDiscussion, { refresh: shownOfProposals })
  const vote = useAction(api.voting.openVoting, { refresh: shownOfProposals })
  return async ({ _id: id, version }: Proposal, next: Next, { opensAt, closesAt }: Window): Promise<void> => {
    try {
      if (next === 'discussion') await discuss.send({ params: { id }, body: { version } })
      if (next === 'voting') await vote.send({ params: { id }, body: { closesAt, version } })
      if (next === 'planned') await vote.send({ params: { id }, body: { opensAt, closesAt, version } })
      toast.success(saidWords[next])
    } catch (error) {
      toast.error(`The draft was saved but not opened. ${wordsOfChange(error, 'Please try again.')}`)
    }
  }
}

const Writing = ({ facts }: { facts: CouncilFacts }) => {
  const navigate = useNavigate()
  const [now, zone] = [useNow(), useZone()]
  const [files, setFiles] = useState<readonly File[]>([])
  const [next, setNext] = useState<Next>('draft')
  const [window, setWindow] = useState<Window>(() => ({
    opensAt: eveningIn(1, now, zone),
    closesAt: eveningIn(usualDays, now, zone),
  }))
  const create = useAction(api.voting.create, { refresh: shownOfProposals })
  const open = useOpen()
  const save = async (body: ProposalValues) => {
    const proposal = await create.send({ body, files })
    await open(proposal, next, window)
    await navigate(pageOf(proposal), { replace: true })
  }
  return (
    <ProposalEditor
      proposal={null}
      facts={facts}
      save={saveWords[next]}
      unsaved={files.length > 0}
      onSave={save}
      onCancel={() => void navigate(listPath)}
    >
      <Panel title="Files">
        <FilesField label="Proposal files" files={files} onFiles={setFiles} />
      </Panel>
      <NextFields next={next} onNext={setNext} window={window} onWindow={setWindow} />
    </ProposalEditor>
  )
}
