/**
 * The texts are cut by the sheet of `docs/text-formats.md`: a learner who has looked a word up once finds
 * it cut the same way in every text.
 */
import { expect, test } from 'vitest'
import { isHanzi } from '#app/domain/hanzi.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { problemText } from '#app/domain/problem.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'

const texts = [
	...readCourses().flatMap((course) => course.lessons),
	...readSingles(),
	...readArticles().map((article) => ({ ...article, slug: article.id })),
]

/** The words of each paragraph, and where it is. */
const paragraphs = texts.flatMap(({ slug, text }) => {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) throw new Error(parsed.error.map(problemText).join('\n'))
	return parsed.value.map(({ zh }, index) => ({
		place: `${slug} ${index + 1}`,
		words: parseSegmentedText(zh).map(({ word }) => word),
	}))
})

const vocabulary = new Set(
	paragraphs.flatMap(({ words }) => words.filter((word) => word.length > 1 && isHanzi(word))),
)

/** Runs of two to five words that are also one word, in this text or in another. */
function runsThatAreWords(words: readonly string[]): { word: string; cut: string }[] {
	return words.flatMap((_, start) => {
		const runs = []
		for (let end = start + 2; end <= start + 5 && end <= words.length; end += 1) {
			const run = words.slice(start, end)
			if (!run.every((word) => isHanzi(word))) break
			const word = run.join('')
			if (vocabulary.has(word)) runs.push({ word, cut: run.join(' ') })
		}
		return runs
	})
}

/** The same characters as a word of our texts, with another meaning: 一个人 alone, 一 个 人 somebody. */
const otherMeanings: Readonly<Record<string, string>> = {
	'一 个 人': 'one person',
	'一 切': 'one cut, then',
	'一 样': 'one thing of a kind',
	'一 眼': 'one look',
	'一 起': 'at the first note',
	'上 去': 'up, and go there',
	'上 楼': 'up the stairs, after 跑',
	'上 车': 'up onto a bus',
	'下 车': 'down from a bus',
	'不 用': 'not to use',
	'不 清楚': 'not clearly, after 听',
	'不 过': 'cannot outdo',
	'再 说': 'to say again',
	'几 点': 'a few points',
	'到 家': 'as far as home',
	'只 要': 'only to need',
	'天 晴': 'the sky is clear',
	'好 多': 'much better',
	'对 了': 'right',
	'就 要': 'must at once',
	'家 里': 'in this home',
	'路 上': 'on this road',
	'错 过': 'ever wrong, after a verb',
	'最 近': 'nearest',
	'没 事': 'nothing to do',
	'还 是': 'is also',
	'还 有': 'still to have',
	'的 话': 'the words of',
	'马 上': 'a horse, up',
}

test('the same word is cut the same way in all texts', () => {
	const found = paragraphs.flatMap(({ place, words }) => {
		return runsThatAreWords(words)
			.filter(({ cut }) => !(cut in otherMeanings))
			.map(({ cut }) => `${place}: ${cut}`)
	})
	expect(found).toEqual([])
})

test.each([
	['a greeting is one word', /(?:你|您) 好/u],
	[
		'a number is one word',
		/(?<![^ ])(?!八 八)[一二三四五六七八九十百千万]+ (?:零 )?[二三四五六七八九十百千万]+(?![^ ])/u,
	],
	['第 belongs to its number', /(?<![^ ])第 [一二三四五六七八九十]/u],
	['这个, 那个 and 每个 are one word', /(?<![^ ])[这那每] 个(?![^ ])/u],
])('%s', (_, apart) => {
	expect(placesOf(apart)).toEqual([])
})

test.each([
	['a number is apart from its measure word', /(?<![^ ])(?:[第有上下])?一[次个](?![^ ])/u],
	['a number is apart from centuries and decades', /十(?:世纪|年代)/u],
	['完 is apart from its verb', /(?<![^ ])[^ ]完(?![^ ])/u],
	[
		'不 is apart from 会, 能, 要, 想, 敢 and 可以',
		/(?<![^ ])不(?:会|能|要|想|敢|可以|是)(?![^ ])/u,
	],
	[
		'a direction of two syllables is apart from its verb',
		/(?<![^ ])(?!想起来|看起来|听起来|听上去|接下来)[^ ]+(?:[上下进出回过起][来去])(?![^ ])/u,
	],
	[
		'a title is apart from the name',
		/(?<![^ ])[^ ]+(?:先生|老师|师傅|奶奶(?<!老奶奶|姨奶奶)|阿姨|大叔)(?![^ ])/u,
	],
	['从来 is apart from 没有', /从来[没不]/u],
])('%s', (_, together) => {
	expect(placesOf(together)).toEqual([])
})

function placesOf(cut: RegExp): string[] {
	return paragraphs.flatMap(({ place, words }) => {
		const [found] = cut.exec(words.join(' ')) ?? []
		return found ? [`${place}: ${found}`] : []
	})
}
