/** A browser's side of a push subscription: its keys, and the reading of a sealed message (RFC 8188 and 8291). */
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const bytes = (text: string) => new TextEncoder().encode(text)

const derive = async (secret: BufferSource, salt: BufferSource, purpose: BufferSource, length: number) => {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: purpose }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}

export interface Subscribed {
  readonly to: { endpoint: string; p256dh: string; auth: string }
  /** Opens a message; throws when it was not sealed for this browser. */
  read(body: Uint8Array): Promise<string>
}

/** Subscribes at an address, as a browser does, with keys of its own. */
export const openSubscription = async (endpoint: string): Promise<Subscribed> => {
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const read = async (body: Uint8Array): Promise<string> => {
    const message = new Uint8Array(body)
    const salt = message.slice(0, 16)
    const senderEnds = 21 + message[20]!
    const sender = message.slice(21, senderEnds)
    const theirs = await crypto.subtle.importKey('raw', sender, curve, false, [])
    const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
    const both = new Uint8Array([...bytes('WebPush: info\0'), ...own, ...sender])
    const secret = await derive(shared, auth, both, 32)
    const content = await derive(secret, salt, bytes('Content-Encoding: aes128gcm\0'), 16)
    const iv = await derive(secret, salt, bytes('Content-Encoding: nonce\0'), 12)
    const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt'])
    const opened = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, message.slice(senderEnds)))
    // The last record ends with a two, and with zeros after it where it was padded.
    return new TextDecoder().decode(opened.slice(0, opened.lastIndexOf(2)))
  }
  const base64url = (part: Uint8Array) => Buffer.from(part).toString('base64url')
  return { to: { endpoint, p256dh: base64url(own), auth: base64url(auth) }, read }
}
