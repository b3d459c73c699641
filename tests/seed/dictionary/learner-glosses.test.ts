import { expect, test } from 'vitest'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { parseLearnerGlosses, readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const glosses = readLearnerGlosses()

function glossOf(word: string, pinyin: string) {
	return glosses.find((gloss) => gloss.word === word && gloss.pinyin === pinyin)
}

test('a line has a word, its reading, its senses and its measure words', () => {
	expect(
		parseLearnerGlosses('书\tshū\tnoun: book\t本\n点\tdiǎn\tnoun: dot | verb: to order\t'),
	).toEqual([
		{ word: '书', pinyin: 'shū', gloss: { noun: { definition: 'book' } }, measureWords: ['本'] },
		{
			word: '点',
			pinyin: 'diǎn',
			gloss: { noun: { definition: 'dot' }, verb: { definition: 'to order' } },
			measureWords: [],
		},
	])
})

test.each([
	['an unknown part of speech', '书\tshū\tthing: book'],
	['no senses', '书\tshū'],
	['one part of speech twice', '书\tshū\tnoun: book | noun: letter'],
	['more than 72 characters', `书\tshū\tnoun: ${'book '.repeat(15)}`],
])('a line with %s is refused', (_, line) => {
	expect(() => parseLearnerGlosses(line)).toThrow('Line 1 is not a gloss')
})

test('9,000 words have a gloss, each once', () => {
	expect(glosses.length).toBeGreaterThan(9_000)
	const keys = new Set(glosses.map(({ word, pinyin }) => `${word} ${pinyin}`))
	expect(keys.size).toBe(glosses.length)
})

test('each gloss belongs to an entry of the dictionary', () => {
	const entries = new Set(wholeDictionary.map(({ word, pinyin }) => `${word} ${pinyin}`))
	expect(glosses.filter(({ word, pinyin }) => !entries.has(`${word} ${pinyin}`))).toEqual([])
})

test('every word of HSK 1 to 6 has a gloss', () => {
	const known = new Set(glosses.map(({ word, pinyin }) => `${word} ${pinyin}`))
	const listed = wholeDictionary.filter(({ levels }) =>
		levels.some(({ level }) => /^HSK[1-6]$/.test(level)),
	)
	expect(listed.filter(({ word, pinyin }) => !known.has(`${word} ${pinyin}`))).toEqual([])
})

test('no gloss gives the sound of its word away', () => {
	const found = glosses.filter(({ pinyin, gloss }) =>
		Object.values(gloss).some(({ definition }) =>
			definition
				.split(/[^\p{L}]+/u)
				.some((word) => /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/.test(word) && isSameReading(word, pinyin)),
		),
	)
	expect(found).toEqual([])
})

test.each([
	['穿', 'chuān', 'verb', 'to wear'],
	['里', 'lǐ', 'noun', 'in'],
	['在', 'zài', 'preposition', 'in'],
	['会', 'huì', 'auxiliary verb', 'can'],
	['还是', 'hái shi', 'adverb', 'still'],
	['喝茶', 'hē chá', 'verb', 'to drink tea'],
])('%s %s begins with the sense that learners meet', (word, pinyin, pos, beginning) => {
	const [first] = Object.entries(glossOf(word, pinyin)?.gloss ?? {})
	expect(first?.[0]).toBe(pos)
	expect(first?.[1].definition.startsWith(beginning)).toBe(true)
})

test('the usual measure words stand beside nouns', () => {
	expect(glossOf('书', 'shū')?.measureWords).toEqual(['本'])
	expect(glossOf('猫', 'māo')?.measureWords).toEqual(['只'])
})
