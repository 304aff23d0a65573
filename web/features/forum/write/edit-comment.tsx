import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { ForumCommentDraft } from '../../../../contract/forum/bodies.ts'
import type { ForumReply } from '../../../../contract/forum/comment.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { shownOfForum } from '../shown.ts'
import { AttachedField } from './attached-field.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { MentionTool } from './mention-tool.tsx'

const ChangeForm = ForumCommentDraft.pick({ body: true })

interface Props {
  comment: ForumReply
  /** The category of the post. */
  slug: string
  onClose: () => void
}

/** Changes a comment of one's own; what it said before stays to be read. */
export default function EditComment({ comment, slug, onClose }: Props) {
  const { _id: id, attachments, body: before } = comment
  const [files, setFiles] = useState<readonly File[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const {
    send: change,
    theirs,
    version,
  } = useRecordStep(api.forum.changeComment, comment, {
    done: ({ status }) => (status === 'visible' ? 'Comment updated' : 'A moderator will review it again'),
    shown: shownOfForum,
  })
  const form = useContractForm(ChangeForm, { body: before }, { keeps: `forum-comment/${id}`, over: comment.version })
  const { control } = form
  const cancel = () => {
    form.draft.drop()
    onClose()
  }
  const send = async ({ body }: z.output<typeof ChangeForm>) => {
    const sent = { body, removeAttachmentIds: [...removed], version }
    if (await change({ params: { id }, body: sent, files })) onClose()
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0 || removed.length > 0}
      failed="We couldn’t save your changes. Please try again; nothing you typed was lost."
      label="Edit comment"
    >
      <ChangedMeanwhile theirs={theirs} />
      <RichTextField
        control={control}
        name="body"
        label="Text"
        short
        renderTools={(put) => <MentionTool slug={slug} put={put} />}
      />
      <AttachedField attachments={attachments} removed={removed} onRemoved={setRemoved} />
      <FilesField label="More photos and files" button="Add photos" files={files} onFiles={setFiles} />
      <Group gap="sm">
        <SubmitButton busyText="Saving...">Save changes</SubmitButton>
        <Button variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
