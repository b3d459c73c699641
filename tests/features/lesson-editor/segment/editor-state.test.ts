import { expect, test } from 'vitest'
import { contentOf } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import {
	busyWith,
	type EditorState,
	isEdited,
	isUnsaved,
	openedState,
	presentOf,
	redone,
	refused,
	reset,
	saved,
	segmented,
	toRaw,
	undone,
	withEdited,
	withRaw,
} from '#app/features/lesson-editor/segment/editor-state.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const lines = [
	'我 | 的 | 头发 | 很 | 长[cháng] | 。 / My hair is long. (large)',
	'再见 | ！ / Bye!',
]
const opened = openedState({ content: contentFrom(...lines), version: 3 })
const place = { paragraph: 0, word: 2 }

function shown(state: EditorState): string[] {
	return shownContent(contentOf(presentOf(state)))
}

function edited(state: EditorState): EditorState {
	return withEdited(state, withPinyin(presentOf(state), place, 'tou2 fa3'), 1000)
}

test('a lesson with content opens with its words, one without as a raw text', () => {
	expect(opened).toMatchObject({ mode: 'segment', version: 3 })
	expect(shown(opened)).toEqual(lines)
	expect(isEdited(opened) || isUnsaved(opened)).toBe(false)
	const empty = openedState({ content: [], version: 0 })
	expect(empty).toMatchObject({ mode: 'raw', raw: '' })
	expect(isUnsaved(empty)).toBe(false)
	expect(isUnsaved(withRaw(empty, '  \n'))).toBe(false)
	expect(isUnsaved(withRaw(empty, 'zh: 你好'))).toBe(true)
})

test('text, pinyin and gaps make it edited; saving, Reset and undoing do not', () => {
	const [first] = [presentOf(opened)]
	const changes = [
		withText(first, first.text.replace('Bye', 'See you')),
		withPinyin(first, place, 'tou2 fa3'),
		withSpacing(first, 1, 'xlarge'),
	]
	for (const change of changes) {
		const state = withEdited(opened, change, 1000)
		expect(isEdited(state) && isUnsaved(state)).toBe(true)
		for (const after of [
			undone(state),
			reset(state, 2000),
			saved(state, { sent: change, version: 4 }),
		]) {
			expect(isEdited(after)).toBe(false)
		}
		expect(shown(redone(undone(state)))).toEqual(shown(state))
		expect(shown(undone(reset(state, 2000)))).toEqual(shown(state))
	}
})

test('what changes nothing is no step of its own', () => {
	expect(withEdited(opened, presentOf(opened), 1000)).toBe(opened)
})

test('what was typed while it was saved is not saved', () => {
	const sent = presentOf(edited(opened))
	const meanwhile = withEdited(edited(opened), withSpacing(sent, 1, 'large'), 2000)
	const state = saved(busyWith(meanwhile, 'save'), { sent, version: 4 })
	expect(state).toMatchObject({ isSaved: true, version: 4, busy: undefined })
	expect(isUnsaved(state)).toBe(true)
	expect(shown(reset(state, 3000))[1]).toBe('再见 | ！ / Bye!')
})

test('a refusal keeps the text, and the next attempt clears what it said', () => {
	const faults = [{ text: 'Failed to save lesson content. Please try again.' }]
	const state = refused(busyWith(edited(opened), 'save'), { theirVersion: 4, faults })
	expect(shown(state)).toEqual(shown(edited(opened)))
	expect(state).toMatchObject({ theirVersion: 4, faults, busy: undefined })
	expect(busyWith(state, 'save')).toMatchObject({ theirVersion: undefined, faults: [] })
	expect(reset(state, 2000).faults).toEqual([])
})

test('to be cut anew the text loses its words and pinyin, but neither gaps nor blanks', () => {
	const hidden = withHidden(presentOf(edited(opened)), place, true)
	const raw = toRaw(withEdited(opened, withHidden(hidden, { paragraph: 0, word: 3 }, true), 2000))
	expect(raw).toMatchObject({
		mode: 'raw',
		raw: 'zh: 我的头发很长。\nen: My hair is long.\n\nzh: 再见！\nen: Bye!',
	})
	expect(isEdited(raw) || isUnsaved(raw)).toBe(false)
	const cut = contentFrom('我的 | 头发 | 很长 | 。 / My hair is long.', '你好 | ！ / Hello!')
	const state = segmented(raw, cut)
	// 很 is no word of its own any more.
	expect(shown(state)).toEqual([
		'我的 | {头发} | 很长 | 。 / My hair is long. (large)',
		'你好 | ！ / Hello!',
	])
	expect(isEdited(state)).toBe(false)
	expect(isUnsaved(state)).toBe(true)
})
