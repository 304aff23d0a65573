import { ActionIcon, Blockquote, Button, Group, Text } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ForumCommentDraft } from '../../../../contract/forum/bodies.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import type { Kept } from '../../../ui/form/kept-control.ts'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { shownOfForum } from '../shown.ts'
import { MentionTool } from './mention-tool.tsx'
import { OfficialField } from './official-field.tsx'
import { useKeeping } from './use-kept.ts'
import type { CommentDraft } from './comment-draft.ts'
import type { Quote } from './comment-words.ts'

const Words = ForumCommentDraft.pick({ body: true, official: true })

interface Props {
  post: ForumPost
  parentId: string | null
  draft: CommentDraft
  quoted: Quote | null
  /** What the button says. */
  button: string
  /** After it was sent, with the id of what was made; or given up, with null. */
  onDone: (madeId: string | null) => void
}

/** Writes a comment or a reply. What is typed is kept in the tab at each stroke; chosen files cannot be. */
export default function CommentForm({ post, parentId, draft, quoted, button, onDone }: Props) {
  const { _id: id, category, can } = post
  const [files, setFiles] = useState<readonly File[]>([])
  const [withFiles, setWithFiles] = useState(false)
  const [quote, setQuote] = useState(quoted ?? draft.kept?.quote ?? null)
  const form = useContractForm(Words, { body: draft.kept?.body ?? '', official: false }, { mode: 'onSubmit' })
  const { control } = form
  const typed = useWatch({ control, name: 'body' })
  useKeeping(typed, (body) => draft.keep(body === '' ? null : { body, quote }))
  const comment = useAction(api.forum.comment, {
    done: ({ status }) => (status === 'awaiting' ? 'A moderator will review it first' : 'Comment posted'),
    refresh: shownOfForum,
  })
  const send = async (words: z.output<typeof Words>) => {
    const made = await comment.send({
      params: { id },
      body: { ...words, parentId, quoteId: quote?._id ?? null },
      files,
    })
    draft.drop()
    onDone(made._id)
  }
  const giveUp = () => {
    draft.drop()
    onDone(null)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t send your comment. Please try again; nothing you typed was lost."
      label={button}
    >
      {files.length > 0 && <LeaveGuard unsaved={() => !comment.busy} />}
      {quote && <Quoted quote={quote} onTakeOff={() => setQuote(null)} />}
      <RichTextField
        control={control as Kept<typeof control>}
        name="body"
        label={parentId === null ? 'Your comment' : 'Your reply'}
        short
        renderTools={(put) => <MentionTool slug={category.slug} put={put} />}
      />
      {withFiles && <FilesField label="Photos and files" button="Choose files" files={files} onFiles={setFiles} />}
      {can.speakOfficially && <OfficialField control={control} name="official" />}
      <Buttons button={button} onPictures={withFiles ? null : () => setWithFiles(true)} onGiveUp={giveUp} />
    </Form>
  )
}

const Quoted = ({ quote: { name, words }, onTakeOff }: { quote: Quote; onTakeOff: () => void }) => (
  <Group wrap="nowrap" align="flex-start" gap="xs">
    <Blockquote p="sm" flex={1} miw={0} cite={name}>
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    </Blockquote>
    <ActionIcon variant="subtle" size={44} aria-label="Remove quote" onClick={onTakeOff}>
      <IconX size={18} />
    </ActionIcon>
  </Group>
)

interface ButtonsProps {
  button: string
  /** Null where they can be chosen already. */
  onPictures: (() => void) | null
  onGiveUp: () => void
}

const Buttons = ({ button, onPictures, onGiveUp }: ButtonsProps) => (
  <Group gap="sm">
    <SubmitButton busyText="Sending...">{button}</SubmitButton>
    {onPictures && (
      <Button variant="default" leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={onPictures}>
        Add photos
      </Button>
    )}
    <Button variant="subtle" onClick={onGiveUp}>
      Cancel
    </Button>
  </Group>
)
