import { Node, nodeInputRule } from '@tiptap/react'
import { fieldAttribute, writtenField } from './merge-field.ts'

/** The editor's piece for a field: goes in and out as one, and shows the field's label; one that is unknown shows its name. */
export const fieldNode = (labelOf: (key: string) => string | undefined) =>
  Node.create({
    name: 'field',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      key: {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute(fieldAttribute) ?? '',
        renderHTML: ({ key }: Record<string, string>) => ({ [fieldAttribute]: key }),
      },
    }),
    parseHTML: () => [{ tag: `span[${fieldAttribute}]` }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const key = String(node.attrs['key'])
      const label = labelOf(key)
      return [
        'span',
        { ...HTMLAttributes, ...(label === undefined && { 'data-unknown': '' }) },
        label ?? writtenField(key),
      ]
    },
    renderText: ({ node }) => writtenField(String(node.attrs['key'])),
    addInputRules() {
      return [nodeInputRule({ find: /\{\{([\w.]+)\}\}$/, type: this.type, getAttributes: ([, key]) => ({ key }) })]
    },
  })
