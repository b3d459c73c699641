import { expect, test } from 'vitest'
import { contentOf } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { cutsWanted } from '#app/domain/lesson-text/editing/typed-words.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { formatDraft, withDraft } from '#app/features/lesson-editor/segment/editor-draft.ts'
import {
	openedState,
	presentOf,
	undone,
	withRaw,
	withWholeText,
} from '#app/features/lesson-editor/segment/editor-state.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const opened = openedState({
	content: contentFrom('我 | 的 | 头发 | 。 / My hair.', '再见 | ！ / Bye!'),
	version: 3,
})

test('a draft restores text, readings, blanks and spacing, as one undo step', () => {
	const place = { paragraph: 0, word: 2 }
	const marked = withSpacing(
		withHidden(withPinyin(presentOf(opened), place, 'tou2 fa3'), place, true),
		0,
		'large',
	)
	const edited = withText(marked, marked.text.replace('Bye', 'See you'))
	const draft = formatDraft(withWholeText(opened, edited, 1000))
	const state = withDraft(opened, draft, 2000)
	expect(state && shownContent(contentOf(presentOf(state)))).toEqual([
		'我 | 的 | {头发}[tóu fǎ] | 。 / My hair. (large)',
		'再见 | ！ / See you!',
	])
	expect(state && presentOf(undone(state))).toBe(presentOf(opened))
})

test('an unfinished text is restored as typed', () => {
	const text = 'zh: 我␟的\nen: My hair.\n\nz'
	const draft = formatDraft(withWholeText(opened, withText(presentOf(opened), text), 1000))
	const state = withDraft(opened, draft, 2000)
	expect(state && presentOf(state).text).toBe(text)
})

test('a raw text is kept as well', () => {
	const empty = openedState({ content: [], version: 0 })
	const draft = formatDraft(withRaw(empty, 'zh: 你好'))
	expect(withDraft(empty, draft, 1000)).toMatchObject({ mode: 'raw', raw: 'zh: 你好' })
})

test.each([
	'',
	'zh: 你好',
	'null',
	'{"mode":"raw"}',
	'{"mode":"other","text":"","content":[]}',
	'{"mode":"segment","text":"","content":[{"zh":"你好"}]}',
	'{"mode":"segment","text":"","content":[{"zh":[{}],"en":"","blank":"normal"}]}',
])('a damaged draft is ignored: %s', (draft) => {
	expect(withDraft(opened, draft, 1000)).toBeUndefined()
})

test('typed words that are not cut yet are still to be cut after a restore', () => {
	const typed = presentOf(opened).text.replace('再见', '我们再见')
	const draft = formatDraft(withWholeText(opened, withText(presentOf(opened), typed), 1000))
	const state = withDraft(opened, draft, 2000)
	expect(state && cutsWanted(presentOf(state))).toMatchObject([{ zh: '我们再见！' }])
})
