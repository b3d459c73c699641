import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	canRedo,
	canUndo,
	type History,
	mostSteps,
	record,
	redo,
	startHistory,
	typingPauseMs,
	undo,
	withPresent,
} from '#app/domain/lesson-text/editing/history.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { markedLesson } from '#tests/support/edited-lesson.ts'

const empty = startHistory(fromContent([]))

/** Types character by character at the caret, `every` milliseconds apart. */
function typed(history: History, text: string, { every = 100 } = {}): History {
	let now = history
	for (const sign of text) now = changed(now, { insert: sign, every })
	return now
}

function changed(
	history: History,
	{ insert = '', remove = 0, every = 100 }: { insert?: string; remove?: number; every?: number },
): History {
	const { edited, selection, at } = history.present
	const from = selection.end - remove
	const text = edited.text.slice(0, from) + insert + edited.text.slice(selection.end)
	const caret = from + insert.length
	return record(history, {
		edited: withText(edited, text, caret),
		selection: { start: caret, end: caret },
		at: at + every,
		isTyping: true,
	})
}

function textsWhenUndone(history: History): string[] {
	const texts = [history.present.edited.text]
	for (let now = history; canUndo(now); ) {
		now = undo(now)
		texts.push(now.present.edited.text)
	}
	return texts
}

test('typing is undone word by word', () => {
	const texts = textsWhenUndone(typed(empty, 'zh: 我叫␟李明'))
	expect(texts).toEqual(['zh: 我叫␟李明', 'zh: 我叫␟', 'zh: ', ''])
})

test('a pause or a jump of the caret starts a new step', () => {
	const paused = typed(typed(empty, '你'), '好', { every: typingPauseMs + 1 })
	expect(textsWhenUndone(paused)).toEqual(['你好', '你', ''])
	const elsewhere = withText(fromContent([]), '啊你好', 1)
	const selection = { start: 1, end: 1 }
	const moved = record(typed(empty, '你好'), {
		edited: elsewhere,
		selection,
		at: 300,
		isTyping: true,
	})
	expect(textsWhenUndone(moved)).toEqual(['啊你好', '你好', ''])
})

test('deleting character by character is one step, separate from typing', () => {
	const word = typed(empty, '我叫李明')
	const shorter = changed(changed(word, { remove: 1 }), { remove: 1 })
	expect(textsWhenUndone(shorter)).toEqual(['我叫', '我叫李明', ''])
})

test('a paste is a separate step', () => {
	const pasted = changed(typed(empty, '好'), { insert: '我叫李明。'.repeat(9) })
	expect(textsWhenUndone(typed(pasted, '吧'))).toHaveLength(4)
})

test('undo and redo put the caret where the change was', () => {
	const before = typed(empty, 'zh: 我叫李明')
	const deleted = changed(before, { remove: 2 })
	const undone = undo(deleted)
	expect(undone.present.selection).toEqual({ start: 8, end: 8 })
	expect(redo(undone).present.selection).toEqual({ start: 6, end: 6 })
})

test('the selection stays when setting pinyin is undone', () => {
	const lesson = fromContent([{ zh: [{ word: '长' }], en: 'Long', blank: 'normal' }])
	const selection = { start: 4, end: 5 }
	const edited = withPinyin(lesson, { paragraph: 0, word: 0 }, 'chang2')
	expect(
		undo(record(startHistory(lesson), { edited, selection, at: 1 })).present.selection,
	).toEqual(selection)
})

test('a new edit clears redo', () => {
	const undone = undo(typed(empty, '你好'))
	expect(canRedo(undone)).toBe(true)
	expect(canRedo(typed(undone, '再'))).toBe(false)
})

test('no-op edits add no undo step', () => {
	const history = typed(empty, '你好')
	const { edited, selection } = history.present
	expect(record(history, { edited, selection, at: 9 })).toBe(history)
})

test('readings that arrive add no undo step', () => {
	const history = typed(empty, '你好')
	const edited = fromContent([])
	const read = withPresent(history, edited)
	expect(read.present.edited).toBe(edited)
	expect(read.past).toBe(history.past)
})

test('only the most recent steps are kept', () => {
	let history = empty
	for (let step = 0; step < mostSteps + 50; step += 1) {
		history = changed(history, { insert: '好', every: typingPauseMs + 1 })
	}
	expect(history.past).toHaveLength(mostSteps)
})

test('undo and redo restore the exact earlier states', () => {
	const act = fc.record({
		kind: fc.nat(3),
		at: fc.nat(60),
		insert: fc.constantFrom('我', '␟', '。', 'zh: ', '\n'),
		remove: fc.nat(3),
		every: fc.constantFrom(100, 2000),
		isTyping: fc.boolean(),
	})
	fc.assert(
		fc.property(markedLesson(), fc.array(act, { maxLength: 5 }), (lesson, acts) => {
			let history = startHistory(fromContent(lesson))
			const states = [history.present.edited]
			for (const { kind, at, insert, remove, every, isTyping } of acts) {
				const { edited, at: last } = history.present
				const from = Math.min(at, edited.text.length)
				const text = edited.text.slice(0, from) + insert + edited.text.slice(from + remove)
				const place = { paragraph: at % 3, word: remove }
				const next = [
					withText(edited, text, from + insert.length),
					withPinyin(edited, place, 'ma1'),
					withSpacing(edited, at % 3, 'xlarge'),
					withHidden(edited, place, true),
				][kind]
				if (!next) continue
				const selection = { start: from + insert.length, end: from + insert.length }
				history = record(history, { edited: next, selection, at: last + every, isTyping })
				states.push(next)
			}
			const steps = history.past.length
			const { edited: last } = history.present
			for (let step = 0, at = states.length; step < steps; step += 1) {
				history = undo(history)
				const before = states.lastIndexOf(history.present.edited, at - 1)
				expect(before).toBeGreaterThanOrEqual(0)
				at = before
			}
			expect(contentOf(history.present.edited)).toEqual(lesson)
			for (let step = 0; step < steps; step += 1) history = redo(history)
			expect(history.present.edited).toBe(last)
		}),
	)
})
