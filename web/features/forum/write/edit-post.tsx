import { Button, Card, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ForumPostDraft } from '../../../../contract/forum/bodies.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { inCents, plainDollars } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { shownOfForum } from '../shown.ts'
import { AttachedField } from './attached-field.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { MentionTool } from './mention-tool.tsx'

const ChangeForm = z.object({
  title: ForumPostDraft.shape.title,
  body: ForumPostDraft.shape.body,
  priceCents: z.preprocess(inCents, ForumPostDraft.shape.priceCents),
})

interface Props {
  post: ForumPost
  onClose: () => void
}

const valuesOf = ({ title, body, sale }: ForumPost): z.input<typeof ChangeForm> => ({
  title,
  body,
  priceCents: sale === null || sale.priceCents === null ? '' : plainDollars(sale.priceCents),
})

/** Changes a post of one's own; what it said before stays to be read. */
export default function EditPost({ post, onClose }: Props) {
  const { _id: id, attachments, category, sale } = post
  const [files, setFiles] = useState<readonly File[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const {
    send: change,
    theirs,
    version,
  } = useRecordStep(api.forum.change, post, {
    done: ({ status }) => (status === 'visible' ? 'Post updated' : 'A moderator will review it again'),
    shown: shownOfForum,
  })
  const form = useContractForm(ChangeForm, valuesOf(post), { keeps: `forum/${id}`, over: post.version })
  const { control } = form
  const cancel = () => {
    form.draft.drop()
    onClose()
  }
  const send = async ({ priceCents, ...words }: z.output<typeof ChangeForm>) => {
    // What is not sent in a form stays as it was, so that no price is sent as an empty one.
    const price = sale === null ? {} : { priceCents: priceCents ?? '' }
    const body = { ...words, ...price, removeAttachmentIds: [...removed], version }
    if (await change({ params: { id }, body, files })) onClose()
  }
  return (
    <Card>
      <Form
        form={form}
        onSend={send}
        unsaved={files.length > 0 || removed.length > 0}
        failed="We couldn’t save your changes. Please try again; nothing you typed was lost."
        label="Edit post"
      >
        <ChangedMeanwhile theirs={theirs} />
        <TextField control={control} name="title" label="Title" withAsterisk autoComplete="off" />
        <RichTextField
          control={control}
          name="body"
          label="Text"
          renderTools={(put) => <MentionTool slug={category.slug} put={put} />}
        />
        {sale !== null && (
          <TextField control={control} name="priceCents" label="Price in dollars" inputMode="decimal" maw={280} />
        )}
        <Stack gap="md">
          <AttachedField attachments={attachments} removed={removed} onRemoved={setRemoved} />
          <FilesField label="More photos and files" button="Add photos" files={files} onFiles={setFiles} />
        </Stack>
        <Group gap="sm">
          <SubmitButton busyText="Saving...">Save changes</SubmitButton>
          <Button variant="subtle" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Card>
  )
}
