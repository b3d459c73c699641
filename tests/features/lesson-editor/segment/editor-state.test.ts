import { expect, test } from 'vitest'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { cutsWanted } from '#app/domain/lesson-text/editing/typed-words.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import {
	busyWith,
	type EditorState,
	failed,
	hasWords,
	isEdited,
	isRawEdited,
	isUnsaved,
	openedState,
	originOf,
	presentOf,
	redone,
	reset,
	saved,
	segmented,
	toRaw,
	toSegmented,
	undone,
	withCuts,
	withMerged,
	withoutConflict,
	withRaw,
	withWholeText,
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
	return withWholeText(state, withPinyin(presentOf(state), place, 'tou2 fa3'), 1000)
}

test('a lesson with content opens segmented, one without opens as raw text', () => {
	expect(opened).toMatchObject({ mode: 'segment', version: 3 })
	expect(shown(opened)).toEqual(lines)
	expect(isEdited(opened) || isUnsaved(opened)).toBe(false)
	const empty = openedState({ content: [], version: 0 })
	expect(empty).toMatchObject({ mode: 'raw', raw: '' })
	expect(isUnsaved(empty)).toBe(false)
	expect(isUnsaved(withRaw(empty, '  \n'))).toBe(false)
	expect(isUnsaved(withRaw(empty, 'zh: 你好'))).toBe(true)
})

test('changed text, pinyin and spacing count as edits until saved, reset or undone', () => {
	const [first] = [presentOf(opened)]
	const changes = [
		withText(first, first.text.replace('Bye', 'See you')),
		withPinyin(first, place, 'tou2 fa3'),
		withSpacing(first, 1, 'xlarge'),
	]
	for (const change of changes) {
		const state = withWholeText(opened, change, 1000)
		expect(isEdited(state) && isUnsaved(state)).toBe(true)
		for (const after of [
			undone(state),
			reset(state, 2000),
			saved(state, { sent: change, merges: 0, version: 4 }),
		]) {
			expect(isEdited(after)).toBe(false)
		}
		expect(shown(redone(undone(state)))).toEqual(shown(state))
		expect(shown(undone(reset(state, 2000)))).toEqual(shown(state))
	}
})

test('no-op edits add no undo step', () => {
	expect(withWholeText(opened, presentOf(opened), 1000)).toBe(opened)
})

test('edits made during a save remain unsaved', () => {
	const sent = presentOf(edited(opened))
	const meanwhile = withWholeText(edited(opened), withSpacing(sent, 1, 'large'), 2000)
	const state = saved(busyWith(meanwhile, 'save'), { sent, merges: 0, version: 4 })
	expect(state).toMatchObject({ isSaved: true, version: 4, busy: undefined })
	expect(isUnsaved(state)).toBe(true)
	expect(shown(reset(state, 3000))[1]).toBe('再见 | ！ / Bye!')
})

test('a failed save keeps the text, and the next attempt clears its message', () => {
	const problems = [{ text: 'Failed to save lesson content. Please try again.' }]
	const state = failed(busyWith(edited(opened), 'save'), { theirVersion: 4, problems })
	expect(shown(state)).toEqual(shown(edited(opened)))
	expect(state).toMatchObject({ theirVersion: 4, problems, busy: undefined })
	expect(busyWith(state, 'save')).toMatchObject({ theirVersion: undefined, problems: [] })
	expect(reset(state, 2000).problems).toEqual([])
})

test('segmenting again drops cuts, and keeps spacing, and blanks and pinyin whose word stays', () => {
	const hidden = withHidden(presentOf(edited(opened)), place, true)
	const raw = toRaw(
		withWholeText(opened, withHidden(hidden, { paragraph: 0, word: 3 }, true), 2000),
	)
	expect(raw).toMatchObject({
		mode: 'raw',
		raw: 'zh: 我的头发很长。\nen: My hair is long.\n\nzh: 再见！\nen: Bye!',
	})
	expect(isEdited(raw) || isUnsaved(raw)).toBe(false)
	const again = contentFrom('我的 | 头发 | 很长 | 。 / My hair is long.', '你好 | ！ / Hello!')
	const state = segmented(raw, { content: again, at: 3000 })
	// 很 is no longer a word.
	expect(shown(state)).toEqual([
		'我的 | {头发}[tóu fǎ] | 很长 | 。 / My hair is long. (large)',
		'你好 | ！ / Hello!',
	])
	expect(isEdited(state)).toBe(false)
	expect(isUnsaved(state)).toBe(true)
})

test('segmenting again can be undone, and Reset goes to the saved text', () => {
	const state = segmented(toRaw(edited(opened)), {
		content: contentFrom('我的 | 头发 | 很长 | 。 / My hair is long.', '再见 | ！ / Bye!'),
		at: 3000,
	})
	expect(shown(undone(state))).toEqual(shown(edited(opened)))
	expect(shown(reset(state, 4000))).toEqual(lines)
	expect(isUnsaved(reset(state, 4000))).toBe(false)
})

