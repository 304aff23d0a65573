import { plainTextOf } from '../../../contract/rich-text.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import type { Letterhead } from '../../offers.ts'
import { html, Html } from './html.ts'

export type MailClass = 'statutory' | 'transactional' | 'community'

export interface Letter {
  class: MailClass
  toName?: string
  /** The building that writes; the platform itself where there is none. */
  buildingName?: string
  /** The building's own logo, by its path on this site and its size in pixels. */
  logo?: Letterhead['logo']
  /** Where the building's own mail reaches it (CASL s.6(2)). */
  postalAddress?: string
  subject: string
  /** Why it is received, where the usual words would say something else. */
  because?: string
  paragraphs?: readonly string[]
  /** Rich text after the paragraphs, such as a notice. */
  bodyHtml?: string
  /** Several things in one mail: what each is called, a line about it, and where it leads in the product. */
  things?: readonly Thing[]
  /** One button; its path leads into the product. */
  link?: { label: string; path: string }
  /** How to get no more of it: what it is called, and the page that asks. Without it the mail says why there is none. */
  unsubscribe?: { what: string; path: string }
}

interface Thing {
  title: string
  text: string
  path: string | null
}

/** Why somebody gets a mail. */
const reasons: Record<MailClass, (sender: string) => string> = {
  statutory: (sender) => `You’re getting this email because ${sender} is giving you legally required notice by email.`,
  transactional: (sender) => `This is a service email from ${sender}.`,
  community: (sender) => `You’re getting this email because you’re part of ${sender}.`,
}

/** Why a mail without a way to unsubscribe has none; what it is told about may come from the law or protect the reader. */
const lockedBecause: Record<MailClass, string> = {
  statutory: 'Legally required notices can’t be turned off.',
  transactional: 'Emails that keep you or your account safe can’t be turned off.',
  community: 'You can choose which emails you get under Inbox, Preferences.',
}

/** A place in the product; only the configured public address is ever its base. */
export const linkTo = (publicUrl: string, path: string): string => {
  const url = new URL(path, publicUrl)
  if (!path.startsWith('/') || url.origin !== new URL(publicUrl).origin)
    throw new Error('An email can only link into the product.')
  return url.href
}

/** Links of rich text that lead into the product need its address in a mail. */
const richBody = (bodyHtml: string | undefined, publicUrl: string): string =>
  cleanRichText(bodyHtml ?? '').replaceAll(/href="(?=[/?#])/g, `href="${publicUrl}`)

const blockEnds = /<\/(?:p|h[1-6]|li|blockquote|pre|div)>|<br\s*\/?>/i
const wordsOf = (body: string): string[] =>
  body
    .split(blockEnds)
    .map((block) => plainTextOf(block))
    .filter(Boolean)

const page = (subject: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <base target="_blank" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#f3f4f6;color:#1f2937;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"
      >
        <div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:8px">${content}</div>
      </body>
    </html>`

const button = (href: string, label: string): Html =>
  html`<p style="margin:24px 0">
      <a
        href="${href}"
        rel="noopener noreferrer"
        style="display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;text-decoration:none;border-radius:6px"
        >${label}</a
      >
    </p>
    <p style="font-size:13px;color:#4b5563">If the button doesn’t work, open this address:<br />${href}</p>`

const logoMost = { width: 240, height: 56 }

/** The sender's name, or the logo that says it to those who see no pictures; mail programs want its size written out. */
const letterhead = (sender: string, logo: Letter['logo'], publicUrl: string): Html => {
  if (!logo) return html`<p style="margin:0 0 20px;font-weight:600">${sender}</p>`
  const part = Math.min(1, logoMost.width / logo.width, logoMost.height / logo.height)
  const [width, height] = [Math.round(logo.width * part), Math.round(logo.height * part)]
  return html`<p style="margin:0 0 20px;font-weight:600">
    <img
      src="${linkTo(publicUrl, logo.path)}"
      alt="${sender}"
      width="${width}"
      height="${height}"
      style="display:block;border:0"
    />
  </p>`
}

const listOf = (things: readonly Thing[], publicUrl: string): Html =>
  html`<ul style="margin:0;padding:0;list-style:none">
    ${things.map(
      ({ title, text, path }) =>
        html`<li style="margin:0 0 16px">
          ${path ? html`<a href="${linkTo(publicUrl, path)}" style="font-weight:600">${title}</a>` : title}
          ${text ? html`<br />${text}` : ''}
        </li>`,
    )}
  </ul>`

const lineOf = ({ title, text, path }: Thing, publicUrl: string): string =>
  [`- ${title}`, text, path ? linkTo(publicUrl, path) : ''].filter(Boolean).join('\n  ')

/** Writes a letter as HTML and as plain text, with the sender and the subject above, one button, and why it is received below. */
export const render = (letter: Letter, publicUrl: string): { html: string; plain: string } => {
  const { subject, because, paragraphs = [], things = [], link, unsubscribe } = letter
  const sender = letter.buildingName ?? 'Parapet'
  const greeting = letter.toName ? `Hello ${letter.toName},` : 'Hello,'
  const reason = because ?? reasons[letter.class](sender)
  const href = link && linkTo(publicUrl, link.path)
  const body = richBody(letter.bodyHtml, publicUrl)
  const leave = unsubscribe && { ...unsubscribe, href: linkTo(publicUrl, unsubscribe.path) }
  const locked = because === undefined ? lockedBecause[letter.class] : ''
  const from = [letter.postalAddress && `${sender}, ${letter.postalAddress}.`, `Sent by Parapet, ${publicUrl}`]
    .filter(Boolean)
    .join(' ')
  const content = html`${letterhead(sender, letter.logo, publicUrl)}
    <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subject}</h1>
    ${[greeting, ...paragraphs].map((text) => html`<p>${text}</p>`)} ${new Html(body)}
    ${things.length > 0 ? listOf(things, publicUrl) : ''} ${link && href ? button(href, link.label) : ''}
    <p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e5e7eb;font-size:13px;color:#4b5563">
      ${reason} ${leave ? html`<a href="${leave.href}">Unsubscribe from ${leave.what}</a>` : locked}<br />${from}
    </p>`
  const lines = [
    greeting,
    ...paragraphs,
    ...wordsOf(body),
    ...things.map((thing) => lineOf(thing, publicUrl)),
    ...(link && href ? [`${link.label}:\n${href}`] : []),
  ]
  const foot = leave ? `Unsubscribe from ${leave.what}:\n${leave.href}` : locked
  const below = [reason, foot, from].filter(Boolean).join('\n')
  const plain = `${sender}\n\n${subject}\n\n${lines.join('\n\n')}\n\n--\n${below}\n`
  return { html: page(subject, content).text, plain }
}
