import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	canJoinWithNext,
	joinWithNext,
	splitsOf,
	splitWord,
	withBorderAt,
} from '#app/domain/lesson-text/editing/boundaries.ts'
import {
	contentOf,
	type EditedText,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { markedLesson, taggedText } from '#tests/support/edited-lesson.ts'

function lesson(...words: string[]): EditedText {
	const zh = words.map((word, mark) => ({ word, mark }))
	return fromContent([{ zh, en: 'Hi', blank: 'large' }])
}

/** The text, and each word with its mark. */
function show({ text, paragraphs }: EditedText): [string, string] {
	const words = paragraphs.flatMap(({ words }) => words)
	const marked = words.map(({ token }) => `${token.word}${token.mark ?? '-'}`).join(' ')
	return [text.split('\n')[0] ?? '', marked]
}

const at = (word: number) => ({ paragraph: 0, word })

test('a word can be split before one of its characters', () => {
	expect(show(splitWord(lesson('我', '看不见', '。'), at(1), 1))).toEqual([
		'zh: 我␟看␟不见。',
		'我0 看- 不见- 。2',
	])
	expect(show(splitWord(lesson('𠮷野家', '好'), at(0), 2))).toEqual([
		'zh: 𠮷␟野家␟好',
		'𠮷- 野家- 好1',
	])
})

test('a word can be joined with the next', () => {
	expect(show(joinWithNext(lesson('我', '一', '个', '好'), at(1)))).toEqual([
		'zh: 我␟一个␟好',
		'我0 一个- 好3',
	])
})

test('letters and hanzi can be joined and split although the text looks the same', () => {
	const joined = joinWithNext(lesson('穿', 'T', '恤', '吧'), at(1))
	expect(show(joined)).toEqual(['zh: 穿T恤␟吧', '穿0 T恤- 吧3'])
	expect(show(splitWord(joined, at(1), 1))).toEqual(['zh: 穿T恤␟吧', '穿0 T- 恤- 吧3'])
	expect(show(joinWithNext(joined, at(1)))).toEqual(['zh: 穿T恤吧', '穿0 T恤吧-'])
	const typed = withText(joined, joined.text.replace('吧', '吗'))
	expect(show(typed)).toEqual(['zh: 穿T恤␟吗', '穿0 T恤- 吗-'])
})

test('punctuation, spaces and words without hanzi cannot be joined', () => {
	const edited = lesson('好', '，', 'OK', '3', '个', ' ', '好')
	const can = [0, 1, 2, 3, 4, 5, 6].map((word) => canJoinWithNext(edited, at(word)))
	expect(can).toEqual([false, false, false, true, false, false, false])
	expect(joinWithNext(edited, at(0))).toBe(edited)
	expect(joinWithNext(edited, at(9))).toBe(edited)
})

test('splits are between hanzi and between pieces', () => {
	const splits = (word: string) => lesson(word).paragraphs[0]?.words.map(splitsOf)
	expect(splits('看不见')).toEqual([[1, 2]])
	expect(splits('𠮷野家')).toEqual([[2, 3]])
	expect(splits('卡拉OK')).toEqual([[1, 2]])
	expect(splits('OK')).toEqual([[]])
	expect(splits('我')).toEqual([[]])
})

test('splitting anywhere else does nothing', () => {
	const edited = lesson('看不见', 'OK')
	for (const place of [0, 3, 9, -1, 0.5]) expect(splitWord(edited, at(0), place)).toBe(edited)
	expect(splitWord(edited, at(1), 1)).toBe(edited)
	expect(splitWord(edited, at(5), 1)).toBe(edited)
})

test('words on two lines can be joined and split', () => {
	const edited = withText(fromContent([]), 'zh: 我␟叫␟\n李␟明。\nen: Hi')
	const joined = joinWithNext(edited, at(2))
	expect(joined.text).toBe('zh: 我␟叫␟\n李明。\nen: Hi')
	expect(joinWithNext(joined, at(1)).text).toBe('zh: 我␟叫\n李明。\nen: Hi')
	expect(splitWord(joinWithNext(joined, at(1)), at(1), 1).text).toContain('叫\n␟李明')
})

test('splitting and joining change no other word', () => {
	const act = fc.record({
		isSplit: fc.boolean(),
		paragraph: fc.nat(3),
		word: fc.nat(7),
		at: fc.nat(3),
	})
	fc.assert(
		fc.property(markedLesson(), fc.array(act, { maxLength: 5 }), (content, acts) => {
			let edited = fromContent(content)
			let expected = content
			for (const { isSplit, paragraph, word, at } of acts) {
				const place = { paragraph, word }
				const block = expected[paragraph]
				const [one, other] = [block?.zh[word], block?.zh[word + 1]]
				const present = edited.paragraphs[paragraph]?.words[word]
				let zh = block?.zh
				if (isSplit && one && present && splitsOf(present).includes(at)) {
					zh = zh?.toSpliced(word, 1, { word: one.word.slice(0, at) }, { word: one.word.slice(at) })
				} else if (!isSplit && one && other && canJoinWithNext(edited, place)) {
					zh = zh?.toSpliced(word, 2, { word: one.word + other.word })
				}
				if (block && zh) expected = expected.with(paragraph, { ...block, zh })
				edited = isSplit ? splitWord(edited, place, at) : joinWithNext(edited, place)
			}
			expect(contentOf(edited)).toEqual(expected)
			expect(edited.text).toBe(taggedText(expected))
		}),
	)
})

test('a split by command gives the same words as a typed separator', () => {
	const edited = splitWord(lesson('我', '看不见'), at(1), 1)
	const words = edited.paragraphs[0]?.words.map(({ token }) => token.word)
	expect(words).toEqual(parseSegmentedText('我␟看␟不见').map(({ word }) => word))
})

test('two words can be cut elsewhere, and the text is as long as before', () => {
	expect(show(withBorderAt(lesson('等', '十', '分钟', '。'), at(1), 2))).toEqual([
		'zh: 等␟十分␟钟。',
		'等0 十分- 钟- 。3',
	])
	const text = lesson('等', '十', '分钟', '。')
	expect(withBorderAt(text, at(2), 1)).toBe(text)
	expect(withBorderAt(text, at(1), 3)).toBe(text)
})
