import sanitize from 'sanitize-html'
import { withoutHidden } from '../../contract/clean.ts'
import { composed } from '../../contract/composed.ts'
import { classesAsKept } from '../../contract/rich-text-classes.ts'
import { withoutTables } from '../../contract/rich-text-tables.ts'
import { isSafeLink, richTextLinkRel, richTextSchemes, richTextStyles, richTextTags } from '../../contract/rich-text.ts'

const styles = Object.fromEntries(Object.entries(richTextStyles).map(([name, value]) => [name, [value]]))

/** Always in one order of attributes, so that what was cleaned once reads the same when cleaned again. */
const link = (_tag: string, { href, target, style, class: classes }: sanitize.Attributes): sanitize.Tag => ({
  tagName: 'a',
  attribs: {
    ...(href !== undefined && isSafeLink(href.trim()) && { href: href.trim() }),
    ...(target === '_blank' && { target }),
    rel: richTextLinkRel,
    ...(style !== undefined && { style }),
    ...(classes !== undefined && { class: classes }),
  },
})

/** A style that insists, or a class of a style sheet, would win over the screen's own look. */
const withoutInsisting = (tagName: string, { class: names, ...attribs }: sanitize.Attributes): sanitize.Tag => {
  const classes = classesAsKept(names ?? '')
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(attribs.style !== undefined && { style: attribs.style.replace(/!\s*important/gi, '') }),
      ...(classes !== '' && { class: classes }),
    },
  }
}

const options: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { '*': ['style', 'class'], a: ['href', 'target', 'rel'] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  allowedStyles: { '*': styles },
  transformTags: { '*': withoutInsisting, a: link, b: 'strong', i: 'em', strike: 's', del: 's' },
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
}

const passesMost = 10

/** Marks may also be written as entities, which are read by now. */
const sanitized = (html: string): string => withoutHidden(sanitize(html, options))

/** Rich text as it is kept: what the allowlist of the contract names and nothing else; a second time changes nothing. */
export const cleanRichText = (html: string): string => {
  let cleaned = sanitized(withoutTables(composed(withoutHidden(html))))
  // A paragraph that loses the tag between it and another is read differently next time, and letters that were written as
  // entities are composed only then: read until nothing changes.
  for (let pass = 1; pass < passesMost; pass += 1) {
    const again = sanitized(composed(cleaned))
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}
