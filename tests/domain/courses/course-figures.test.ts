import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	coverageOfList,
	figuresOf,
	lessonsToReturnIn,
	meetingsOf,
	meetingsOfList,
	type PathLesson,
} from '#app/domain/courses/course-figures.ts'
import type { PathWord } from '#app/domain/courses/path-words.ts'

const ranks: Record<string, 1 | 2> = { 我: 1, 叫: 1, 是: 1, 学生: 1, 也: 2 }

function word(hanzi: string): PathWord {
	return { key: hanzi, word: hanzi, pinyin: undefined, rank: ranks[hanzi] }
}

/** A plus joins the words that one running word needs: 二+十. */
function lesson(words: string, ...beside: string[]): PathLesson {
	const running = words.split(' ').map((parts) => parts.split('+').map(word))
	const text = { running, names: new Set(['安娜']), characters: 9 }
	return { text, beside, level: 1, kind: 'lesson' }
}

test('a word returns in texts, and beside them in notes and exercises', () => {
	const [first] = figuresOf([lesson('我 叫'), lesson('我 我 是', '“叫”后面是名字。', 'jiào 叫')])
	expect(first?.newWords).toMatchObject([
		{ word: '我', inTexts: 2, beside: 0, returns: true },
		{ word: '叫', inTexts: 0, beside: 2, returns: true },
	])
})

test('a word returns in the next six lessons and in the texts read again among them', () => {
	const again: PathLesson = { ...lesson('我'), kind: 'again' }
	const following = Array.from({ length: 7 }, () => [lesson('我'), again]).flat()
	const [first] = figuresOf([lesson('我'), again, ...following])
	expect(first?.newWords).toMatchObject([{ word: '我', inTexts: 1 + 6 * 2 }])
	expect(first?.lessonsAfter).toBe(6)
})

test('a word that is made of others is known once all of them are', () => {
	const [, second, third] = figuresOf([lesson('二'), lesson('二+十'), lesson('十+二')])
	expect(second).toMatchObject({ known: 0, words: 1 })
	expect(second?.newWords.map((one) => one.word)).toEqual(['十'])
	expect(third).toMatchObject({ known: 1, newWords: [] })
})

test('words of a higher level and of no list are above the level', () => {
	const [figures] = figuresOf([lesson('我 也 瓜 也')])
	expect(figures?.above.running).toBe(3)
	expect(figures?.above.words.map((one) => one.word)).toEqual(['也', '瓜'])
})

test('a name beside the text is no meeting of the word in it', () => {
	const [first] = figuresOf([lesson('安'), lesson('我', '安娜')])
	expect(first?.newWords).toMatchObject([{ word: '安', beside: 0 }])
})

test('the level’s list is covered by the words of the texts', () => {
	const list = ['我', '是', '学生'].map(word)
	expect(coverageOfList(list, [lesson('我 叫', '学生'), lesson('是')])).toEqual({
		words: 3,
		missing: ['学生'],
	})
})

test('a word that the texts have five times is met often; notes and exercises do not count', () => {
	const list = ['我', '是', '学生'].map(word)
	const texts = [lesson('我 我 我 是', '是是是是 学生'), lesson('我 我')]
	expect(meetingsOfList(list, texts)).toEqual({ words: 3, met: 2, often: 1 })
})

const hanzi = ['我', '你', '是', '不', '猫', '书', '茶', '看']
const texts = fc.array(
	fc.record({
		words: fc.array(fc.constantFrom(...hanzi), { minLength: 1, maxLength: 12 }),
		beside: fc.array(fc.constantFrom(...hanzi, '，', ' a '), { maxLength: 12 }),
	}),
	{ maxLength: 12 },
)

test('the figures equal a naive count', () => {
	fc.assert(
		fc.property(texts, (drawn) => {
			const figures = figuresOf(
				drawn.map(({ words, beside }) => lesson(words.join(' '), beside.join(''))),
			)
			const has = (from: number, to: number, part: 'words' | 'beside', one: string) =>
				drawn.slice(from, to).flatMap((text) => text[part].filter((w) => w === one)).length
			for (const [at, figure] of figures.entries()) {
				const own = drawn[at]?.words ?? []
				const isOld = (one: string) => has(0, at, 'words', one) > 0
				expect(figure.known).toBe(own.filter(isOld).length)
				const fresh = hanzi.filter((one) => own.includes(one) && !isOld(one))
				expect(figure.newWords.map((one) => one.word).toSorted()).toEqual(fresh.toSorted())
				for (const one of figure.newWords) {
					const end = at + 1 + lessonsToReturnIn
					expect(one.inTexts).toBe(has(at + 1, end, 'words', one.word))
					expect(one.beside).toBe(has(at + 1, end, 'beside', one.word))
					expect(meetingsOf(one)).toBe(one.inTexts + one.beside)
					const later = has(at + 1, 99, 'words', one.word) + has(at + 1, 99, 'beside', one.word)
					expect(one.returns).toBe(later > 0)
				}
			}
		}),
	)
})

test('each word of the path is new exactly once', () => {
	fc.assert(
		fc.property(texts, (drawn) => {
			const fresh = figuresOf(drawn.map(({ words }) => lesson(words.join(' ')))).flatMap(
				({ newWords }) => newWords.map((one) => one.word),
			)
			expect(fresh.toSorted()).toEqual([...new Set(drawn.flatMap(({ words }) => words))].toSorted())
		}),
	)
})
