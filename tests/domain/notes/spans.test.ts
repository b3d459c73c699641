import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSpans, parseSpans } from '#app/domain/notes/spans.ts'

/** <b> strong, <i> emphasis. */
function show(text: string): string {
	return parseSpans(text)
		.map(({ text, isStrong, isEmphasis }) => {
			const inner = isEmphasis ? `<i>${text}</i>` : text
			return isStrong ? `<b>${inner}</b>` : inner
		})
		.join('')
}

test('one star is emphasis, two are strong, three are both', () => {
	expect(show('*To be* is **是**, or ***shì***.')).toBe(
		'<i>To be</i> is <b>是</b>, or <b><i>shì</i></b>.',
	)
})

test('a style ends between a sign and a hanzi', () => {
	expect(show('**“是”**字句')).toBe('<b>“是”</b>字句')
})

test('styles stand inside each other', () => {
	expect(show('**a *b* c**')).toBe('<b>a </b><b><i>b</i></b><b> c</b>')
	expect(show('*a **b***')).toBe('<i>a </i><b><i>b</i></b>')
	expect(show('**a *b***')).toBe('<b>a </b><b><i>b</i></b>')
})

test('a star that opens or closes nothing is a star', () => {
	expect(show('2 * 3 = 6*')).toBe('2 * 3 = 6*')
	expect(show('**')).toBe('**')
	expect(show('*a')).toBe('*a')
})

test('a backslash makes a star ordinary', () => {
	expect(show(String.raw`\*a\* and \\`)).toBe(String.raw`*a* and \ `.trim())
})

test('everything else stays as typed', () => {
	const text = '<b>&amp;</b> [a](b) `c` ![d](e) _f_ | g | \\n'
	expect(show(text)).toBe(text)
})

const signs = fc
	.array(fc.constantFrom('*', '**', '\\', ' ', 'a', '是', '。'))
	.map((all) => all.join(''))
const texts = fc.oneof(signs, fc.string({ unit: 'binary' }))

test('written down and read again, the styles are the same', () => {
	fc.assert(
		fc.property(texts, (text) => {
			const spans = parseSpans(text)
			expect(parseSpans(formatSpans(spans))).toEqual(spans)
		}),
	)
})

test('no character is lost but stars and backslashes', () => {
	fc.assert(
		fc.property(texts, (text) => {
			const bare = (typed: string) => typed.replace(/[*\\]/g, '')
			const all = parseSpans(text).map((span) => span.text)
			expect(bare(all.join(''))).toBe(bare(text))
		}),
	)
})
