/** A device that keeps a passkey, in software: what a phone or a security key answers to a page (Web Authentication). */
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { accounts } from '../../contract/accounts.ts'
import type { Caller } from './caller.ts'

const site = 'http://localhost:3000'
const flags = { present: 0x01, verified: 0x04, keyed: 0x40 }

const counterOf = (count: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(count)
  return bytes
}
const wire = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

interface Manner {
  /** The page that asks. */
  origin?: string
  /** Whether the device asks who is there, by a finger or a code. */
  verifies?: boolean
}

/** A device with one key of its own; its counter grows with every use. */
export const newDevice = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (verifies: boolean, rest = Buffer.alloc(0)) => {
    const said = flags.present + (verifies ? flags.verified : 0) + (rest.length > 0 ? flags.keyed : 0)
    return Buffer.concat([hash('sha256', 'localhost', 'buffer'), Buffer.from([said]), counterOf(uses), rest])
  }
  const credential = { id: wire(id), rawId: wire(id), type: 'public-key' as const, clientExtensionResults: {} }

  /** The key in the form of COSE (RFC 9053): an elliptic key of the curve P-256. */
  const coseKey = () =>
    Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x!, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y!, 'base64url'),
    ])

  const make = (challenge: string, { origin = site, verifies = true }: Manner = {}) => {
    const keyed = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
    const data = authData(verifies, keyed)
    const attestation = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')]
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...attestation,
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      ...credential,
      response: {
        clientDataJSON: wire(clientData('webauthn.create', challenge, origin)),
        attestationObject: wire(attestationObject),
        transports: ['internal'],
      },
    }
  }

  const use = (challenge: string, { origin = site, verifies = true }: Manner = {}) => {
    uses += 1
    const client = clientData('webauthn.get', challenge, origin)
    const data = authData(verifies)
    const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), privateKey)
    return {
      ...credential,
      response: { clientDataJSON: wire(client), authenticatorData: wire(data), signature: wire(signature) },
    }
  }
  /** A copy of the key that does not know of uses elsewhere. */
  const fallBack = () => void (uses = 0)
  return { make, use, fallBack }
}

/** Gives somebody a passkey through the product; answers the device, and the recovery codes where they are new. */
export const makePasskey = async (who: Caller, name = 'Phone') => {
  const device = newDevice()
  const { challenge } = await who.call(accounts.askNewPasskey, { body: {} })
  const { recoveryCodes } = await who.call(accounts.addPasskey, {
    body: { name, credential: device.make(challenge) },
  })
  return { device, recoveryCodes }
}
