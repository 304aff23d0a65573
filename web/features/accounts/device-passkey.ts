/** What this device does with passkeys. The library for it comes only when somebody asks. */
import type { CreationOptions, RequestOptions } from '../../../contract/accounts/passkeys.ts'
import type { z } from 'zod'
import { ApiError } from '../../api/errors.ts'

export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

const words: Readonly<Record<string, string>> = {
  NotAllowedError: 'The request was cancelled or timed out. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this web address. Please ask your server’s administrator.',
}

/** What the device refuses is told like what the server refuses. */
const fromDevice = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new ApiError(
      400,
      'PASSKEY_REFUSED',
      words[name] ?? 'That didn’t work on this device. Please try another way.',
    )
  }
}

/** Nothing of the kind is asked for. */
const withoutExtensions = { clientExtensionResults: {} }

/** Has the device make a passkey. */
export const makeOnDevice = async (options: z.output<typeof CreationOptions>) => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await fromDevice(() => startRegistration({ optionsJSON: options }))
  return { ...made, ...withoutExtensions }
}

/** Has the device sign with a passkey. */
export const signOnDevice = async (options: z.output<typeof RequestOptions>) => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await fromDevice(() => startAuthentication({ optionsJSON: options }))
  return { ...signed, ...withoutExtensions }
}
