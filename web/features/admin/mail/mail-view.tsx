import { Stack } from '@mantine/core'
import type { OutboxSummary } from '../../../../contract/admin/mails.ts'
import { mailsAgainMost } from '../../../../contract/limits/platform.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { MailRow, staleMail } from './mail-row.tsx'
import { MailSummary } from './mail-summary.tsx'
import { mailKindWords, mailStateWords } from './mail-words.ts'
import { useMailFilters } from './use-mail-filters.ts'

type Filters = ReturnType<typeof useMailFilters>

/** The outbox of the platform: what waits, what failed, and what can be done about it. */
const MailView = () => {
  const summary = useRoute(api.admin.mailSummary)
  const filters = useMailFilters()
  const { query, clear, narrowed } = filters
  const list = useList(api.admin.mails, { query })
  return (
    <>
      <Loaded query={summary} shape="stat" failed="Failed to load how the mail stands">
        {(loaded) => <MailSummary summary={loaded} />}
      </Loaded>
      <ListPart
        list={list}
        filters={<Filters filters={filters} buildings={summary.data?.buildings ?? []} />}
        narrowed={narrowed}
        onClear={clear}
        empty={<Empty title="No mail yet">Whatever is mailed will stand here, and what became of it.</Empty>}
      >
        {(mails) => (
          <Stack gap="sm">
            {(summary.data?.failed ?? 0) > 0 && query.state === 'failed' && <SendAll filters={filters} />}
            {mails.map((mail) => (
              <MailRow key={mail._id} mail={mail} />
            ))}
          </Stack>
        )}
      </ListPart>
    </>
  )
}
export default MailView

const Filters = ({
  filters: { filters, set },
  buildings,
}: {
  filters: Filters
  buildings: OutboxSummary['buildings']
}) => {
  const chosen = filters.buildingId
  const names = Object.fromEntries(
    buildings.map(({ _id, name, failed }) => [_id, failed > 0 ? `${name} (${failed} failed)` : name]),
  )
  return (
    <>
      <Choice
        label="Any state"
        labels={mailStateWords}
        value={filters.state}
        onChange={(state) => void set({ state })}
      />
      <Choice label="Any kind" labels={mailKindWords} value={filters.kind} onChange={(kind) => void set({ kind })} />
      <Choice
        label="Any building"
        labels={chosen && !(chosen in names) ? { ...names, [chosen]: 'The chosen building' } : names}
        value={chosen}
        onChange={(buildingId) => void set({ buildingId })}
      />
    </>
  )
}

const SendAll = ({ filters: { query } }: { filters: Filters }) => {
  const { ask, dialog } = useConfirm()
  const retry = useAction(api.admin.retryMails, {
    done: ({ again, over, left }) =>
      [
        `${again} ${again === 1 ? 'mail is' : 'mails are'} on the way again`,
        ...(over > 0 ? [`${over} not, because the link works no more`] : []),
        ...(left > 0 ? [`${left} left`] : []),
      ].join('; '),
    failed: 'Failed to send the mail again',
    refresh: staleMail,
  })
  const send = async () => {
    const { buildingId, kind } = query
    const question = {
      title: 'Send all of these again?',
      text: `Everything that failed and fits the filters goes on its way again, up to ${mailsAgainMost} mails at a time.`,
      yes: 'Send all again',
    }
    if (await ask(question)) await retry.run({ body: { ...(buildingId && { buildingId }), ...(kind && { kind }) } })
  }
  return (
    <div>
      {dialog}
      <BusyButton variant="default" busy={retry.busy} busyText="Sending..." onClick={() => void send()}>
        Send all again
      </BusyButton>
    </div>
  )
}
