import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOvermarked } from '../../contract/composed.ts'
import { richTextAttributes, richTextTags } from '../../contract/rich-text.ts'
import { cleanRichText } from './rich-text.ts'

test.each([
  [
    '<p style="text-align:center">Hello <strong>all</strong></p>',
    '<p style="text-align:center">Hello <strong>all</strong></p>',
  ],
  [
    '<h2>Rules</h2><ol><li>one</li></ol><blockquote>said</blockquote>',
    '<h2>Rules</h2><ol><li>one</li></ol><blockquote>said</blockquote>',
  ],
  ['a<br>b', 'a<br />b'],
  [
    '<pre><code class="language-js other">x &lt; y</code></pre>',
    '<pre><code class="language-js written-other">x &lt; y</code></pre>',
  ],
  ['<p class="fixed  inset-0 fixed">x</p>', '<p class="written-fixed written-inset-0">x</p>'],
  ['<p class="written-fixed">x</p>', '<p class="written-fixed">x</p>'],
  ['<p class="">x</p>', '<p>x</p>'],
  ['<b>b</b><i>i</i><strike>s</strike><del>d</del>', '<strong>b</strong><em>i</em><s>s</s><s>d</s>'],
  ['<p style="color:#1E40AF;position:fixed;background-color:url(//x)">x</p>', '<p style="color:#1E40AF">x</p>'],
  ['<p style="color:red !important">x</p>', '<p style="color:red">x</p>'],
  ['<a href="/announcements">x</a>', '<a href="/announcements" rel="noopener noreferrer nofollow">x</a>'],
  [
    '<a href="https://example.ca" target="_blank" rel="opener">x</a>',
    '<a href="https://example.ca" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  ['<a href="mailto:a@b.ca" target="_top">x</a>', '<a href="mailto:a@b.ca" rel="noopener noreferrer nofollow">x</a>'],
  ['<table><tr><td>305</td><td>Leak</td></tr></table>', '<p>305 | Leak</p>'],
  ['5 &lt; 6 &amp; 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
  ['<p>pay \u202E001$\u202C to \u2067us\u2069</p>', '<p>pay 001$ to us</p>'],
  ['<p>pay &#x202E;001$&#8236; &rlm;now</p>', '<p>pay 001$ \u200Fnow</p>'],
  ['<p>soft&shy;hyphen \uFEFF\u200Bword</p>', '<p>softhyphen word</p>'],
  ['<p>👩‍👩‍👧 می‌خواهم</p>', '<p>👩‍👩‍👧 می‌خواهم</p>'],
  ['<scr\u202Eipt>x</scr\u202Eipt>', ''],
])('%j is kept as %j', (html, kept) => {
  expect(cleanRichText(html)).toBe(kept)
})

test('accents piled on one letter are never more than any language writes, also where they were entities', () => {
  for (const pile of ['&#769;'.repeat(8000), '\u0301'.repeat(8000), '\u0301<x></x>'.repeat(100)]) {
    const cleaned = cleanRichText(`<p>e${pile}</p>`)
    expect(isOvermarked(cleaned)).toBe(false)
    expect(cleanRichText(cleaned)).toBe(cleaned)
  }
  expect(cleanRichText('<p>e&#769;</p>')).toBe('<p>é</p>')
})

test.each(richTextTags)('%s keeps its class, under the prefix', (tag) => {
  expect(cleanRichText(`<${tag} class="mark">x</${tag}>`)).toContain(`<${tag}`)
  expect(cleanRichText(`<${tag} class="mark">x</${tag}>`)).toContain(' class="written-mark"')
})

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<p onclick="alert(1)">x</p>',
  '<div onmouseover=alert(1) style="position:fixed;inset:0">x</div>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a xlink:href="javascript:alert(1)" href>x</a>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"><embed src="x.swf">',
  '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"><button>go</button></form>',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example/x.css"><meta http-equiv=refresh content="0;javascript:alert(1)">',
  '<style>@import "//evil.example/x.css";*{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="background-color:expression(alert(1))">x</p>',
  '<p style="color:red;background-image:url(//evil.example/pixel)">x</p>',
  '<p style="color:\\72\\65\\64;-moz-binding:url(//evil.example)">x</p>',
  '<p style="text-align:center;/*x*/behavior:url(x.htc)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea><title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template><video><source onerror=alert(1)></video>',
  '<p>unclosed <img src=x onerror=alert(1)',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a href="https://example.ca" onfocus=alert(1) autofocus tabindex=0>x</a>',
  '<p id="api" name="config">x</p>',
  '<details open ontoggle=alert(1)><summary>x</summary></details><marquee onstart=alert(1)>x</marquee>',
]

const tags = new Set(richTextTags as readonly string[])
const attributes = new Set(richTextAttributes as readonly string[])

/** Judges cleaned markup by its own reading of it: every `<` opens an allowed tag with allowed, quoted attributes. */
const faultsOf = (html: string): string[] => {
  const faults: string[] = []
  for (const piece of html.split('<').slice(1)) {
    const [, name = '', written = ''] = /^\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/.exec(piece) ?? []
    if (!tags.has(name)) faults.push(`tag ${piece}`)
    for (const [, attribute = '', value = ''] of written.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!attributes.has(attribute)) faults.push(`attribute ${attribute}`)
      if (attribute === 'style' && !/^(?:[a-z-]+:[a-z0-9#]+;?|[a-z-]+:rgb\([\d ,]+\);?)+$/i.test(value))
        faults.push(`style ${value}`)
      if (attribute !== 'href') continue
      const { protocol, origin } = new URL(value.replaceAll('&amp;', '&'), 'https://here.example')
      if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) faults.push(`link ${value}`)
      if (origin === 'https://evil.example' && !/^https?:/.test(value)) faults.push(`link ${value}`)
    }
  }
  return faults
}

test.each(attacks)('nothing of %j can run', (html) => {
  expect(faultsOf(cleanRichText(html))).toEqual([])
})

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<',
        '>',
        '"',
        '&',
        '&lt;',
        '&amp;',
        '<ul><li>',
        '</ul>',
        '<div style="color:red">',
      ),
      fc.constantFrom(
        '<pre>',
        '</pre>',
        '<br>',
        '<b',
        ' style="',
        ' class="',
        '<!--',
        '-->',
        '</',
        'x',
        ' ',
        '<em><p></em>',
        'e\u0301',
        '<textarea>',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('cleaning a second time changes nothing, whatever came in', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const cleaned = cleanRichText(html)
      expect(cleanRichText(cleaned)).toBe(cleaned)
      expect(faultsOf(cleaned)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
