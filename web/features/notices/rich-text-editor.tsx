import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { TextAlign } from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import clsx from 'clsx'
import classes from './rich-text.module.css'

export interface RichTextEditorProps {
  labelId: string
  describedBy?: string | undefined
  value: string
  invalid: boolean
  onChange(html: string): void
  onBlur(): void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]

const Toolbar = () => (
  <RichTextEditor.Toolbar>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
      <RichTextEditor.Strikethrough />
      <RichTextEditor.ClearFormatting />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.H2 />
      <RichTextEditor.H3 />
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <RichTextEditor.Blockquote />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.AlignLeft />
      <RichTextEditor.AlignCenter />
      <RichTextEditor.AlignRight />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Link />
      <RichTextEditor.Unlink />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
    </RichTextEditor.ControlsGroup>
  </RichTextEditor.Toolbar>
)

/** The editor of a notice's text; offers what the allowlist keeps and nothing else. Empty text is an empty string. */
export default function NoticeTextEditor({
  labelId,
  describedBy,
  value,
  invalid,
  onChange,
  onBlur,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : written.getHTML()),
    onBlur,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': 'true',
        'aria-invalid': String(invalid),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
  })
  return (
    <RichTextEditor
      editor={editor}
      data-invalid={invalid || undefined}
      classNames={{
        root: classes.editor ?? '',
        content: clsx(classes.content, classes.text),
        control: classes.control ?? '',
      }}
    >
      <Toolbar />
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
