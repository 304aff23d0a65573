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
      <Loaded query={summary} shape="stat" failed="We couldn’t load the email status">
        {(loaded) => <MailSummary summary={loaded} />}
      </Loaded>
      <ListPart
        list={list}
        filters={<Filters filters={filters} buildings={summary.data?.buildings ?? []} />}
        narrowed={narrowed}
        onClear={clear}
        empty={<Empty title="No email yet">Every email and its delivery status will appear here.</Empty>}
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
        label="Any status"
        labels={mailStateWords}
        value={filters.state}
        onChange={(state) => void set({ state })}
      />
      <Choice label="Any type" labels={mailKindWords} value={filters.kind} onChange={(kind) => void set({ kind })} />
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
        `${again} ${again === 1 ? 'email' : 'emails'} sent again`,
        ...(over > 0 ? [`${over} skipped because the link has expired`] : []),
        ...(left > 0 ? [`${left} left`] : []),
      ].join('; '),
    failed: 'We couldn’t resend the email',
    refresh: staleMail,
  })
  const send = async () => {
    const { buildingId, kind } = query
    const question = {
      title: 'Resend all of these?',
      text: `Every failed email that matches the filters is sent again, up to ${mailsAgainMost} at a time.`,
      yes: 'Resend all',
    }
    if (await ask(question)) await retry.run({ body: { ...(buildingId && { buildingId }), ...(kind && { kind }) } })
  }
  return (
    <div>
      {dialog}
      <BusyButton variant="default" busy={retry.busy} busyText="Sending..." onClick={() => void send()}>
        Resend all
      </BusyButton>
    </div>
  )
}
