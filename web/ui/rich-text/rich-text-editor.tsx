import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { TextAlign } from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import clsx from 'clsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FieldMenu } from './field-menu.tsx'
import { fieldNode } from './field-node.ts'
import { pasting } from './pasting.ts'
import { labelBook, withoutPieces, withPieces, type FieldGroup } from './merge-field.ts'
import classes from './rich-text.module.css'

/** Puts a link with these words where the caret stands. */
export type PutLink = (words: string, href: string) => void

interface Props {
  labelId: string
  describedBy?: string | undefined
  value: string
  invalid: boolean
  /** What can be put into the text by name. */
  fields?: readonly FieldGroup[] | undefined
  /** Fewer tools and less room, for a few words. */
  short?: boolean | undefined
  /** What else stands among the tools. */
  renderTools?: ((put: PutLink) => ReactNode) | undefined
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

const ShortToolbar = ({ children }: { children: ReactNode }) => (
  <RichTextEditor.Toolbar>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.BulletList />
      <RichTextEditor.Blockquote />
      <RichTextEditor.Link />
    </RichTextEditor.ControlsGroup>
    {children}
  </RichTextEditor.Toolbar>
)

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
export default function TextEditor(props: Props) {
  const { labelId, describedBy, value, invalid, fields, short = false, renderTools, onChange, onBlur } = props
  // More fields may be offered while somebody writes; the editor is made once.
  const [labels] = useState(() => labelBook(fields ?? []))
  useEffect(() => labels.learn(fields ?? []), [labels, fields])
  const [offered] = useState(() => (fields ? [...extensions, fieldNode(labels.of)] : extensions))
  const typed = useRef(value)
  const editor = useEditor({
    extensions: offered,
    content: fields ? withPieces(value) : value,
    onUpdate: ({ editor: written }) => {
      typed.current = written.isEmpty ? '' : withoutPieces(written.getHTML())
      onChange(typed.current)
    },
    onBlur,
    shouldRerenderOnTransaction: true,
    editorProps: {
      ...pasting,
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
  // The form was reset, or a draft was discarded.
  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    editor?.commands.setContent(fields ? withPieces(value) : value, { emitUpdate: false })
  }, [editor, value, fields])
  const put: PutLink = (words, href) => {
    const link = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }
    editor
      ?.chain()
      .focus()
      .insertContent([link, { type: 'text', text: ' ' }])
      .run()
  }
  const Tools = short ? ShortToolbar : Toolbar
  return (
    <RichTextEditor
      editor={editor}
      data-invalid={invalid || undefined}
      classNames={{
        root: classes.editor ?? '',
        content: clsx(classes.content, classes.text, short && classes.short),
        control: classes.control ?? '',
      }}
    >
      <Tools>
        {fields && <FieldMenu editor={editor} groups={fields} />}
        {renderTools?.(put)}
      </Tools>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
