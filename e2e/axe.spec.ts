/** That axe run in the page finds what its Playwright builder finds: the screens of every other journey rest on it. */
import AxeBuilder from '@axe-core/playwright'
import { violationsOn } from './axe.ts'
import { expect, test } from './test.ts'

/** A page of thirteen kinds of fault, and a disabled button, which may be faint. */
const faults = `<!doctype html>
<html>
  <head><meta name="viewport" content="width=device-width, user-scalable=no"></head>
  <body>
    <h1>Notices</h1>
    <h4>Skipped two levels</h4>
    <p style="color: #999; background: #fff">Too faint to read</p>
    <button disabled style="color: #ccc; background: #fff">Send</button>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
    <input type="text">
    <button></button>
    <a href="/library"></a>
    <select><option>Unit 101</option></select>
    <ul><p>No item of a list</p></ul>
    <div role="slide">No such role</div>
    <div role="checkbox" tabindex="0">No state</div>
    <button aria-labelledby="none" aria-expanded="maybe">Menu</button>
    <p id="twice">One</p><label for="twice">A</label><p id="twice">Two</p><label for="twice">B</label>
    <table><tr><th scope="wrong">Unit</th><td headers="none">101</td></tr></table>
  </body>
</html>`

const named = (violations: readonly { id: string; nodes: readonly { target: unknown }[] }[]) =>
  Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target)).toSorted()]))

for (const [what, rules] of [
  ['every rule', undefined],
  ['contrast alone', ['color-contrast']],
] as const)
  test(`with ${what}, the same is found in the page as by the builder`, async ({ page }) => {
    await page.setContent(faults)
    const builder = new AxeBuilder({ page })
    const { violations } = await (rules ? builder.withRules([...rules]) : builder).analyze()
    const here = await violationsOn(page, rules)
    expect(named(here)).toEqual(named(violations))
    expect(here.length).toBeGreaterThanOrEqual(rules ? 1 : 13)
    expect(JSON.stringify(here)).not.toContain('Send')
    expect(JSON.stringify(here)).toContain('Too faint')
  })
