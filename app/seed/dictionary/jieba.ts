/**
 * Reads parts of speech from jieba's word list, tagged as in the People's Daily corpus:
 * 学习 13482 v is a verb, 高兴 5387 b an adjective, 因为 35698 c a conjunction.
 */
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

/** Each row is a word, its frequency and its tag. Only wanted words of the 350,000 are kept. */
export function readTags(text: string, isWanted: (word: string) => boolean): Map<string, string> {
	const tags = new Map<string, string>()
	for (const row of text.split('\n')) {
		const word = row.slice(0, Math.max(0, row.indexOf(' ')))
		if (word !== '' && isWanted(word)) tags.set(word, row.slice(row.lastIndexOf(' ') + 1).trim())
	}
	return tags
}

/**
 * Maps a tag to a part of speech, or undefined if the tag is too vague: l is any fixed expression,
 * x, g and zg a morpheme, and m covers 一下 and 许多人 as well as 三.
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
