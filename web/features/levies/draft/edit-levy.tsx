import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { Levy, LevyDraft } from '../../../../contract/levies/levy.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { shownOfLevies } from '../shown.ts'
import { LevyEditor } from './levy-editor.tsx'

/** Changing a draft; what can’t be changed any more is shown instead. */
export default function EditLevy({ id }: { id: string }) {
  const levy = useRoute(api.levies.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the levy is read again behind it.
  const [ground, setGround] = useState<Levy>()
  const { data, error, isError, isFetchedAfterMount, refetch } = levy
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={`/fees/levies/${id}`}>{ground?.name ?? 'Special levy'}</BackLink>
      <Loaded
        query={{ data: ground, error, isError, refetch }}
        shape="form"
        failed="We couldn’t load this special levy."
      >
        {(found) => (found.can.change ? <Editing levy={found} /> : <Navigate to={`/fees/levies/${id}`} replace />)}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ levy }: { levy: Levy }) => {
  const navigate = useNavigate()
  const { _id: id, name } = levy
  const page = `/fees/levies/${id}`
  const change = useAction(api.levies.change, { done: 'Special levy saved', refresh: shownOfLevies })
  const save = async (draft: LevyDraft, version: number) => {
    await change.send({ params: { id }, body: { ...draft, version } })
    await navigate(page)
  }
  return (
    <>
      <PageHeader title={`Edit ${name}`} />
      <LevyEditor levy={levy} onSave={save} onCancel={() => void navigate(page)} />
    </>
  )
}
