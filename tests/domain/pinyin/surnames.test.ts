import { expect, test } from 'vitest'
import {
	isFamiliarName,
	isForeignName,
	isSurname,
	isSurnameAgain,
	readingOfSound,
	readingOfSurname,
	splitName,
	surnamesIn,
} from '#app/domain/pinyin/surnames.ts'

test.each([
	['王小明', '王', '小明'],
	['李娜', '李', '娜'],
	['欧阳兰', '欧阳', '兰'],
	['司马相如', '司马', '相如'],
	['黄小梅', '黄', '小梅'],
])('%s has the surname %s', (word, surname, given) => {
	expect(splitName(word)).toEqual({ surname, given })
})

test.each([
	'王',
	'李儿',
	'黄叶',
	'高高兴兴',
	'白花花',
	'方方面面',
	'张不开',
	'林子里的',
	'欧阳',
	'看不懂',
])('%s is not a name with a surname', (word) => {
	expect(splitName(word)).toBeUndefined()
})

test('老, 小 and 阿 make familiar names', () => {
	expect(isFamiliarName('老周')).toBe(true)
	expect(isFamiliarName('小李')).toBe(true)
	expect(isFamiliarName('小明')).toBe(true)
	expect(isFamiliarName('小')).toBe(false)
	expect(isFamiliarName('老虎')).toBe(false)
	expect(isFamiliarName('老周末')).toBe(false)
})

test('foreign names are written with hanzi for sounds', () => {
	expect(isForeignName('弗雷德里卡')).toBe(true)
	expect(isForeignName('吃喝玩')).toBe(false)
	expect(isForeignName('卡尔')).toBe(false)
})

test('some surnames have a special reading', () => {
	expect(readingOfSurname('单')).toBe('Shàn')
	expect(readingOfSurname('尉迟')).toBe('Yù chí')
	expect(readingOfSurname('宁')).toBe('Níng')
	expect(readingOfSurname('王')).toBeUndefined()
})

test('a surname is recognized by 姓 before it or a title after it', () => {
	expect(isSurname('王', undefined, '老师')).toBe(true)
	expect(isSurname('白', '这位', '女士')).toBe(true)
	expect(isSurname('向', '我', '老师')).toBe(false)
	expect(isSurname('祝', undefined, '老师')).toBe(false)
	expect(isSurname('好', undefined, '老师')).toBe(false)
	expect(isSurname('王', '国', '的')).toBe(false)
	expect(isSurname('王', '姓', undefined)).toBe(true)
	expect(isSurname('向', '姓', '。')).toBe(true)
	expect(isSurname('钟', undefined, '先生')).toBe(true)
	expect(isSurname('任', '位', '先生')).toBe(true)
	expect(isSurname('任', '他', '校长')).toBe(false)
	expect(isSurname('区', undefined, '书记')).toBe(false)
	expect(isSurname('区', undefined, '老师')).toBe(true)
	expect(isSurname('种', '姓', '的', true)).toBe(true)
	expect(isSurname('过', '姓', '王', true)).toBe(false)
})

test('a hanzi has the sound of foreign names in them, also in two hanzi beside a dot', () => {
	expect(readingOfSound('塞')).toBe('sài')
	expect(readingOfSound('特')).toBeUndefined()
	expect(isForeignName('塞斯')).toBe(false)
	expect(isForeignName('塞斯', true)).toBe(true)
	expect(isForeignName('埃克塞特')).toBe(true)
})

test('whoever is named in a text has the same surname in all of it', () => {
	const surnames = surnamesIn([
		['他', '姓', '任', '。'],
		['单', '老师', '来', '了'],
		['他', '向', '老师', '问好'],
	])
	expect([...surnames]).toEqual(['任', '单'])
	const again = (...around: [string, string | undefined, string | undefined]) =>
		isSurnameAgain(...around, surnames)
	expect(again('任', '。', '经理')).toBe(true)
	expect(again('单', '这', '老师')).toBe(true)
	// He serves as manager, and three slips.
	expect(again('任', '他', '经理')).toBe(false)
	expect(again('单', '三', '老师')).toBe(false)
	expect(again('单', '这', '位')).toBe(false)
	expect(again('仇', undefined, '师傅')).toBe(false)
})
