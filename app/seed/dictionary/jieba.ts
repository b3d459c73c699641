/**
 * What jieba's word list says a word mostly is, in the tags of the People's Daily corpus:
 * 学习 13482 v is a verb, 高兴 5387 b an adjective, 因为 35698 c a conjunction.
 */
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

/** Rows are a word, its frequency and its tag. Of 350,000 words only some are asked for. */
export function readTags(text: string, isWanted: (word: string) => boolean): Map<string, string> {
	const tags = new Map<string, string>()
	for (const row of text.split('\n')) {
		const word = row.slice(0, Math.max(0, row.indexOf(' ')))
		if (word !== '' && isWanted(word)) tags.set(word, row.slice(row.lastIndexOf(' ') + 1).trim())
	}
	return tags
}

/**
 * What a tag says at least. Undefined for those that say too little: l is any fixed expression,
 * x, g and zg a morpheme, and m is given to 一下 and 许多人 as well as to 三.
 */
export function partOfSpeechOfTag(tag: string): PartOfSpeech | undefined {
	switch (tag) {
		case 'vn':
			return 'verb'
		case 'ad':
		case 'an':
			return 'adjective'
		case 'uj':
		case 'ul':
		case 'uz':
		case 'ug':
		case 'ud':
		case 'uv':
			return 'particle'
		case 'zg':
			return undefined
	}
	switch (tag[0]) {
		case 'n':
		case 't':
		case 's':
		case 'f':
		case 'j':
			return 'noun'
		case 'v':
			return 'verb'
		case 'a':
		case 'b':
		case 'z':
			return 'adjective'
		case 'd':
			return 'adverb'
		case 'r':
			return 'pronoun'
		case 'p':
			return 'preposition'
		case 'c':
			return 'conjunction'
		case 'q':
			return 'measure word'
		case 'u':
		case 'y':
			return 'particle'
		case 'e':
			return 'interjection'
		case 'o':
			return 'onomatopoeia'
		case 'i':
			return 'idiom'
		case 'h':
			return 'prefix'
		case 'k':
			return 'suffix'
	}
	return undefined
}
