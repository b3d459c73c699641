import { beforeEach, expect, test, vi } from 'vitest'
import { drawScreenFirst } from '#app/features/lessons/reader/screen-first.ts'

let frames: (() => void)[]

beforeEach(() => {
	vi.useFakeTimers()
	frames = []
	vi.stubGlobal('window', { innerHeight: 800 })
	vi.stubGlobal('document', { activeElement: null })
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
	return () => vi.useRealTimers()
})

/** Twenty paragraphs, each half a screen high, `above` of them above the screen. */
function textScrolledBy(above: number) {
	const paragraphs = Array.from({ length: 20 }, (_, index) => ({
		style: { contentVisibility: '' },
		getBoundingClientRect: () => ({
			top: (index - above) * 400,
			bottom: (index - above + 1) * 400,
		}),
		contains: (element: unknown) => element === index,
	}))
	// Only the method under test.
	const frame = { querySelectorAll: () => paragraphs } as unknown as Element
	const waiting = () =>
		paragraphs.flatMap(({ style }, index) => (style.contentVisibility === 'hidden' ? [index] : []))
	return { frame, waiting }
}

test('paragraphs on the screen are drawn first, those around it afterwards', () => {
	const { frame, waiting } = textScrolledBy(8)
	drawScreenFirst(frame)
	expect(waiting()).toEqual([2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14])
	for (const frame of frames) frame()
	expect(waiting()).not.toEqual([])
	vi.runAllTimers()
	expect(waiting()).toEqual([])
})

test('a paragraph with the focus is drawn at once, so that it keeps the focus', () => {
	vi.stubGlobal('document', { activeElement: 11 })
	const { frame, waiting } = textScrolledBy(8)
	drawScreenFirst(frame)
	expect(waiting()).not.toContain(11)
})

test('without a text nothing happens', () => {
	expect(() => drawScreenFirst(null)).not.toThrow()
})
