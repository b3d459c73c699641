import { expect, test } from 'vitest'
import { scrollOfOther } from '#app/features/lesson-editor/segment/scroll-sync.ts'

const text = { scrollTop: 0, scrollHeight: 1000, clientHeight: 400 }
const preview = { scrollTop: 0, scrollHeight: 2400, clientHeight: 400 }
/** The second paragraph is short in the text and long in the preview. */
const anchors = [
	{ from: 0, to: 0 },
	{ from: 500, to: 400 },
	{ from: 600, to: 1400 },
]

test('the panes reach their starts and ends together', () => {
	expect(scrollOfOther(text, preview, anchors)).toBe(0)
	expect(scrollOfOther({ ...text, scrollTop: 600 }, preview, anchors)).toBe(2000)
})

test('the same paragraph is at the reading line of both panes', () => {
	// Half of the way the reading line is in the middle of the pane: 300 + 200.
	expect(scrollOfOther({ ...text, scrollTop: 300 }, preview, anchors)).toBe(400 - 200)
	const back = anchors.map(({ from, to }) => ({ from: to, to: from }))
	const scrollTop = 1000
	// The reading line is at 1200 of the preview: four fifths into the second paragraph.
	expect(scrollOfOther({ ...preview, scrollTop }, text, back)).toBeCloseTo(580 - 200)
})

test('a text that fits its pane scrolls nothing', () => {
	expect(scrollOfOther({ ...text, scrollHeight: 300 }, preview, [])).toBe(0)
})
