import { expect, test } from 'vitest'
import type { Markings } from '#app/domain/course-files/markings.ts'
import { sections } from '#app/domain/courses/category.ts'
import { isSlug } from '#app/domain/courses/slug.ts'
import { parseAnswer } from '#app/domain/exercises/answer.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'
import {
	formatSegmentedText,
	parseSegmentedText,
	wordSeparator,
} from '#app/domain/lesson-text/segmented-text.ts'
import {
	formatTaggedText,
	parseTaggedText,
	type TaggedParagraph,
} from '#app/domain/lesson-text/tagged-text.ts'
import { isSyllable } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import { problemText } from '#app/domain/problem.ts'
import {
	type LessonFile,
	readArticles,
	readCourses,
	readDecks,
	readSingles,
} from '#app/seed/content-files.ts'
import { withOneNeutralTone } from '#app/seed/dictionary/neutral-tones.ts'

const courses = readCourses()
const singles = readSingles()
const articles = readArticles()
const children = courses.flatMap((course) => course.lessons)
/** The lessons that a learner from the first day on takes one after the other. */
const path = courses.filter(({ path }) => path !== undefined).flatMap((course) => course.lessons)
const lessons = [...children, ...singles]
const texts = [...lessons, ...articles.map((article) => ({ ...article, slug: article.id }))]

function isReadAgain({ config }: LessonFile): boolean {
	return config.kind === 'again'
}

function paragraphsOf({ text }: { text: string }): TaggedParagraph[] {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) throw new Error(parsed.error.map(problemText).join('\n'))
	return parsed.value
}

function exercisesOf(lesson: LessonFile): Exercise[] {
	return parseExerciseText(lesson.exercises).map((block) => {
		if (!block.ok) throw new Error(`${problemText(block.problem)}\n${block.source}`)
		return block.exercise
	})
}

/** Options to read and choose from. Those to a sound, words to put in order and answers to type have one language. */
function optionsToPick({ type, question, options }: Exercise) {
	return (type === 'choice' || type === 'multiple') && !question.sound ? (options ?? []) : []
}

function lesson(slug: string): LessonFile {
	const found = lessons.find((file) => file.slug === slug)
	if (!found) throw new Error(`There is no lesson ${slug}`)
	return found
}

function course(slug: string) {
	const found = courses.find((file) => file.slug === slug)
	if (!found) throw new Error(`There is no course ${slug}`)
	return found
}

/** Occurrences of a word in a paragraph. */
function countOf(word: string, paragraph: TaggedParagraph | undefined): number {
	const tokens = paragraph ? parseSegmentedText(paragraph.zh) : []
	return tokens.filter((token) => token.word === word).length
}

function missingPlaces(file: { text: string } & Markings): string[] {
	const paragraphs = paragraphsOf(file)
	return [...file.blanks, ...file.pinyin]
		.filter(({ paragraph, word, occurrence }) => {
			return countOf(word, paragraphs[paragraph - 1]) < occurrence
		})
		.map(({ paragraph, word, occurrence }) => `${paragraph} ${word} ${occurrence}`)
}

/** One syllable per hanzi, except 儿 where it ends a syllable instead of being one. */
function isReadingOf(reading: string, word: string): boolean {
	const syllables = reading.split(' ')
	const hanzi = [...word]
	const isErhua = hanzi.at(-1) === '儿' && syllables.at(-1)?.endsWith('r') === true
	return (
		reading === reading.normalize('NFC') &&
		(syllables.length === hanzi.length || (isErhua && syllables.length === hanzi.length - 1)) &&
		syllables.every((syllable) => {
			const { letters } = takeTone(syllable.toLowerCase())
			return isSyllable(letters) || (letters.endsWith('r') && isSyllable(letters.slice(0, -1)))
		})
	)
}

test('there are enough courses, single lessons, articles and decks', () => {
	expect(courses.length).toBeGreaterThanOrEqual(6)
	expect(singles.length).toBeGreaterThanOrEqual(2)
	expect(lessons.length).toBeGreaterThanOrEqual(18)
	expect(articles).toHaveLength(16)
	expect(readDecks()).toHaveLength(7)
})

test('every section of the courses page has something to show', () => {
	const own = sections.filter((section) => section !== 'others' && section !== 'private')
	const categories = [...courses, ...singles]
		.filter(({ isPrivate }) => !isPrivate)
		.map(({ category }) => category)
	for (const section of own) expect(categories).toContain(section)
	expect(categories.some((category) => !own.some((section) => section === category))).toBe(true)
	expect(courses.some(({ isPrivate }) => isPrivate)).toBe(true)
})

