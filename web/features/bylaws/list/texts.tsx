import { Stack, Text } from '@mantine/core'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { WithContents } from '../../../ui/contents.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { bySet } from '../words.ts'
import { AsOf } from './as-of.tsx'
import type { Narrowing, View } from './bylaw-list.tsx'
import { BylawText, placeOf } from './bylaw-text.tsx'
import { None } from './none.tsx'

interface Props {
  view: View
  narrowing: Narrowing
  today: LocalDate
  manages: boolean
}

/** The texts of a view, under their sets, with a search over all of them. */
export const Texts = ({ view, narrowing: { filters, set, clear }, today, manages }: Props) => {
  const { search, set: setId, on } = filters
  const list = useList(
    api.bylaws.list,
    {
      query: {
        shows: view,
        limit: pageMost,
        ...(search !== '' && { search }),
        ...(setId !== null && { setId }),
        ...(on !== null && { on }),
      },
    },
    { staleTime: 0 },
  )
  const narrowed = search !== '' || setId !== null || on !== null
  return (
    <ListPart
      list={list}
      shape="card"
      search={{ label: 'Search bylaws and rules', value: search, onChange: (next) => void set({ search: next }) }}
      filters={
        <>
          <SetChoice value={setId} onChange={(next) => void set({ set: next })} />
          {view === 'inForce' && <AsOf value={on} today={today} onChange={(next) => void set({ on: next })} />}
        </>
      }
      narrowed={narrowed}
      onClear={() => (view === 'inForce' ? clear() : void set({ search: null, set: null }))}
      empty={<None view={view} manages={manages} />}
    >
      {(items) => (
        <>
          {on !== null && (
            <Text mb="md" role="status">
              These bylaws and rules were in force on {formatDate(on)}.
            </Text>
          )}
          <Sets items={items} />
        </>
      )}
    </ListPart>
  )
}

/** Narrows the texts to those of one set, where there are several. */
const SetChoice = ({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) => {
  const { data = [] } = useRoute(api.bylaws.sets)
  if (data.length < 2) return null
  const labels = Object.fromEntries(data.map(({ _id, name }) => [_id, name]))
  return <Choice label="All sets" labels={labels} value={value} onChange={onChange} />
}

const Sets = ({ items }: { items: readonly Bylaw[] }) => {
  const sets = bySet(items)
  const panels = (
    <Stack gap="lg">
      {sets.map(({ set, bylaws }) => (
        <Panel key={set._id} id={`set-${set._id}`} title={set.name}>
          {bylaws.map((bylaw, index) => (
            <BylawText key={bylaw._id} bylaw={bylaw} isFirst={index === 0} />
          ))}
        </Panel>
      ))}
    </Stack>
  )
  if (items.length < 4) return panels
  const subjects = sets.flatMap(({ set, bylaws }) => [
    ...(sets.length > 1 ? [[`set-${set._id}`, set.name] as const] : []),
    ...bylaws.map((bylaw) => [placeOf(bylaw), `${bylaw.number} ${bylaw.heading}`] as const),
  ])
  return <WithContents subjects={subjects}>{panels}</WithContents>
}
