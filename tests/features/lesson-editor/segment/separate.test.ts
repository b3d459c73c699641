import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { separateAt } from '#app/features/lesson-editor/segment/separate.ts'

/** The cursor is |, a selection stands in brackets. */
function separated(shown: string): string | undefined {
	const start = shown.search(/[|[]/)
	const end = shown.includes('[') ? shown.indexOf(']') - 1 : start
	const made = separateAt({ text: shown.replace(/[|[\]]/g, ''), start, end })
	if (!made) return undefined
	const { text } = made
	const selected = made.start < made.end ? `[${text.slice(made.start, made.end)}]` : '|'
	return text.slice(0, made.start) + selected + text.slice(made.end)
}

test.each([
	['我|叫李明。', '我␟|叫李明。', 'parts two words'],
	['我␟|叫李明。', '我|叫李明。', 'joins them again'],
	['我|␟叫李明。', '我|叫李明。', 'from either side'],
	['𠮷|野家', '𠮷␟|野家', 'knows rare characters'],
	['是␟中[国␟人]␟吗', '是␟中␟[国人]␟吗', 'makes one word of a selection'],
	['[你好]␟吗？', '[你好]␟吗？', 'leaves a word that is one'],
	['zh: [中国]。', 'zh: [中国]。', 'needs no separator beside punctuation'],
])('%s becomes %s: %s', (before, after) => {
	expect(separated(before)).toBe(after)
})

test.each(['我叫李明|。', '|我', 'HSK|三', 'zh: |我'])('%s: no two words meet', (shown) => {
	expect(separated(shown)).toBeUndefined()
})

test('no character but separators comes or goes', () => {
	const text = fc.stringMatching(/^[我叫李明␟。a]{0,20}$/)
	fc.assert(
		fc.property(text, fc.nat(20), fc.nat(20), (before, one, other) => {
			const [start = 0, end = 0] = [one, other]
				.map((place) => Math.min(place, before.length))
				.sort((a, b) => a - b)
			const made = separateAt({ text: before, start, end })?.text ?? before
			const bare = (segmented: string) => segmented.replaceAll('␟', '')
			expect(bare(made)).toBe(bare(before))
			expect(
				parseSegmentedText(made)
					.map(({ word }) => word)
					.join(''),
			).toBe(bare(before))
		}),
	)
})
