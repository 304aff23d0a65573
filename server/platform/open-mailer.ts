import type { Config } from './config.ts'
import { MailRefused, type Mailer } from './mailer.ts'
import { openSmtpMailer } from './mailer-smtp.ts'

const nowhere: Mailer = {
  sends: false,
  send: async () => {
    throw new MailRefused('No mail server is set up.', false)
  },
}

/** Sends through the server that SMTP_URL names; without one nothing is sent. */
export const openMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer =>
  config.smtpUrl === undefined ? nowhere : openSmtpMailer(config.smtpUrl, config.mailFrom)
