import { expect, test } from 'vitest'
import { heardLines, heardLinesOfText, heardText } from '#app/domain/exercises/heard-lines.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'

function heard(text: string) {
	return heardLinesOfText(text).map(({ said, speaker, voice }) => [textOf(said), speaker, voice])
}

test('a dialogue is heard in turns, by two voices and without the names', () => {
	expect(heard('马克：我们坐出租车去吧？\n六月：饭店就在前面。')).toEqual([
		['我们坐出租车去吧？', '马克', 1],
		['饭店就在前面。', '六月', 2],
	])
	expect(heard('马克：喂？\n六月：喂！\n马克：你好！').map(([, , voice]) => voice)).toEqual([
		1, 2, 1,
	])
})

test('every other sound is one line as it stands', () => {
	for (const text of ['买东西', '他说：好。', '马克：你好！', '马克：你好！\n他走了。']) {
		expect(heard(text)).toEqual([[text, undefined, 1]])
	}
})

test('a question to answer aloud is heard itself, and so are its model answers', () => {
	const aloud = {
		type: 'speak' as const,
		question: { zh: '你␟叫什么名字？' },
		options: [{ zh: '我叫安娜。' }],
	} satisfies Parameters<typeof heardText>[0]
	expect(heardText(aloud)).toBe('你叫什么名字？')
	expect(heardText(aloud, 'A')).toBe('我叫安娜。')
	expect(heardText(aloud, 'B')).toBeUndefined()
})

test('of other exercises nothing but the sound is heard', () => {
	const graded = {
		type: 'choice' as const,
		question: { zh: '他买什么？', sound: '我买苹果。' },
		options: [{ zh: '苹果' }],
	} satisfies Parameters<typeof heardText>[0]
	expect(heardText(graded)).toBe('我买苹果。')
	expect(heardText({ ...graded, question: { zh: '他买什么？' } })).toBeUndefined()
	expect(heardText(graded, 'A')).toBeUndefined()
})

test('words keep their readings in a turn', () => {
	const tokens = [
		{ word: '马克', pinyin: 'Mǎ kè' },
		{ word: '：' },
		{ word: '喂', pinyin: 'wéi' },
		{ word: '？\n' },
		{ word: '六月', pinyin: 'Liù yuè' },
		{ word: '：' },
		{ word: '还', pinyin: 'huán' },
		{ word: '书', pinyin: 'shū' },
	]
	expect(heardLines(tokens).map(({ said }) => said)).toEqual([
		[{ word: '喂', pinyin: 'wéi' }, { word: '？' }],
		[
			{ word: '还', pinyin: 'huán' },
			{ word: '书', pinyin: 'shū' },
		],
	])
})
