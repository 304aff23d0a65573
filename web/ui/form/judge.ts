import { zodResolver } from '@hookform/resolvers/zod'
import { config } from 'zod'

// The content policy forbids code made from text, which zod would otherwise try.
config({ jitless: true })

/** Judges a form's values by a body schema of the contract. */
export const judgeBy = zodResolver