test('every item has its own address', () => {
	const slugs = [...courses, ...lessons].map(({ slug }) => slug)
	expect(slugs.filter((slug) => !isSlug(slug))).toEqual([])
	expect(new Set(slugs).size).toBe(slugs.length)
	expect(articles.filter(({ id }) => !isSlug(id))).toEqual([])
})

test('First Steps has audio, blanks, and free, paid and coming-soon lessons', () => {
	expect(course('first-steps').lessons.map(({ slug }) => slug)).toEqual([
		'ni-hao',
		'tea-house',
		'market-day',
		'night-train',
		'new-year',
	])
	expect(lesson('ni-hao')).toMatchObject({ isFree: true, status: 1 })
	expect(lesson('tea-house').config.dialogMode).toBe(true)
	expect(lesson('market-day').blanks.length).toBeGreaterThanOrEqual(5)
	expect(lesson('night-train').isFree).toBe(false)
	expect(lesson('new-year').status).toBe(2)
})

test('one lesson is a single and one course is private', () => {
	expect(singles.map(({ slug }) => slug)).toContain('moon-festival')
	expect(course('family-stories').isPrivate).toBe(true)
	expect(course('family-stories').lessons.map(({ slug }) => slug)).toContain('grandmothers-kitchen')
})

test.each(courses)('$slug numbers its lessons from 1', (file) => {
	expect(file.lessons.map(({ order }) => order)).toEqual(file.lessons.map((_, index) => index + 1))
})

const leastParagraphs = { lesson: 8, again: 6, sounds: 8, review: 8, test: 4 }
const mostParagraphs = { lesson: 31, again: 20, sounds: 20, review: 30, test: 20 }

test.each(lessons)('$slug has eight to 31 paragraphs: other kinds their own numbers', (file) => {
	const { length } = paragraphsOf(file)
	expect(length).toBeGreaterThanOrEqual(leastParagraphs[file.config.kind])
	expect(length).toBeLessThanOrEqual(mostParagraphs[file.config.kind])
})

test.each(path.filter(isReadAgain))(
	'$slug is as free as the lesson or the review before it',
	(file) => {
		const before = path.slice(0, path.indexOf(file)).findLast((one) => !isReadAgain(one))
		expect(before).toMatchObject({
			isFree: file.isFree,
			level: file.level,
			config: { kind: expect.stringMatching(/^(lesson|review)$/) },
		})
	},
)

test.each(texts)('the text of $slug is written as the formats write it', (file) => {
	const paragraphs = paragraphsOf(file)
	expect(formatTaggedText(paragraphs)).toBe(file.text.trim())
	for (const { zh } of paragraphs) expect(formatSegmentedText(parseSegmentedText(zh))).toBe(zh)
})

