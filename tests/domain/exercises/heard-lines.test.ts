import { expect, test } from 'vitest'
import { heardLines, heardLinesOfText } from '#app/domain/exercises/heard-lines.ts'
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
