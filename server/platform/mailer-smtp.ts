import { createTransport } from 'nodemailer'
import { mailAnswerMostMs } from '../../contract/limits.ts'
import { isLoopback } from './config.ts'
import { MailRefused, requireOneLine, type Mailer } from './mailer.ts'

/** Reads `smtp://user:password@host:587` or `smtps://…`; plain lines leave this machine only with `tls=off`. */
const readServer = (smtpUrl: string) => {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(host) && url.searchParams.get('tls') !== 'off',
    ...(url.username && { auth }),
  }
}

/** What went wrong in the mailer's and the server's codes; 5xx answers about the message itself are final. */
const refusalOf = (error: unknown): MailRefused => {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 550
  return new MailRefused(responseCode === undefined ? code : `${code} ${responseCode}`, final)
}

/** Hands mail to an SMTP server, one connection a message. */
export const openSmtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport({
    ...readServer(smtpUrl),
    connectionTimeout: mailAnswerMostMs,
    greetingTimeout: mailAnswerMostMs,
    socketTimeout: mailAnswerMostMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    sends: true,
    verify: async () => {
      await transport.verify().catch((error: unknown) => {
        throw refusalOf(error)
      })
    },
    send: async (mail) => {
      requireOneLine(mail)
      const { to, subject, html, text, headers } = mail
      const message = { from, to: { address: to, name: '' }, subject, html, text, ...(headers && { headers }) }
      await transport.sendMail(message).catch((error: unknown) => {
        throw refusalOf(error)
      })
    },
  }
}
