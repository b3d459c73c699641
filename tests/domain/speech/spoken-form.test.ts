import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenForm } from '#app/domain/speech/spoken-form.ts'
import { isLong } from '#tests/support/length.ts'
import { textFixtures } from '#tests/support/text-fixtures.ts'

const examples = textFixtures('spoken-form').flatMap(({ text }) =>
	text.split('\n').map((line) => line.split(' → ')),
)

test.each(examples)('%s is said %s', (written, spoken) => {
	expect(spokenForm(written ?? '').text).toBe(spoken)
})

const chinese = fc.constantFrom(...'我们𠮷〇⺮々学，。！？：；、“”《》（）…… \n')
const special = fc.constantFrom(
	...'0123456789０２年月日号点个课第.,:/-~—·+=×%￥$℃°HSKAkmcgLoé😀★①½Ⅲ²@&#*_[]\0\uD842\uDC00\u200D\uFE0F',
)
const text = fc
	.array(fc.oneof({ weight: 1, arbitrary: chinese }, { weight: 2, arbitrary: special }))
	.map((signs) => signs.join(''))
const anything = fc.oneof(text, fc.string({ unit: 'binary' }))

/** The text without its pieces, and the pieces in order. */
function around(whole: string, stretches: { at: number; length: number }[]): string[] {
	let end = 0
	const outside = stretches.map(({ at, length }) => {
		expect(at).toBeGreaterThanOrEqual(end)
		const before = whole.slice(end, at)
		end = at + length
		return before
	})
	expect(end).toBeLessThanOrEqual(whole.length)
	return [...outside, whole.slice(end)]
}

test('Chinese without digits, letters and signs is unchanged', () => {
	fc.assert(
		fc.property(fc.array(chinese), (signs) => {
			expect(spokenForm(signs.join(''))).toEqual({ text: signs.join(''), pieces: [] })
		}),
	)
})

test('pieces are in order and disjoint, the rest is unchanged', () => {
	fc.assert(
		fc.property(anything, (written) => {
			const form = spokenForm(written)
			const said = form.pieces.map((piece) => ({
				at: piece.spokenOffset,
				length: piece.spokenLength,
			}))
			const replaced = form.pieces.map(({ offset, length }) => ({ at: offset, length }))
			expect(around(form.text, said)).toEqual(around(written, replaced))
			expect(form.pieces.every(({ length }) => length > 0)).toBe(true)
		}),
	)
})

test('no digit or unspeakable sign remains', () => {
	fc.assert(
		fc.property(anything, (written) => {
			expect(spokenForm(written).text).not.toMatch(/[0-9０-９\0\p{Cs}\p{Emoji_Presentation}]/u)
		}),
	)
})

test('the spoken form of a spoken form is the same', () => {
	for (const [, spoken = ''] of examples) expect(spokenForm(spoken).text).toBe(spoken)
})

/** Characters. A step that reads the whole text for each of them shows with either. */
const most = isLong ? 1_000_000 : 200_000

test.each([
	['9', ''],
	['1,234', ''],
	['1-', ''],
	['1.', ''],
	['A', ' '],
	['HSK3', ''],
	['a', ''],
	['你', ''],
	['\uD842', ''],
	['\0', ''],
	['😀', ''],
	['5km', ''],
	['-', ''],
	['—', '1'],
	['1:10', ' '],
	['￥1,234.00', ','],
	['电话1', ''],
])('a very long text of %j is fast', (part, separator) => {
	const written = `${part}${separator}`.repeat(Math.ceil(most / (part + separator).length))
	expect(spokenForm(written).text).not.toMatch(/\d/)
})
