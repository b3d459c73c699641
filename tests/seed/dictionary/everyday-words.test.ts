import { expect, test } from 'vitest'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { parseEverydayWords, readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import { supplement } from '#app/seed/dictionary/supplement.ts'
import { wholeDictionary, wholeSources } from '#tests/support/whole-dictionary.ts'

const words = readEverydayWords()
const others = parseCedict(wholeSources.cedict + supplement)

test('a line has a word, its reading, its senses, its measure words and its traditional form', () => {
	const line =
		'错题\tcuò tí\tnoun: question one got wrong\t道\t錯題\n高三\tgāo sān\tnoun: last year\t\n'
	expect(parseEverydayWords(line)).toEqual([
		{
			word: '错题',
			pinyin: 'cuò tí',
			gloss: { noun: { definition: 'question one got wrong' } },
			measureWords: ['道'],
			traditional: '錯題',
		},
		{
			word: '高三',
			pinyin: 'gāo sān',
			gloss: { noun: { definition: 'last year' } },
			measureWords: [],
			traditional: '高三',
		},
	])
})

test('each word stands once, and CC-CEDICT and our supplement lack it', () => {
	const known = new Set(others.map(({ word }) => word))
	expect(words.filter(({ word }) => known.has(word)).map(({ word }) => word)).toEqual([])
	expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
})

test('a traditional form has as many characters as its word', () => {
	const unlike = words.filter(({ word, traditional }) => word.length !== traditional.length)
	expect(unlike).toEqual([])
})

test('each hanzi has a reading that it has elsewhere', () => {
	const known = new Set<string>()
	for (const { word, pinyin } of others) {
		const syllables = pinyin.toLowerCase().split(' ')
		if (syllables.length !== word.length) continue
		for (const [at, syllable] of syllables.entries()) known.add(word.charAt(at) + syllable)
	}
	const unlike = words.flatMap(({ word, pinyin }) => {
		const syllables = pinyin.toLowerCase().split(' ')
		// 儿 is the r of the syllable before it.
		const hanzi = syllables.length < word.length ? word.replaceAll('儿', '') : word
		const read = syllables.map((syllable) =>
			hanzi === word || known.has(hanzi + syllable) ? syllable : syllable.replace(/r$/, ''),
		)
		const isKnown = read.every((syllable, at) => known.has(hanzi.charAt(at) + syllable))
		return read.length === hanzi.length && isKnown ? [] : [`${word} ${pinyin}`]
	})
	expect(unlike).toEqual([])
})

test('the dictionary has everyday words with the meanings as they are written', () => {
	const entry = wholeDictionary.find(({ word }) => word === '词儿')
	expect(entry).toMatchObject({
		pinyin: 'cír',
		traditional: '詞兒',
		poses: ['noun'],
		measureWords: ['个'],
	})
	const known = new Set(wholeDictionary.map(({ word, pinyin }) => `${word} ${pinyin}`))
	expect(words.filter(({ word, pinyin }) => !known.has(`${word} ${pinyin}`))).toEqual([])
})
