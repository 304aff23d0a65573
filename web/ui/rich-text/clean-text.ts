import DOMPurify from 'dompurify'
import { classesAsKept } from '../../../contract/rich-text-classes.ts'
import {
  isSafeLink,
  richTextAttributes,
  richTextLinkRel,
  richTextStyles,
  richTextTags,
} from '../../../contract/rich-text.ts'

const purify = DOMPurify(window)

/** The declarations of a `style` that the allowlist keeps. */
const plainStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()) as [string, string?])
    .filter(([property, value = '']) => richTextStyles[property.toLowerCase()]?.test(value))
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')

const keep: Record<string, ((value: string) => string) | undefined> = {
  style: plainStyle,
  class: classesAsKept,
  href: (href) => (isSafeLink(href) ? href : ''),
  target: (target) => (target === '_blank' ? target : ''),
  rel: () => richTextLinkRel,
}

purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  attribute.attrValue = keep[attribute.attrName]?.(attribute.attrValue) ?? ''
  attribute.keepAttr = attribute.attrValue !== ''
})
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') node.setAttribute('rel', richTextLinkRel)
})

/** Rich text cleaned once more by the contract's allowlist. */
export const cleanText = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