test('a first segmentation begins the history, and Reset returns to it', () => {
	const content = contentFrom('你好 | ！ / Hello!')
	const first = segmented(withRaw(openedState({ content: [], version: 0 }), 'zh: 你好！'), {
		content,
		at: 1000,
	})
	expect(undone(first)).toEqual({ ...first, isSaved: false })
	const changed = withWholeText(first, withSpacing(presentOf(first), 0, 'large'), 2000)
	expect(shown(reset(changed, 3000))).toEqual(['你好 | ！ / Hello!'])
})

test('raw text can be left for the segmented text as it was', () => {
	expect(hasWords(openedState({ content: [], version: 0 }))).toBe(false)
	const raw = toRaw(edited(opened))
	expect(hasWords(raw)).toBe(true)
	expect(isRawEdited(raw)).toBe(false)
	expect(isRawEdited(withRaw(raw, `${raw.raw}!`))).toBe(true)
	expect(toSegmented(raw)).toMatchObject({ mode: 'segment' })
	expect(shown(toSegmented(raw))).toEqual(shown(edited(opened)))
})

test('a cut of typed words moves the caret along, and is no step to undo', () => {
	const typed = presentOf(opened).text.replace('再见', '我们再见')
	const caret = typed.length
	const state = withWholeText(opened, withText(presentOf(opened), typed), 1000)
	const cuts = cutsWanted(presentOf(state)).map((wanted) => ({
		...wanted,
		words: [{ word: '我们' }, { word: '再见' }, { word: '！' }],
	}))
	const field = { value: typed, selectionStart: caret, selectionEnd: caret }
	const cut = withCuts(state, cuts, field)
	expect(shown(cut)[1]).toBe('我们 | 再见 | ！ / Bye!')
	expect(cut.history.present.selection).toEqual({ start: caret + 1, end: caret + 1 })
	expect(shown(undone(cut))).toEqual(lines)
	expect(withCuts(state, cuts, { ...field, value: `${typed}wo` })).toBe(state)
})

test('a text made of one’s own and theirs goes on from their version, and can be undone', () => {
	const mine = edited(opened)
	const refused = failed(mine, { problems: [], theirVersion: 4 })
	const theirs = { content: contentFrom('早 | ！ / Hi!', ...lines.slice(1)), version: 4 }
	const made = fromContent(contentFrom('早 | ！ / Hi!', '再见 | ！ / See you!'))
	const merged = withMerged(refused, { edited: made, theirs, at: 0 })
	expect(merged.version).toBe(4)
	expect(shown(merged)).toEqual(['早 | ！ / Hi!', '再见 | ！ / See you!'])
	expect(originOf(merged)).toMatchObject({ version: 4, text: fromContent(theirs.content) })
	expect(shown(undone(merged))).toEqual(shown(mine))
	expect(withoutConflict(refused)).toEqual({ ...mine, isSaved: false })
})

test('a merge that is undone, after its save too, does not write over what somebody else saved', () => {
	const mine = edited(opened)
	const theirs = { content: contentFrom('早 | ！ / Hi!', ...lines.slice(1)), version: 4 }
	const made = fromContent(contentFrom('早 | ！ / Hi!', '再见 | ！ / See you!'))
	const kept = saved(withMerged(mine, { edited: made, theirs, at: 0 }), {
		sent: made,
		merges: 1,
		version: 5,
	})
	expect(originOf(kept).version).toBe(5)
	const back = undone(kept)
	expect(originOf(back)).toEqual(originOf(mine))
	expect(originOf(redone(back)).version).toBe(5)
	expect(originOf(edited(back))).toEqual(originOf(mine))
	const overwritten = saved(back, { sent: presentOf(back), merges: 0, version: 6 })
	expect(originOf(overwritten).version).toBe(6)
	expect(originOf(reset(back, 0)).version).toBe(5)
})

test('a merge that is undone while it is being saved is undone', () => {
	const mine = edited(opened)
	const theirs = { content: contentFrom('早 | ！ / Hi!', ...lines.slice(1)), version: 4 }
	const made = fromContent(contentFrom('早 | ！ / Hi!', '再见 | ！ / See you!'))
	const back = undone(withMerged(mine, { edited: made, theirs, at: 0 }))
	const kept = saved(back, { sent: made, merges: 1, version: 5 })
	expect(originOf(kept)).toEqual(originOf(mine))
})

test('a draft of an older version began from a text that is not at hand', () => {
	expect(originOf(opened).text).toBe(opened.stored)
	expect(originOf({ ...opened, version: 2 })).toEqual({ version: 2, text: undefined })
})
