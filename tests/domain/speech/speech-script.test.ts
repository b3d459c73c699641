import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'

const dialogue: LessonContent = [
	{
		zh: [
			{ word: '小美', pinyin: 'xiǎo měi' },
			{ word: '：' },
			{ word: '你好', pinyin: 'nǐ hǎo' },
			{ word: '！' },
		],
		en: 'Xiaomei: Hello!',
		blank: 'normal',
	},
	{
		zh: [{ word: '𠮷', pinyin: 'jí' }, { word: '还', pinyin: 'huán' }, { word: '书。' }],
		en: '',
		blank: 'normal',
	},
]

test('a text is spoken line by line, each word with its reading', () => {
	const { text, readings, turns } = scriptOf(dialogue)
	expect(turns).toBeUndefined()
	expect(text).toBe('小美：你好！\n𠮷还书。')
	expect(
		readings.map(({ offset, length, pinyin }) => [text.substr(offset, length), pinyin]),
	).toEqual([
		['小美', 'xiǎo měi'],
		['你好', 'nǐ hǎo'],
		['𠮷', 'jí'],
		['还', 'huán'],
	])
})

test('words with Latin letters are left to the voice, unless an author has set their reading', () => {
	const shirt = { word: 'T恤', pinyin: 'T xù' }
	const zh = [shirt, { word: '和', pinyin: 'hé' }, { ...shirt, isCustomPinyin: true }]
	const { readings } = scriptOf([{ zh, en: '', blank: 'normal' }])
	expect(readings.map(({ offset, pinyin }) => [offset, pinyin])).toEqual([
		[2, 'hé'],
		[3, 'T xù'],
	])
})

test('speaker names of a dialogue are left out', () => {
	const { text, readings, turns } = scriptOf(dialogue, { isDialogue: true })
	expect(text).toBe('你好！\n𠮷还书。')
	expect(turns).toEqual([{ offset: 0, length: 3, speaker: '小美' }])
	expect(readings[0]).toEqual({ offset: 0, length: 2, pinyin: 'nǐ hǎo' })
})

test('hidden words are spoken: the gap is for the eye', () => {
	const content: LessonContent = [
		{ zh: [{ word: '我', isHide: true, hideIndex: 1 }, { word: '在' }], en: '', blank: 'large' },
	]
	expect(scriptOf(content).text).toBe('我在')
})
