import { expect, test } from 'vitest'
import type { Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withPinyin } from '#app/domain/lesson-text/editing/marks.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import type { DoubtsOfWords } from '#app/features/lesson-editor/segment/doubts/doubt-marks.ts'
import {
	doubtAfter,
	doubtBefore,
	doubtBehind,
	doubtsAlike,
} from '#app/features/lesson-editor/segment/doubts/doubt-order.ts'
import {
	type PlacedDoubt,
	placedDoubts,
	settling,
	stretchOfDoubt,
} from '#app/features/lesson-editor/segment/doubts/placed-doubts.ts'

/** 他 tā 长 zhǎng: words with the engine's readings. */
function paragraph(line: string) {
	const zh = Array.from(
		line.matchAll(/(\p{Script=Han}+) ([\p{L}]+)|。/gu),
		([all, word, pinyin]) => (word && pinyin ? { word, pinyin } : { word: all }),
	)
	return { zh, en: '', blank: 'normal' as const }
}

const text = fromContent(
	[
		'他 tā 长 zhǎng 得 de 慢 màn 。',
		'请 qǐng 等 děng 十 shí 分钟 fēnzhōng 。',
		'头发 tóufa 长 cháng 了 le 。',
	].map(paragraph),
)

const cut: Doubt = { kind: 'cut', instead: ['十分', '钟'] }
const doubtsOf: DoubtsOfWords = (words) =>
	words.map(({ token: { word, pinyin } }) => {
		if (word === '长') {
			const others = pinyin === 'cháng' ? ['zhǎng'] : ['cháng']
			return { kind: 'reading', others, isClose: true }
		}
		if (word === '得') return { kind: 'reading', others: ['děi'], isClose: false }
		return word === '十' || word === '分钟' ? cut : undefined
	})

const list = placedDoubts(text, doubtsOf, 'close')
const selected = (doubt = list[0]) => {
	const { from = 0, to = 0 } = (doubt && stretchOfDoubt(text, doubt)) ?? {}
	return { start: from, end: to }
}

test('doubts stand one by one in the order of the text, among their neighbours', () => {
	expect(list.map(({ before, words, after }) => [before, words.join('|'), after])).toEqual([
		['他', '长', '得慢。'],
		['请等', '十|分钟', '。'],
		['头发', '长', '了。'],
	])
	const all = placedDoubts(text, doubtsOf, 'all')
	expect(all.map(({ words }) => words.join('|'))).toEqual(['长', '得', '十|分钟', '长'])
	expect(placedDoubts(text, doubtsOf, 'none')).toEqual([])
})

test('both words of a cut are selected together', () => {
	const { start, end } = selected(list[1])
	expect(text.text.slice(start, end)).toBe('十␟分钟')
})

test('the next doubt is the one behind the caret, and the first one after the last', () => {
	expect(doubtBehind(text, list, { start: 0, end: 0 })).toBe(list[0])
	expect(doubtBehind(text, list, selected(list[0]))).toBe(list[1])
	expect(doubtBehind(text, list, selected(list[2]))).toBe(list[0])
	expect(doubtBehind(text, [], { start: 0, end: 0 })).toBeUndefined()
	// A caret right before a word in doubt has it next.
	const { start } = selected(list[1])
	expect(doubtBehind(text, list, { start, end: start })).toBe(list[1])
})

test('the previous doubt is the one before the caret, and the last one before the first', () => {
	expect(doubtBefore(text, list, selected(list[1]))).toBe(list[0])
	expect(doubtBefore(text, list, selected(list[0]))).toBe(list[2])
})

test('once a doubt is settled, the next one in the list follows', () => {
	const [one, two, three] = list
	if (!one || !two || !three) expect.fail('Three words are in doubt')
	expect(doubtAfter(list, one)).toBe(two)
	expect(doubtAfter(list, three)).toBe(one)
	expect(doubtAfter([one], one)).toBeUndefined()
})

test('what was typed before a doubt leaves another word at its place, which stays as it is', () => {
	const [first] = list
	if (!first) throw new Error('There is no doubt.')
	const settle = settling(first, (now) => withPinyin(now, first.place, 'cháng'))
	expect(settle(text).paragraphs[0]?.words[1]?.token.pinyin).toBe('cháng')
	const wordBefore = withText(text, text.text.replace('他', '又␟他'), 6)
	expect(wordBefore.paragraphs[0]?.words[1]?.token.word).toBe('他')
	expect(settle(wordBefore)).toBe(wordBefore)
	const lineBefore = withText(text, `zh: 我␟长␟高。\nen:\n\n${text.text}`, 9)
	expect(settle(lineBefore)).toBe(lineBefore)
})

test('the same cut of the same sentence is settled together with the first', () => {
	const wait = '请 qǐng 等 děng 十 shí 分钟 fēnzhōng 。'
	const twice = fromContent([wait, wait, '他 tā 长 zhǎng 。'].map(paragraph))
	const [first, second, third] = placedDoubts(twice, doubtsOf, 'close')
	if (first?.kind !== 'cut' || !second || !third) throw new Error('There are three doubts.')
	const isSame = (doubt: PlacedDoubt) => doubt.kind === 'cut' && doubt.key === first.key
	expect(doubtAfter([first, second, third], first)).toBe(second)
	expect(doubtAfter([first, second, third], first, isSame)).toBe(third)
	expect(doubtAfter([first, second], first, isSame)).toBeUndefined()
})

test('the same reading of the same word is in doubt in several places', () => {
	const grows = '他 tā 长 zhǎng 。'
	const several = fromContent([grows, '头发 tóufa 长 cháng 。', grows].map(paragraph))
	const [first, other, again] = placedDoubts(several, doubtsOf, 'close')
	if (!first || !other || !again) throw new Error('There are three doubts.')
	expect(doubtsAlike([first, other, again], first)).toEqual([first, again])
	const cuts = list.filter(({ kind }) => kind === 'cut')
	expect(doubtsAlike(cuts, cuts[0] ?? first)).toEqual([])
})
