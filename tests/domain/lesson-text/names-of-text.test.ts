import { expect, test } from 'vitest'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { namesOfLesson, withNames } from '#app/domain/lesson-text/names-of-text.ts'

/** 马克[Mǎ kè] is read by hand, 很 hěn by the dictionary. */
function textOf(
	...tokens: [word: string, pinyin: string, isCustomPinyin?: boolean][]
): LessonContent {
	const zh = tokens.map(
		([word, pinyin, isCustomPinyin]): Token => ({
			word,
			pinyin,
			...(isCustomPinyin && { isCustomPinyin }),
		}),
	)
	return [{ zh, en: 'Text', blank: 'normal' }]
}

const namesOf = (own: LessonContent) => namesOfLesson(own, [])

test('a name is what an author reads by hand with a capital', () => {
	const names = namesOf(
		textOf(
			['马克', 'Mǎ kè', true],
			['还', 'huán', true],
			['北京', 'Běi jīng'],
			['老师', 'lǎo shī'],
		),
	)
	expect([...names]).toEqual([['马克', 'Mǎ kè']])
})

test('a word that is a name in some places only is none', () => {
	expect(namesOf(textOf(['白天', 'Bái Tiān', true], ['白天', 'bái tiān'])).size).toBe(0)
	expect(namesOf(textOf(['白天', 'bái tiān'], ['白天', 'Bái Tiān', true])).size).toBe(0)
	expect(namesOf(textOf(['豆豆', 'Dòu dou', true], ['豆豆', 'Dòu dòu', true])).size).toBe(0)
})

test('months and single hanzi keep the dictionary’s reading', () => {
	expect(namesOf(textOf(['六月', 'Liù yuè', true], ['马', 'Mǎ', true])).size).toBe(0)
})

test('names are read as in the text, other words as they were', () => {
	const names = namesOf(textOf(['马克', 'Mǎ kè', true]))
	expect(
		withNames(
			[{ word: '我' }, { word: '叫', pinyin: 'jiào' }, { word: '马克', pinyin: 'mǎ kè' }],
			names,
		),
	).toEqual([{ word: '我' }, { word: '叫', pinyin: 'jiào' }, { word: '马克', pinyin: 'Mǎ kè' }])
})

test('a lesson has the names of its course, where its own text reads them in no other way', () => {
	const [mark, xiang] = [textOf(['马克', 'Mǎ kè', true]), textOf(['方向', 'Fāng Xiàng', true])]
	const direction = textOf(['方向', 'fāng xiàng'])
	expect([...namesOfLesson(textOf(['我', 'wǒ']), [mark, xiang]).keys()]).toEqual(['马克', '方向'])
	expect([...namesOfLesson(direction, [mark, xiang]).keys()]).toEqual(['马克'])
	expect([...namesOfLesson(xiang, [mark, direction]).keys()]).toEqual(['马克', '方向'])
})
