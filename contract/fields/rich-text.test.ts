import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { richText } from '../fields.ts'
import { Wording } from '../forms/templates.ts'
import { ForumCommentChange, ForumCommentDraft, ForumPostChange, ForumPostDraft } from '../forum/bodies.ts'
import { noticeContentMostChars } from '../limits.ts'
import { marksInARowMost, richTextDepthMost, richTextTagsMost } from '../limits/text.ts'
import { NoticeChange, NoticeDraft } from '../notices.ts'
import { answerOf } from '../testing/answers.ts'
import { NewVersion, ProposalChange, ProposalDraft } from '../voting/bodies.ts'
import { DecisionCorrection, DecisionDraft } from '../voting/decisions.ts'

const tooMuch = 'Text has too much formatting. Paste it as plain text.'
const Field = richText({ label: 'Text', max: noticeContentMostChars, tooLong: 'Too long' })
const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth) + 'x' + `</${tag}>`.repeat(depth)

describe('rich text', () => {
  test.each([
    ['that is absent', undefined, 'Text is required'],
    ['that is empty', '', 'Text is required'],
    ['that is too long', 'x'.repeat(noticeContentMostChars + 1), 'Too long'],
    ['that is too long and of tags only', '<a>'.repeat(noticeContentMostChars), 'Too long'],
    ['of too many links', '<a>'.repeat(richTextTagsMost + 1), tooMuch],
    ['of too many paragraphs', '<p>x</p>'.repeat(richTextTagsMost / 2 + 1), tooMuch],
    ['of too many line breaks', '<br>'.repeat(richTextTagsMost + 1), tooMuch],
    ['of too many closing tags', '</p>'.repeat(richTextTagsMost + 1), tooMuch],
    ['of too many signs that could begin a tag', '<'.repeat(richTextTagsMost + 1), tooMuch],
    [
      'of too many accents on one letter',
      `a${'\u0301\u0327'.repeat(20_000)}`,
      'Text has too many accents on one letter',
    ],
    ['nested too deeply in bold', nested('b', richTextDepthMost + 1), tooMuch],
    ['nested too deeply in boxes', nested('DIV', richTextDepthMost + 1), tooMuch],
    ['nested too deeply in links', nested('a', richTextDepthMost + 1), tooMuch],
    ['nested too deeply in lists', '<ul><li>'.repeat(richTextDepthMost + 1), tooMuch],
    ['nested too deeply among line breaks', '<div ><br>'.repeat(richTextDepthMost + 1), tooMuch],
    ['nested too deeply among ends that close nothing', '<div></x>'.repeat(richTextDepthMost + 1), tooMuch],
    ['nested too deeply once it was closed', '</b>'.repeat(200) + '<i>'.repeat(richTextDepthMost + 1), tooMuch],
  ])('%s is refused', (_what, html, message) => {
    expect(answerOf(Field, html)).toEqual({ refused: [message] })
  })

  test.each([
    ['as long as may be', 'x'.repeat(noticeContentMostChars)],
    ['of as many paragraphs as may be', '<p>x</p>'.repeat(richTextTagsMost / 2)],
    ['of paragraphs that nobody closed', '<p>x<br>'.repeat(richTextTagsMost / 2)],
    ['of entries that nobody closed', `<ul>${'<li>x'.repeat(richTextTagsMost - 2)}</ul>`],
    ['nested as deeply as may be', nested('div', richTextDepthMost)],
    ['nested deeply, once and again', nested('em', richTextDepthMost).repeat(10)],
  ])('%s is taken as it is', (_what, html) => {
    expect(answerOf(Field, html)).toBe(html)
  })
})

describe('every field of rich text refuses it before it is cleaned', () => {
  test.each<[what: string, schema: z.ZodType, field: string, label?: string]>([
    ['a notice', NoticeDraft, 'content'],
    ['a change of a notice', NoticeChange, 'content'],
    ['a post', ForumPostDraft, 'body'],
    ['a change of a post', ForumPostChange, 'body'],
    ['a comment', ForumCommentDraft, 'body'],
    ['a change of a comment', ForumCommentChange, 'body'],
    ['a proposal', ProposalDraft, 'text'],
    ['a change of a proposal', ProposalChange, 'text'],
    ['a new version of a proposal', NewVersion, 'text'],
    ['a decision', DecisionDraft, 'wording', 'Text'],
    ['a correction of a decision', DecisionCorrection, 'wording', 'Text'],
    ['the wording of a letter', Wording, 'content'],
  ])('%s', (_what, schema, field, label = 'Text') => {
    const messages = (html: string) =>
      (schema.safeParse({ [field]: html }).error?.issues ?? [])
        .filter(({ path }) => path.join('.') === field)
        .map(({ message }) => message)
    expect(messages('<a>'.repeat(richTextTagsMost + 1))).toEqual([tooMuch.replace('Text', label)])
    expect(messages(nested('b', richTextDepthMost + 1))).toEqual([tooMuch.replace('Text', label)])
    expect(messages('x'.repeat(noticeContentMostChars + 1))).toEqual([expect.stringMatching(/must be at most/)])
    expect(messages(`a${'\u0301'.repeat(marksInARowMost + 1)}`)).toEqual([
      `${label} has too many accents on one letter`,
    ])
    expect(messages('<p>x</p>')).toEqual([])
  })
})
