import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { shownOfBylaws } from '../shown.ts'
import { doneWords, pageOf } from '../words.ts'
import { BylawEditor } from './bylaw-editor.tsx'
import { valuesOf, type Sent } from './bylaw-values.ts'

/** Changing a bylaw or rule, over what it says now. */
export const EditBylaw = ({ id }: { id: string }) => {
  const bylaw = useRoute(api.bylaws.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the text is read again behind it.
  const [ground, setGround] = useState<OneBylaw>()
  const { data, error, isError, isFetchedAfterMount, refetch } = bylaw
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={pageOf({ _id: id })}>{ground ? bylawName(ground) : 'Bylaw or rule'}</BackLink>
      <Loaded
        query={{ data: ground, error, isError, refetch }}
        shape="form"
        failed="We couldn’t load this bylaw or rule."
      >
        {(found) => <Editing bylaw={found} />}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ bylaw }: { bylaw: OneBylaw }) => {
  const navigate = useNavigate()
  const page = pageOf(bylaw)
  const change = useAction(api.bylaws.change, { done: doneWords(bylaw.set.kind, 'saved'), refresh: shownOfBylaws })
  const save = async (
    { setId: _set, replacesId: _replaces, ratifiedOn: _ratified, ...draft }: Sent,
    version: number,
  ) => {
    await change.send({ params: { id: bylaw._id }, body: { ...draft, version } })
    await navigate(page)
  }
  return (
    <>
      <PageHeader
        title={`Edit ${bylawName(bylaw)}`}
        text="Correct mistakes here. If there’s a new wording, use Replace instead."
      />
      <BylawEditor
        bylaw={bylaw}
        sets={[bylaw.set]}
        values={valuesOf(bylaw)}
        keeps={`bylaw/${bylaw._id}`}
        onSave={save}
        onCancel={() => void navigate(page)}
      />
    </>
  )
}
