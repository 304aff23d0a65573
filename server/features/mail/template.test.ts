import { expect, test } from 'vitest'
import { html } from './html.ts'
import { linkTo, render, type Letter } from './template.ts'

const base = 'https://parapet.example'
const letter: Letter = {
  class: 'statutory',
  buildingName: 'Harbour View',
  subject: 'Notice',
  paragraphs: ['Hello there.'],
}

test('names, subjects and texts are escaped wherever they stand', () => {
  const evil = `<img src=x onerror="alert('1')">&`
  const { html: page, plain } = render(
    { ...letter, toName: evil, buildingName: evil, subject: evil, paragraphs: [evil] },
    base,
  )
  expect(page).not.toContain('<img')
  expect(page).toContain('<title>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</title>')
  expect(plain).toContain(evil)
})

test('a mail says who writes, what about, and why it is received, in both forms', () => {
  for (const text of Object.values(render(letter, base)))
    for (const words of [
      'Harbour View',
      'Hello there.',
      'giving you legally required notice by email',
      'https://parapet.example',
    ])
      expect(text).toContain(words)
  expect(render(letter, base).html).toContain('>Notice</h1>')
  expect(render(letter, base).plain).toMatch(/^Harbour View\n\nNotice\n\nHello,\n/)
  expect(render({ ...letter, class: 'community' }, base).plain).toContain('because you’re part of Harbour View')
})

test('a mail of a building names its postal address and the web address, in both forms', () => {
  const postalAddress = '1200 Waterfront Lane, Vancouver, BC V6B 1A1'
  for (const text of Object.values(render({ ...letter, class: 'community', postalAddress }, base)))
    expect(text).toMatch(
      /Harbour View, 1200 Waterfront Lane, Vancouver, BC V6B 1A1\. Sent\s+by\s+Parapet, https:\/\/parapet/,
    )
})

test('a mail that can be switched off says how, and one that cannot says why, in both forms', () => {
  const unsubscribe = { what: 'Announcements', path: '/unsubscribe?token=abc' }
  const open = render({ ...letter, class: 'community', unsubscribe }, base)
  expect(open.html).toContain(
    '<a href="https://parapet.example/unsubscribe?token=abc">Unsubscribe from Announcements</a>',
  )
  expect(open.plain).toContain('Unsubscribe from Announcements:\nhttps://parapet.example/unsubscribe?token=abc')
  for (const text of Object.values(render(letter, base)))
    expect(text).toContain('Legally required notices can’t be turned off.')
})

test('several things are listed with a line and a link each, and escaped', () => {
  const things = [
    { title: 'Water <off>', text: 'From 9 to 11.', path: '/announcements/1' },
    { title: 'Nowhere to go', text: '', path: null },
  ]
  const { html: page, plain } = render({ ...letter, things }, base)
  expect(page).toContain('>Water &lt;off&gt;</a>')
  expect(page.match(/<li/g)).toHaveLength(2)
  expect(plain).toContain(
    '- Water <off>\n  From 9 to 11.\n  https://parapet.example/announcements/1\n\n- Nowhere to go\n',
  )
})

test('rich text is cleaned, and its links into the product get the product’s address', () => {
  const bodyHtml =
    '<p>See <a href="/library">the bylaws</a></p><script>alert(1)</script><p onclick="x()">Bring <b>a pen</b>.</p>'
  const { html: page, plain } = render({ ...letter, bodyHtml }, base)
  expect(page).toContain('href="https://parapet.example/library"')
  expect(page).not.toMatch(/script|onclick/)
  expect(plain).toContain('See the bylaws\n\nBring a pen.')
})

test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'notices', 'javascript:alert(1)'])(
  'a button never leads to %s',
  (path) => {
    expect(() => linkTo(base, path)).toThrow('into the product')
  },
)

test('a button leads into the product and is written out beside', () => {
  const { html: page, plain } = render({ ...letter, link: { label: 'Read it', path: '/notices/1?a=1&b=2' } }, base)
  expect(page.match(/https:\/\/parapet\.example\/notices\/1\?a=1&amp;b=2/g)).toHaveLength(2)
  expect(plain).toContain('Read it:\nhttps://parapet.example/notices/1?a=1&b=2')
})

test('HTML written by the tag stays, everything else is escaped', () => {
  const items = ['<a>', '<b>'].map((text) => html`<i>${text}</i>`)
  expect(html`<b>${items}${'<i>'}</b>`.text).toBe('<b><i>&lt;a&gt;</i><i>&lt;b&gt;</i>&lt;i&gt;</b>')
})
