import { useRef } from 'react'
import type { EnquiryDraft } from '../../../contract/enquiries/enquiry.ts'
import { api } from '../../api/api.ts'
import { call } from '../../api/call.ts'
import { useFormPass } from './use-form-pass.ts'

/**
 * Sends an enquiry and answers its number; throws what the server refuses. The same words keep their key until they have
 * arrived, so that sending them again after no answer sends them once.
 */
export const useSendEnquiry = () => {
  const passOf = useFormPass()
  const held = useRef<{ content: string; sendKey: string } | null>(null)
  const keyFor = (content: string): string => {
    if (held.current?.content !== content) held.current = { content, sendKey: crypto.randomUUID() }
    return held.current.sendKey
  }
  return async (draft: EnquiryDraft, website: string): Promise<number> => {
    const sendKey = keyFor(JSON.stringify(draft))
    const { number } = await call(api.enquiries.send, {
      body: { ...draft, website, sendKey, formPass: await passOf() },
    })
    held.current = null
    return number
  }
}
