/** Pages of the outbox for development: what left or waits, as it looks. A production build does not load this. */
import { mailsShownMost } from '../../../contract/limits.ts'
import type { Ctx } from '../../context.ts'
import { html, type Html } from './html.ts'
import { selectMail, selectNewest } from './store.ts'

/** What the pages may do: show themselves and a mail in a frame; nothing else is loaded and no script runs. */
export const devMailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // A building's logo, as the mail's reader would fetch it.
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

const style = html`<style>
  body {
    max-width: 60rem;
    margin: 2rem auto;
    padding: 0 1rem;
    font:
      16px/1.5 system-ui,
      sans-serif;
    color: #1f2937;
    background: #fff;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.4rem 0.6rem;
    text-align: left;
    border-bottom: 1px solid #e5e7eb;
  }
  iframe {
    width: 100%;
    height: 36rem;
    border: 1px solid #e5e7eb;
  }
  pre {
    white-space: pre-wrap;
    background: #f3f4f6;
    padding: 1rem;
  }
</style>`

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text

interface Fate {
  sent_at: string | null
  failed_at: string | null
  attempts: number
  last_answer: string | null
}
const fateOf = ({ sent_at, failed_at, attempts, last_answer }: Fate): string => {
  if (sent_at !== null) return `sent ${sent_at}`
  if (failed_at !== null) return `given up: ${last_answer ?? 'unknown'}`
  return attempts === 0 ? 'waiting' : `waiting after ${attempts} tries: ${last_answer ?? 'sending'}`
}

/** The newest mails, to one address if one is given, each with a link to its page; the whole HTML document. */
export const devMailList = async (ctx: Ctx, to = ''): Promise<string> => {
  const mails = await selectNewest(ctx.db, mailsShownMost, to)
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${mail.queued_at}</td>
        <td><a href="/dev/mail?to=${encodeURIComponent(mail.recipient)}">${mail.recipient}</a></td>
        <td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
        <td>${mail.class}</td>
        <td>${fateOf(mail)}</td>
      </tr>`,
  )
  const head = html`<tr>
    <th>Queued</th>
    <th>To</th>
    <th>Subject</th>
    <th>Class</th>
    <th>State</th>
  </tr>`
  const note = ctx.mailer.sends ? '' : html`<p>No mail server is set up, so emails are kept here.</p>`
  const list = mails.length
    ? html`<table>
        <thead>
          ${head}
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`
    : html`<p>No emails yet.</p>`
  return page('Email', html`${note}${list}`)
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One mail as it looks, in a frame without scripts and of no origin, and as plain text; null when there is none. */
export const devMailPage = async (ctx: Ctx, id: string): Promise<string | null> => {
  const mail = isId.test(id) ? await selectMail(ctx.db, id) : undefined
  if (!mail) return null
  const shown = html`<p>To ${mail.recipient}, ${mail.class}, ${fateOf(mail)}. <a href="/dev/mail">All email</a></p>
    <iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html}"></iframe>
    <h2>Plain text</h2>
    <pre>${mail.plain}</pre>`
  return page(mail.subject, shown)
}