test.each(texts)('$slug is Chinese with Chinese punctuation, and English without hanzi', (file) => {
	for (const { zh, en } of paragraphsOf(file)) {
		const plain = textOf(parseSegmentedText(zh))
		expect(hasHanzi(plain), zh).toBe(true)
		expect(plain).not.toMatch(/\p{Script=Han}[ ,.!?;:()"']|[,.!?;:()"' ]\p{Script=Han}/u)
		expect(en).not.toContain(wordSeparator)
		expect(en).toMatch(/[a-z]/i)
		expect(en).not.toMatch(/[，。！？：；]/)
	}
})

test.each(texts)('the words $slug marks stand where it says', (file) => {
	expect(missingPlaces(file)).toEqual([])
	expect(file.blanks.filter(({ en, word }) => !en || !isHanzi(word))).toEqual([])
	const { length } = paragraphsOf(file)
	const gaps = Object.keys(file.spacing).map(Number)
	expect(gaps.filter((gap) => !(Number.isInteger(gap) && gap >= 1 && gap <= length))).toEqual([])
})

test.each(texts)('the readings $slug gives are pinyin of their words', (file) => {
	expect(file.pinyin.filter(({ word, pinyin }) => !isReadingOf(pinyin, word))).toEqual([])
})

test.each(texts)('the readings $slug gives follow the rule for the neutral tone', (file) => {
	const otherwise = file.pinyin.filter(({ word, pinyin }) => {
		return withOneNeutralTone({ word, traditional: word, pinyin, senses: [] }).pinyin !== pinyin
	})
	expect(otherwise).toEqual([])
})

test.each(lessons.filter(({ config }) => config.dialogMode))(
	'someone speaks every paragraph of $slug',
	(file) => {
		for (const { zh, en } of paragraphsOf(file)) {
			expect(speechOf(parseSegmentedText(zh)), zh).toBeDefined()
			expect(en).toMatch(/^[^:]+: /)
		}
	},
)

test.each(path.filter((file) => !isReadAgain(file)))(
	'$slug, on the path, has eight exercises or more, of four kinds or more',
	(file) => {
		const types = exercisesOf(file).map(({ type }) => type)
		expect(types.length).toBeGreaterThanOrEqual(8)
		expect(new Set(types).size).toBeGreaterThanOrEqual(4)
	},
)

test.each(lessons.filter((file) => !path.some(({ slug }) => slug === file.slug)))(
	'$slug has four to six exercises, of all three kinds with options to pick',
	(file) => {
		const types = exercisesOf(file).map(({ type }) => type)
		expect(types.length).toBeGreaterThanOrEqual(4)
		expect(types.length).toBeLessThanOrEqual(6)
		expect(new Set(types).size).toBe(3)
	},
)

test.each(lessons)('the exercises of $slug are asked and explained in both languages', (file) => {
	for (const exercise of exercisesOf(file)) {
		const { type, question, options, explanation } = exercise
		// A model answer explains itself.
		const more = type === 'speak' ? (options ?? []) : [explanation, ...optionsToPick(exercise)]
		for (const text of [question, ...more]) {
			const languages = Object.keys(text).filter((key) => key !== 'sound')
			expect(languages.sort()).toEqual(['en', 'zh'])
		}
	}
})

test.each(lessons)(
	'no question of several answers in $slug has only right ones, or one',
	(file) => {
		for (const { type, options, answer } of exercisesOf(file)) {
			if (type !== 'multiple') continue
			expect(answer.length).toBeGreaterThanOrEqual(2)
			expect(answer.length).toBeLessThan(options?.length ?? 0)
		}
	},
)

test('right answers are spread over the options', () => {
	const all = lessons.flatMap(exercisesOf)
	const choices = all.filter(({ type }) => type === 'choice')
	for (const index of [0, 1, 2]) {
		const here = choices.filter(({ answer }) => parseAnswer(answer)[0] === index).length
		expect(here / choices.length).toBeGreaterThan(0.15)
	}
	const truths = all.filter(({ type }) => type === 'true_false')
	const share = truths.filter(({ answer }) => answer === 'A').length / truths.length
	expect(share).toBeGreaterThan(0.3)
	expect(share).toBeLessThan(0.7)
})

test('the right answer is the longest option about as often as chance has it', () => {
	const choices = lessons.flatMap(exercisesOf).filter(({ type }) => type === 'choice')
	for (const language of ['zh', 'en']) {
		const longest = choices.filter(({ options, answer }) => {
			const lengths = (options ?? []).map((option) => option[language]?.length ?? 0)
			const right = lengths[parseAnswer(answer)[0] ?? 0] ?? 0
			return lengths.filter((length) => length >= right).length === 1
		})
		expect(longest.length / choices.length).toBeGreaterThan(0.15)
		expect(longest.length / choices.length).toBeLessThan(0.35)
	}
})

test('no question is asked in two lessons', () => {
	// What is heard makes the question: 怎么回答？
	const questions = lessons
		.flatMap(exercisesOf)
		.map(({ question }) => `${question.zh} ${question.sound}`)
	expect(new Set(questions).size).toBe(questions.length)
})

test.each(lessons)('the options of $slug end without a full stop', (file) => {
	const options = exercisesOf(file).flatMap(optionsToPick)
	const stopped = options.filter(({ zh = '', en = '' }) => zh.endsWith('。') || en.endsWith('.'))
	expect(stopped).toEqual([])
})

test.each(texts)('the English of $slug has curly quotation marks', (file) => {
	for (const { en } of paragraphsOf(file)) {
		expect(en).not.toContain('"')
		expect(en.split('“').length).toBe(en.split('”').length)
	}
	if ('exercises' in file) expect(file.exercises).not.toContain('"')
})

test.each(lessons)('a blank in $slug is explained with "to" if it is a verb', (file) => {
	const verbs = ['出门', '生病', '帮助', '欢迎', '打听', '想念', '消失']
	for (const { word, en } of file.blanks) {
		expect([word, en.startsWith('to ')]).toEqual([word, verbs.includes(word)])
	}
})

test('each deck has as many cards as it says', () => {
	const decks = readDecks()
	expect(decks.map(({ slug, cardCount }) => [slug, cardCount])).toEqual([
		['hsk-level-1', 150],
		['hsk-level-2', 150],
		['hsk-level-3', 300],
		['hsk-level-4', 600],
		['hsk-level-5', 1300],
		['hsk-level-6', 2500],
		['travel-essentials', 80],
	])
	const lists = decks.filter(({ level }) => level === undefined)
	for (const { words = [], cardCount } of lists) {
		expect(new Set(words.map(({ word }) => word)).size).toBe(cardCount)
	}
})
