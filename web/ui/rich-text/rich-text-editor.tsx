import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { TextAlign } from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import clsx from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import { FieldMenu } from './field-menu.tsx'
import { fieldNode } from './field-node.ts'
import { labelBook, withoutPieces, withPieces, type FieldGroup } from './merge-field.ts'
import classes from './rich-text.module.css'

interface Props {
  labelId: string
  describedBy?: string | undefined
  value: string
  invalid: boolean
  /** What can be put into the text by name. */
  fields?: readonly FieldGroup[] | undefined
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

const Toolbar = ({ children }: { children: ReactNode }) => (
  <RichTextEditor.Toolbar>
    {children}
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

/** The editor of rich text; offers what the allowlist keeps and nothing else. Empty text is an empty string. */
export default function TextEditor({ labelId, describedBy, value, invalid, fields, onChange, onBlur }: Props) {
  // More fields may be offered while somebody writes; the editor is made once.
  const [labels] = useState(() => labelBook(fields ?? []))
  useEffect(() => labels.learn(fields ?? []), [labels, fields])
  const [offered] = useState(() => (fields ? [...extensions, fieldNode(labels.of)] : extensions))
  const editor = useEditor({
    extensions: offered,
    content: fields ? withPieces(value) : value,
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : withoutPieces(written.getHTML())),
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
      <Toolbar>{fields && <FieldMenu editor={editor} groups={fields} />}</Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
