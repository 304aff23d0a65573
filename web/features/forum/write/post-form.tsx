import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { shownOfForum } from '../shown.ts'
import { pageOf, placeOf } from '../words.ts'
import { PollFields } from './poll-fields.tsx'
import { OfficialField } from './official-field.tsx'
import { draftOf, emptyPost, PostForm as Rules } from './post-values.ts'
import { SaleField, WhereField, WordsFields } from './post-fields.tsx'

interface Props {
  /** Where somebody may write. */
  categories: readonly ForumCategory[]
  /** Where they came from. */
  asked: string | null
}

/** The form of a new post. What is typed is kept as a draft; chosen files can't be. */
export const PostForm = ({ categories, asked }: Props) => {
  const navigate = useNavigate()
  const zone = useZone()
  const [files, setFiles] = useState<readonly File[]>([])
  const known = (slug: string | null) => categories.find((one) => one.slug === slug)
  const start = known(asked) ?? categories[0]!
  const form = useContractForm(Rules, emptyPost(start.slug), { keeps: 'forum/new' })
  const { control } = form
  const where = known(useWatch({ control, name: 'category' })) ?? start
  const sells = where.kind === 'marketplace'
  const write = useAction(api.forum.write, {
    done: ({ status }) => (status === 'awaiting' ? 'A moderator will review it first' : 'Post published'),
    refresh: shownOfForum,
  })
  const send = async (values: z.output<typeof Rules>) => {
    const post = await write.send({ body: draftOf(values, { sells, zone }), files })
    await navigate(pageOf(post._id), { replace: true })
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0}
      failed="We couldn’t send your post. Please try again; nothing you typed was lost."
      label="Write a post"
    >
      <Panel title="Message">
        <WhereField control={control} categories={categories} />
        <WordsFields control={control} slug={where.slug} sells={sells} />
        {sells && <SaleField control={control} />}
        <FilesField label="Photos and files" button="Add photos" files={files} onFiles={setFiles} />
      </Panel>
      <PollFields form={form} />
      <OfficialField control={control} name="official" />
      <Group gap="sm">
        <SubmitButton busyText="Sending...">Post</SubmitButton>
        <Button variant="subtle" onClick={() => void navigate(placeOf(where.slug))}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
