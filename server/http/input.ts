import type { z } from 'zod'
import { jsonDepthMost, jsonKeysMost } from '../../contract/limits.ts'
import { isStorable } from '../../contract/clean.ts'
import { Invalid, InvalidField, Refusal, type FieldError } from './errors.ts'
import { namesIn, namesOf } from './json-names.ts'
import { plainWords } from './plain-words.ts'

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))

/** Reads a value by its schema; a refusal names each field, and its first message is the error's text. */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value, { error: plainWords })
  if (parsed.success) return parsed.data
  const errors = fieldErrors(parsed.error)
  throw Invalid(errors[0]?.message ?? 'Invalid input', errors)
}

const plainJson = /^application\/json(?:; ?charset=(?:utf-8|"utf-8"))?$/i

export const isMultipart = (header: string | undefined): boolean =>
  /^multipart\/form-data; ?boundary=[^;,\s]{1,100}$/i.test(header ?? '')

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses text that the database cannot keep. */
export const requireStorable = (text: string): void => {
  if (!isStorable(text)) throw Invalid('The text contains characters that can’t be saved.')
}

/**
 * Refuses nests too deep, too many keys, keys that reach into prototypes, and text the database cannot keep.
 */
const inspect = (root: unknown): void => {
  let keys = 0
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') requireStorable(value)
    if (typeof value !== 'object' || value === null) return
    if (depth > jsonDepthMost) throw Invalid('The body is nested too deeply.')
    for (const key of Object.keys(value)) {
      requireStorable(key)
      if (!Array.isArray(value) && (++keys > jsonKeysMost || forbiddenKeys.has(key)))
        throw Invalid('The body contains fields that aren’t allowed.')
      look((value as Record<string, unknown>)[key], depth + 1)
    }
  }
  look(root, 1)
}

/** Reads a JSON body strictly: media type as written in RFC 8259, UTF-8, bounded nesting, each name once. */
export const readJson = (contentType: string | undefined, raw: Buffer | undefined): unknown => {
  if (!raw || raw.length === 0) return {}
  if (!plainJson.test(contentType ?? '')) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'Send JSON as application/json.')
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw))
  } catch {
    throw Invalid('The body isn’t valid JSON.')
  }
  inspect(value)
  if (namesIn(raw) !== namesOf(value)) throw Invalid('The body contains the same field twice.')
  return value
}

/** Whether JSON text gives a name twice; text that is none does not. */
const givesTwice = (text: string): boolean => {
  try {
    return namesIn(Buffer.from(text)) !== namesOf(JSON.parse(text))
  } catch {
    return false
  }
}

/** Reads the fields of a form by their schema; those that are JSON text are held to the bounds of a JSON body. */
export const parseForm = <S extends z.ZodType>(schema: S, fields: Record<string, string>): z.output<S> => {
  const parsed = parse(schema, fields)
  inspect(parsed)
  for (const [name, value] of Object.entries(parsed as Record<string, unknown>)) {
    const text = fields[name]
    if (typeof value !== 'object' || value === null || text === undefined) continue
    if (givesTwice(text)) throw InvalidField(name, `${name} contains the same field twice.`)
  }
  return parsed
}

/** A query string: each name once. */
export const readQuery = (query: unknown): unknown => {
  inspect(query)
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    if (Array.isArray(value)) throw Invalid(`The parameter ${name.slice(0, 40)} is repeated.`)
  return query
}
