import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { LevyDraft } from '../../../../contract/levies/levy.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { shownOfLevies } from '../shown.ts'
import { LevyEditor } from './levy-editor.tsx'

/** Drafting a special levy. */
export default function NewLevy() {
  const navigate = useNavigate()
  const draft = useAction(api.levies.draft, { done: 'Draft saved', refresh: shownOfLevies })
  const save = async (body: LevyDraft) => {
    const { _id } = await draft.send({ body })
    await navigate(`/fees/levies/${_id}`)
  }
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/fees/levies">Special levies</BackLink>
      <PageHeader
        title="Draft a special levy"
        text="Nothing is charged, and owners don’t see it, until you record their approval."
      />
      <LevyEditor levy={null} onSave={save} onCancel={() => void navigate('/fees/levies')} />
    </Stack>
  )
}
