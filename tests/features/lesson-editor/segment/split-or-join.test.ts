import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { splitOrJoin } from '#app/features/lesson-editor/segment/split-or-join.ts'

/** The cursor is |, a selection is in brackets. */
function splitOrJoined(shown: string): string | undefined {
	const start = shown.search(/[|[]/)
	const end = shown.includes('[') ? shown.indexOf(']') - 1 : start
	const changed = splitOrJoin({ text: shown.replace(/[|[\]]/g, ''), start, end })
	if (!changed) return undefined
	const { text } = changed
	const selected = changed.start < changed.end ? `[${text.slice(changed.start, changed.end)}]` : '|'
	return text.slice(0, changed.start) + selected + text.slice(changed.end)
}

test.each([
	['我|叫李明。', '我␟|叫李明。', 'splits two words'],
	['我␟|叫李明。', '我|叫李明。', 'joins them again'],
	['我|␟叫李明。', '我|叫李明。', 'from either side'],
	['𠮷|野家', '𠮷␟|野家', 'knows rare characters'],
	['是␟中[国␟人]␟吗', '是␟中␟[国人]␟吗', 'turns a selection into one word'],
	['[你好]␟吗？', '[你好]␟吗？', 'leaves a single word as it is'],
	['zh: [中国]。', 'zh: [中国]。', 'needs no separator beside punctuation'],
])('%s becomes %s: %s', (before, after) => {
	expect(splitOrJoined(before)).toBe(after)
})

test.each(['我叫李明|。', '|我', 'HSK|三', 'zh: |我'])('%s: no two words meet', (shown) => {
	expect(splitOrJoined(shown)).toBeUndefined()
})

test('only separators are added or removed', () => {
	const text = fc.stringMatching(/^[我叫李明␟。a]{0,20}$/)
	fc.assert(
		fc.property(text, fc.nat(20), fc.nat(20), (before, one, other) => {
			const [start = 0, end = 0] = [one, other]
				.map((place) => Math.min(place, before.length))
				.sort((a, b) => a - b)
			const changed = splitOrJoin({ text: before, start, end })?.text ?? before
			const bare = (segmented: string) => segmented.replaceAll('␟', '')
			expect(bare(changed)).toBe(bare(before))
			expect(
				parseSegmentedText(changed)
					.map(({ word }) => word)
					.join(''),
			).toBe(bare(before))
		}),
	)
})
