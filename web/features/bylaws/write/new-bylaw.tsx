import { Stack } from '@mantine/core'
import { useNavigate, useSearchParams } from 'react-router'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NeedsSet } from '../needs-set.tsx'
import { shownOfBylaws } from '../shown.ts'
import { listPath, pageOf } from '../words.ts'
import { BylawEditor } from './bylaw-editor.tsx'
import { blankIn, ofOne, replacing, type Sent, type Sets } from './bylaw-values.ts'

/** Adding a bylaw or rule; `?replaces={id}` begins with the words of the text that it takes the place of. */
export const NewBylaw = () => {
  const replaces = useSearchParams()[0].get('replaces')
  return (
    <Stack gap="xs" maw={860} mx="auto">
      {replaces === null ? <OwnText /> : <Replacing key={replaces} id={replaces} />}
    </Stack>
  )
}

const OwnText = () => (
  <>
    <BackLink to={listPath}>Bylaws and rules</BackLink>
    <PageHeader title="Add a bylaw or rule" text="Residents see it as soon as you save it." />
    <Adding replaced={null} />
  </>
)

const Replacing = ({ id }: { id: string }) => {
  const bylaw = useRoute(api.bylaws.get, { params: { id } })
  const { data } = bylaw
  return (
    <>
      <BackLink to={pageOf({ _id: id })}>{data ? bylawName(data) : 'Bylaw or rule'}</BackLink>
      <PageHeader
        title={data ? `Replace ${bylawName(data)}` : 'Add a bylaw or rule'}
        text="Enter the new wording. The earlier version stays in the register, with the day it ended."
      />
      <Loaded query={bylaw} shape="form" failed="We couldn’t load the bylaw or rule to replace.">
        {(found) => <Adding replaced={found} />}
      </Loaded>
    </>
  )
}

const Adding = ({ replaced }: { replaced: OneBylaw | null }) => {
  const sets = useRoute(api.bylaws.sets)
  return (
    <Loaded query={sets} shape="form" failed="We couldn’t load the sets." empty={<NeedsSet />}>
      {(found) => <Editor sets={found} replaced={replaced} />}
    </Loaded>
  )
}

const Editor = ({ sets, replaced }: { sets: Sets; replaced: OneBylaw | null }) => {
  const navigate = useNavigate()
  const add = useAction(api.bylaws.add, {
    done: ([bylaw]) => (bylaw ? `${bylawName(bylaw)} added` : 'Added'),
    refresh: shownOfBylaws,
  })
  const save = async ({ setId, ...bylaw }: Sent) => {
    const [added] = await add.send({ body: { setId, bylaws: [bylaw] } }).catch((error: unknown) => {
      throw ofOne(error)
    })
    await navigate(added ? pageOf(added) : listPath)
  }
  return (
    <BylawEditor
      bylaw={null}
      sets={sets}
      values={replaced ? replacing(replaced) : blankIn(sets[0]?._id ?? '')}
      keeps={replaced ? `bylaw/${replaced._id}/replace` : 'bylaw/new'}
      onSave={save}
      onCancel={() => void navigate(replaced ? pageOf(replaced) : listPath)}
    />
  )
}
